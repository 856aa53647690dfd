import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { indexOfEntry } from './history-entry.ts';

const never = () => () => undefined;

/** A link of the site was followed before the scripts were there. A new tab has nothing to go back to. */
const cameByBrowser = (): boolean =>
  history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/** Whether the visitor came to this screen from inside the site. On a written page it is false at first. */
export function useCameFromInside(): boolean {
  // Rendered again with each entry.
  useLocation();
  return useSyncExternalStore(
    never,
    () => indexOfEntry() > 0 || cameByBrowser(),
    () => false,
  );
}
