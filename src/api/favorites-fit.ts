import { type ListingId, listingId } from '../contract/fields.ts';
import { limits } from '../contract/limits.ts';

/** What the server takes: ids of listings. Whatever else got into local storage stays out. */
export const listable = (ids: readonly string[]): ListingId[] =>
  ids.flatMap((id) => {
    const read = listingId.safeParse(id);
    return read.success ? [read.data] : [];
  });

/** How many did not fit: one call takes as many as a list, the first of them, and a full list takes no more. */
export function countLeftOut(added: readonly string[], kept: readonly string[]): number {
  const isFull = kept.length >= limits.favoritesMaximum;
  const refused = isFull ? added : added.slice(limits.favoritesMaximum);
  const onList = new Set(kept);
  return refused.filter((id) => !onList.has(id)).length;
}
