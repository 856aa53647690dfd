import { useSyncExternalStore } from 'react';

/** One value outside React that components can watch. */
export interface Watchable<T> {
  get: () => T;
  set: (next: T) => void;
  use: () => T;
}

export function watchable<T>(initial: T): Watchable<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (watch: () => void): (() => void) => {
    watchers.add(watch);
    return () => {
      watchers.delete(watch);
    };
  };
  return {
    get,
    set: (next) => {
      value = next;
      for (const watch of watchers) watch();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
