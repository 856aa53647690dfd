import { type QueryState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient, stateOf, useAnswerPages } from '../../api/query.ts';
import type { Bounds } from '../../contract/area.ts';
import { listingId } from '../../contract/fields.ts';
import { getListing, type ListingCard, listListings, searchListings } from '../../contract/listing.ts';
import type { BrowseState } from './browse-state.ts';
import { isLong, matches, questionOf, sorted } from './question.ts';

export interface Listings {
  items: readonly ListingCard[];
  total: number | undefined;
  state: 'loading' | 'failed' | 'ready';
  problem: ApiError | null;
  /** Answers to an earlier question are shown until the new ones come. */
  isOld: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The matches of a state, page by page; in the favourites view the matching favourites. */
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
  const pages = asked.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    total: pages?.[0]?.total,
    state: stateOf(asked),
    problem: asked.error,
    isOld: asked.isPlaceholderData,
    hasMore: asked.hasNextPage,
    isLoadingMore: asked.isFetchingNextPage,
    isMoreFailed: asked.isFetchNextPageError,
    loadMore: () => void asked.fetchNextPage(),
    retry: () => void asked.refetch(),
  };
}

const nextOf = ({ nextCursor }: { nextCursor: string | null }): string | null => nextCursor;

/** By id; one that is gone has no card. */
type LoadedFavorites = ReadonlyMap<string, ListingCard | undefined>;

const favoritesKey = 'favorite listings';
const favoritesLoaded = 200;
const atOnce = 6;

/** An earlier answer that has these favourites as well: whoever takes one off the list need not wait for the others. */
const answeredBefore = (ids: ReadonlySet<string>) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [favoritesKey] })
    .map(({ state }) => state as QueryState<LoadedFavorites>)
    .find(({ data }) => data !== undefined && [...ids].slice(0, favoritesLoaded).every((id) => data.has(id)));

/** There is no call for many ids; each favourite is asked for alone, a few at a time. One that is gone is left out. */
async function loadFavorites(ids: readonly string[], signal: AbortSignal): Promise<LoadedFavorites> {
  const waiting = ids.slice(0, favoritesLoaded);
  const loaded = new Map<string, ListingCard | undefined>();
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) loaded.set(id, await favoriteOf(id, signal));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loaded;
}

async function favoriteOf(id: string, signal: AbortSignal): Promise<ListingCard | undefined> {
  const read = listingId.safeParse(id);
  if (!read.success) return undefined;
  try {
    return await call(getListing, { params: { id: read.data } }, { signal });
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return undefined;
    throw problem;
  }
}

function useFavoriteListings(state: BrowseState, ids: ReadonlySet<string>): Listings {
  const asked = useQuery<LoadedFavorites, ApiError>(
    {
      queryKey: [favoritesKey, [...ids].toSorted()],
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
      loaded.filter((card) => ids.has(card.id) && matches(card, state)),
      state,
    );
  }, [asked.data, ids, state]);
  return {
    items,
    total: asked.data === undefined ? undefined : items.length,
    state: stateOf(asked),
    problem: asked.error,
    isOld: false,
    hasMore: false,
    isLoadingMore: false,
    isMoreFailed: false,
    loadMore: () => undefined,
    retry: () => void asked.refetch(),
  };
}
