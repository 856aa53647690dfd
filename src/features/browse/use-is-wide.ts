import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 1100px)');

const watch = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** Wide enough for cards and map side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
