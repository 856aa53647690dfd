import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1100px)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Wide enough for cards and map side by side. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => false,
  );
