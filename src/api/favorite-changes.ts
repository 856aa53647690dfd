import { limits } from '../contract/limits.ts';
import { readStored, store } from './storage.ts';

/** The favourites that were added (true) or removed (false) since the account was last told; the latest last. */
export type FavoriteChanges = ReadonlyMap<string, boolean>;

/** The changes from the stored text; anything but such a map counts as empty. */
export function changesOf(stored: string | null): FavoriteChanges {
  if (stored === null) return new Map();
  try {
    const map: unknown = JSON.parse(stored);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return new Map();
    return new Map(
      Object.entries(map).flatMap(([id, isFavorite]) => (typeof isFavorite === 'boolean' ? [[id, isFavorite]] : [])),
    );
  } catch (problem) {
    console.warn('The unsent favourites cannot be read', problem);
    return new Map();
  }
}

/** The changes that are kept under a key of the browser's storage. */
export function changesStore(key: string) {
  const unsent = (): FavoriteChanges => changesOf(readStored(key));
  const keep = (changes: FavoriteChanges): void =>
    store(key, changes.size === 0 ? null : JSON.stringify(Object.fromEntries(changes)));
  return {
    unsent,
    note: (id: string, isFavorite: boolean): void =>
      keep(new Map([...[...unsent()].filter(([known]) => known !== id), [id, isFavorite]])),
    forget: (): void => keep(new Map()),
    /** Removes changes that were sent, unless they were changed again meanwhile. */
    dropSent: (sent: FavoriteChanges): void =>
      keep(new Map([...unsent()].filter(([id, isFavorite]) => sent.get(id) !== isFavorite))),
  };
}
export type ChangesStore = ReturnType<typeof changesStore>;

/**
 * The list after the changes, the latest first. Additions come to the front while there is room; an id that is already on
 * the list stays where it is.
 */
export function withChanges(ids: readonly string[], changes: FavoriteChanges): string[] {
  const added = [...changes].filter(([id, isFavorite]) => isFavorite && !ids.includes(id)).map(([id]) => id);
  const stay = ids.filter((id) => changes.get(id) !== false);
  return [...added.toReversed().slice(0, Math.max(0, limits.favoritesMaximum - stay.length)), ...stay];
}
