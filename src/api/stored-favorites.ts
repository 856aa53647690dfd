// A list of favourites as the browser's storage has it. Without React: the first script of a page reads it, too.

/** One shared empty set: a new one each time would make React render again. */
export const none: ReadonlySet<string> = new Set();

/** The ids from the stored text; anything but such a map counts as empty. */
export function favoritesOf(stored: string | null): ReadonlySet<string> {
  if (stored === null) return none;
  try {
    const map: unknown = JSON.parse(stored);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return new Set();
    return new Set(Object.entries(map).flatMap(([id, isFavorite]) => (isFavorite === true ? [id] : [])));
  } catch (problem) {
    console.warn('The stored favourites cannot be read', problem);
    return new Set();
  }
}

/** The text of a list, the latest first; null for an empty one. */
export const writtenFavorites = (ids: readonly string[]): string | null =>
  ids.length === 0 ? null : JSON.stringify(Object.fromEntries(ids.map((id) => [id, true])));
