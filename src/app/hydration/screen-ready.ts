import { useEffect } from 'react';
import { startSession } from '../../api/session.ts';
import { endTakingOver } from '../../ui/taking-over.ts';
import { screenReady } from './early-taps.ts';

/**
 * When the effect runs, the screen is hydrated. Its buttons work as soon as it is known who is there: a heart that is shown
 * empty to a guest may be full.
 */
export function useScreenReady(): void {
  useEffect(function takeOverTaps() {
    endTakingOver();
    void startSession().then(() => document.dispatchEvent(new Event(screenReady)));
  }, []);
}
