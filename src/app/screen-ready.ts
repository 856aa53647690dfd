import { useEffect } from 'react';
import { screenReady } from './early-taps.ts';

/** When an effect runs, the buttons around it work. */
export function useScreenReady(): void {
  useEffect(function takeOverTaps() {
    document.dispatchEvent(new Event(screenReady));
  }, []);
}
