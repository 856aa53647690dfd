import { useState } from 'react';
import type { Bounds } from '../../../contract/area.ts';
import type { BrowseState } from './browse-state.ts';
import { type Listings, useListings } from './use-listings.ts';
import { type SearchedBox, useSearchedBox } from './use-searched-box.ts';

interface SplitListings {
  listings: Listings;
  /** The first answer is on its way. */
  isAsked: boolean;
  searched: SearchedBox;
  /** The area that the list is of, beside the map. */
  box: Bounds | undefined;
}

/**
 * The cards beside the map are those of its area. If a stay begins with both, the cards wait for the map; otherwise other
 * cards would be shown and replaced a moment later.
 */
export function useSplitListings(
  state: BrowseState,
  favoriteIds: ReadonlySet<string>,
  isSplit: boolean,
): SplitListings {
  // Without a view in the address the map is about to move.
  const searched = useSearchedBox(state.isMapFollowed || state.map === undefined);
  const seen = searched.searched;
  const box = isSplit && seen !== 'no map' ? seen : undefined;
  const listings = useListings(state, favoriteIds, box);
  const [areAwaited, setAreAwaited] = useState(state.view === 'map');
  const areThere = seen === 'no map' || (seen !== undefined && listings.state !== 'loading' && !listings.isOld);
  if (areAwaited && (areThere || !isSplit || state.isFavorites)) setAreAwaited(false);
  const shown: Listings = areAwaited ? { ...listings, items: [], total: undefined, state: 'loading' } : listings;
  return { listings: shown, isAsked: listings.state === 'loading', searched, box };
}
