import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, `(min-width: 1100px)`. Not on the server, so that its HTML is that of a phone. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
