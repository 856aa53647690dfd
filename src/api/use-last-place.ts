import { useSyncExternalStore } from 'react';
import { type LastPlace, lastPlaceKey } from './last-place.ts';
import { readStored } from './storage.ts';

/** Undefined for a text that is no such place. */
export function placeOf(stored: string | null): LastPlace | undefined {
  if (stored === null) return undefined;
  try {
    const read = JSON.parse(stored) as Partial<LastPlace> | null;
    const { zip, place, country } = read ?? {};
    const isPlace = typeof zip === 'string' && typeof place === 'string' && zip + place !== '';
    return isPlace ? { zip, place, country: typeof country === 'string' ? country : null } : undefined;
  } catch (problem) {
    console.warn('The last place cannot be read', problem);
    return undefined;
  }
}

let read: { stored: string | null; place: LastPlace | undefined } = { stored: null, place: undefined };

function current(): LastPlace | undefined {
  const stored = readStored(lastPlaceKey);
  if (stored !== read.stored) read = { stored, place: placeOf(stored) };
  return read.place;
}

/** It changes only by searching, which is another screen. */
const never = () => () => {};

/** Undefined on the server, and where nothing was searched yet. */
export const useLastPlace = (): LastPlace | undefined => useSyncExternalStore(never, current, () => undefined);
