import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

/** The listings that this browser has opened, the latest last. Map and grid show them differently. */
const key = 'viewed';
const eventName = 'viewedChanged';
const kept = 500;

/** The ids from the stored text; anything but a list of texts counts as empty. */
export function viewedOf(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  } catch (problem) {
    console.warn('The viewed listings cannot be read', problem);
    return [];
  }
}

/** The list with one more at its end, each id once, the oldest dropped. */
export const withViewed = (ids: readonly string[], id: string): readonly string[] =>
  [...ids.filter((known) => known !== id), id].slice(-kept);

let read: { stored: string | null; ids: ReadonlySet<string> } = { stored: null, ids: new Set() };

function currentIds(): ReadonlySet<string> {
  const stored = readStored(key);
  if (stored !== read.stored) read = { stored, ids: new Set(viewedOf(stored)) };
  return read.ids;
}

function watch(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener(eventName, changed);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(eventName, changed);
    removeEventListener('storage', listen);
  };
}

export function markViewed(id: string): void {
  store(key, JSON.stringify(withViewed(viewedOf(readStored(key)), id)));
  dispatchEvent(new Event(eventName));
}

export const useViewed = (): ReadonlySet<string> => useSyncExternalStore(watch, currentIds);
