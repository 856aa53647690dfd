import { useEffect } from 'react';
import { endTakingOver } from '../../ui/taking-over.ts';
import { screenReady } from './early-taps.ts';

/** When the effect runs, the screen is hydrated and its buttons work. */
export function useScreenReady(): void {
  useEffect(function takeOverTaps() {
    endTakingOver();
    document.dispatchEvent(new Event(screenReady));
  }, []);
}
