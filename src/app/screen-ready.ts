import { useEffect } from 'react';
import { endTakingOver } from '../ui/taking-over.ts';
import { screenReady } from './early-taps.ts';

/** When an effect runs, the buttons around it work. */
export function useScreenReady(): void {
  useEffect(function takeOverTaps() {
    endTakingOver();
    document.dispatchEvent(new Event(screenReady));
  }, []);
}
