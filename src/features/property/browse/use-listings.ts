import { type QueryState, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { isPassing, queryClient, stateOf, useAnswerPages } from '../../../api/query.ts';
import type { Bounds } from '../../../contract/area.ts';
import { listingId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { type ListingCard, type ListingPage, listCards, searchListings } from '../../../contract/property/browse.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import { type FavoriteCards, favoriteCardsKey } from '../favorite/favorite-cards.ts';
import { useAreFavoritesComing } from '../favorite/favorites.ts';
import type { BrowseState } from './browse-state.ts';
import { isLong, questionOf, sorted } from './question.ts';

export interface Listings {
  items: readonly ListingCard[];
  total: number | undefined;
  /** Favourites that are not public: paused, sold, withdrawn. */
  goneIds: readonly string[];
  state: 'loading' | 'failed' | 'ready';
  problem: ApiError | null;
  /** The list still shows answers to an earlier question. */
  isOld: boolean;
  /** The answer to the present question could not be had. The list is that of an earlier one. */
  isKept: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The matches of a state, page by page; in the favourites view all favourites, whatever filters stand. */
export function useListings(state: BrowseState, favoriteIds: ReadonlySet<string>, box: Bounds | undefined): Listings {
  const found = useFoundListings(state, box);
  const kept = useFavoriteListings(state, favoriteIds);
  return state.isFavorites ? kept : found;
}

function useFoundListings(state: BrowseState, box: Bounds | undefined): Listings {
  const question = questionOf(state, box);
  const isBody = isLong(question);
  const at = (cursor: string | undefined) => ({ ...question, ...(cursor === undefined ? {} : { cursor }) });
  const options = { keepsPrevious: true };
  const short = useAnswerPages(listListings, (cursor) => ({ query: at(cursor) }), nextOf, {
    ...options,
    isEnabled: !state.isFavorites && !isBody,
  });
  const long = useAnswerPages(searchListings, (cursor) => ({ body: at(cursor) }), nextOf, {
    ...options,
    isEnabled: !state.isFavorites && isBody,
  });
  const asked = isBody ? long : short;
  const before = useLastAnswer(asked.data?.pages, state.isFavorites);
  // Nothing has changed if the network is away: the list that was there says more than an error.
  const isKept = asked.data === undefined && asked.error !== null && isPassing(asked.error) && before !== undefined;
  const pages = isKept ? before : asked.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    total: pages?.[0]?.total,
    goneIds: none,
    state: isKept ? 'ready' : stateOf(asked),
    problem: asked.error,
    isOld: asked.isPlaceholderData || isKept,
    isKept,
    hasMore: asked.hasNextPage && !isKept,
    isLoadingMore: asked.isFetchingNextPage,
    isMoreFailed: asked.isFetchNextPageError,
    loadMore: () => void asked.fetchNextPage(),
    retry: () => void asked.refetch(),
  };
}

type Pages = readonly ListingPage[];

/** The latest answer that came, as long as the screen. */
function useLastAnswer(pages: Pages | undefined, isOff: boolean): Pages | undefined {
  const [last, setLast] = useState(pages);
  if (pages !== undefined && pages !== last && !isOff) setLast(pages);
  return last;
}

const none: readonly string[] = [];

const nextOf = ({ nextCursor }: { nextCursor: string | null }): string | null => nextCursor;

/** An earlier answer that contains these favourites, so that removing one does not reload the others. */
const answeredBefore = (ids: ReadonlySet<string>) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [favoriteCardsKey] })
    .map(({ state }) => state as QueryState<FavoriteCards>)
    .find(({ data }) => data !== undefined && [...ids].every((id) => data.has(id)));

/** The latest first, at most as many as an account keeps. Local storage may contain invalid ids. */
async function loadFavorites(ids: readonly string[], signal: AbortSignal): Promise<FavoriteCards> {
  const asked = ids.map((id) => listingId.safeParse(id).data).filter((id) => id !== undefined);
  const body = { ids: asked.slice(0, limits.favoritesMaximum) };
  const unasked = new Set<string>(asked.slice(limits.favoritesMaximum));
  const { items } = body.ids.length === 0 ? { items: [] } : await call(listCards, { body }, { signal });
  const cards = new Map(items.map((card): [string, ListingCard] => [card.id, card]));
  return new Map(ids.filter((id) => !unasked.has(id)).map((id) => [id, cards.get(id)]));
}

function useFavoriteListings(state: BrowseState, ids: ReadonlySet<string>): Listings {
  const asked = useQuery<FavoriteCards, ApiError>(
    {
      queryKey: [favoriteCardsKey, [...ids].toSorted()],
      queryFn: ({ signal }) => loadFavorites([...ids], signal),
      enabled: state.isFavorites,
      placeholderData: (before) => before,
      initialData: () => answeredBefore(ids)?.data,
      initialDataUpdatedAt: () => answeredBefore(ids)?.dataUpdatedAt,
    },
    queryClient,
  );
  const items = useMemo(() => {
    const loaded = [...(asked.data?.values() ?? [])].filter((card) => card !== undefined);
    return sorted(
      loaded.filter((card) => ids.has(card.id)),
      state,
    );
  }, [asked.data, ids, state]);
  const goneIds = useMemo(() => {
    const loaded = asked.isPlaceholderData ? undefined : asked.data;
    return [...ids].filter((id) => loaded?.has(id) === true && loaded.get(id) === undefined);
  }, [asked.data, asked.isPlaceholderData, ids]);
  const areComing = useAreFavoritesComing() && ids.size === 0;
  return {
    items,
    total: areComing || asked.data === undefined ? undefined : items.length,
    goneIds,
    state: areComing ? 'loading' : stateOf(asked),
    problem: asked.error,
    isOld: false,
    isKept: false,
    hasMore: false,
    isLoadingMore: false,
    isMoreFailed: false,
    loadMore: () => undefined,
    retry: () => void asked.refetch(),
  };
}
