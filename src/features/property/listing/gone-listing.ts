import type { InfiniteData } from '@tanstack/react-query';
import { nameOf, queryClient, refresh } from '../../../api/query.ts';
import type { ListingId } from '../../../contract/fields.ts';
import { type ListingPage, searchListings } from '../../../contract/property/browse.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import { type MapAnswer, mapListings, searchMap } from '../../../contract/property/browse-map.ts';
import { type FavoriteCards, favoriteCardsKey } from '../favorite/favorite-cards.ts';

/** Removes a listing that turned out to be gone from all cached lists and maps, even from fresh answers. */
export function forgetListing(id: ListingId): void {
  const isOther = (listed: { id: ListingId }): boolean => listed.id !== id;
  const lists = [listListings, searchListings].map((asked) => [nameOf(asked), 'pages']);
  for (const list of lists) changeKept<ListingPages>(list, (kept) => pagesOf(kept, isOther));
  changeKept<FavoriteCards>([favoriteCardsKey], (kept) => (kept.has(id) ? new Map([...kept, [id, undefined]]) : kept));
  for (const map of [mapListings, searchMap]) {
    changeKept<MapAnswer>([nameOf(map)], (kept) => ({ ...kept, pins: kept.pins.filter(isOther) }));
    // Only the server knows which cluster has counted it.
    void refresh(map);
  }
}

type ListingPages = InfiniteData<ListingPage, string | undefined>;

/** The pages without the listing. Each page carries the total, so it is changed in all of them. */
function pagesOf(kept: ListingPages, isThere: (listed: { id: ListingId }) => boolean): ListingPages {
  if (kept.pages.every(({ items }) => items.every(isThere))) return kept;
  const pages = kept.pages.map((page) => ({ ...page, items: page.items.filter(isThere), total: page.total - 1 }));
  return { ...kept, pages };
}

/** Changes cached answers without changing their age. */
function changeKept<Kept>(key: readonly unknown[], change: (kept: Kept) => Kept): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: key })) {
    if (state.data === undefined) continue;
    queryClient.setQueryData(queryKey, change(state.data as Kept), { updatedAt: state.dataUpdatedAt });
  }
}
