import { type ListingId, listingId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';

/** The valid listing ids among those from local storage: the server refuses anything else. */
export const listable = (ids: readonly string[]): ListingId[] =>
  ids.flatMap((id) => {
    const read = listingId.safeParse(id);
    return read.success ? [read.data] : [];
  });

/** How many did not fit. One call sends at most as many as a list holds, and a full list takes no more. */
export function countLeftOut(added: readonly string[], kept: readonly string[]): number {
  const isFull = kept.length >= limits.favoritesMaximum;
  const refused = isFull ? added : added.slice(limits.favoritesMaximum);
  const onList = new Set(kept);
  return refused.filter((id) => !onList.has(id)).length;
}
