import { useState } from 'react';
import type { Bounds } from '../../contract/area.ts';
import type { BrowseState } from './browse-state.ts';
import { type Listings, useListings } from './use-listings.ts';

/** What the map shows, or that there is none to show anything. */
export type Seen = Bounds | 'no map';

interface SplitListings {
  listings: Listings;
  /** The first answer is on its way. */
  isAsked: boolean;
  onSeen: (seen: Seen) => void;
}

/**
 * Beside the map stand the cards of what it shows. Where a visit begins with both, the cards wait for the map: others
 * would have to make way for them a moment later.
 */
export function useSplitListings(
  state: BrowseState,
  favoriteIds: ReadonlySet<string>,
  isSplit: boolean,
): SplitListings {
  const [seen, setSeen] = useState<Seen>();
  const listings = useListings(state, favoriteIds, isSplit && seen !== 'no map' ? seen : undefined);
  const [areAwaited, setAreAwaited] = useState(state.view === 'map');
  const areThere = seen === 'no map' || (seen !== undefined && listings.state !== 'loading' && !listings.isOld);
  if (areAwaited && (areThere || !isSplit || state.isFavorites)) setAreAwaited(false);
  const shown: Listings = areAwaited ? { ...listings, items: [], total: undefined, state: 'loading' } : listings;
  return { listings: shown, isAsked: listings.state === 'loading', onSeen: setSeen };
}
