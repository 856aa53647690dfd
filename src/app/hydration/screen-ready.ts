import { useEffect } from 'react';
import { endHydration } from '#ui/hydrating.ts';
import { startSession } from '../../api/session.ts';
import { screenReady } from './recorded-actions.ts';

/**
 * When the effect runs, the screen is hydrated. Its buttons work as soon as it is known who is there: a heart that is shown
 * empty to a guest may be full.
 */
export function useScreenReady(): void {
  useEffect(function announceHydration() {
    endHydration();
    void startSession().then(() => document.dispatchEvent(new Event(screenReady)));
  }, []);
}
