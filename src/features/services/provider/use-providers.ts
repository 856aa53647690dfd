import { useMemo } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { stateOf, useAnswerPages } from '../../../api/query.ts';
import { currencyOf, type ServiceCurrency } from '../../../contract/currency.ts';
import { listProviders, type Place, type ProviderCard } from '../../../contract/services/provider.ts';
import { isAsked, questionOf, type ServicesState } from './services-state.ts';

export interface FoundProviders {
  items: readonly ProviderCard[];
  total: number | undefined;
  /** False where there are more than `total`. */
  isTotalExact: boolean;
  /** In which prices are asked for. */
  currency: ServiceCurrency;
  /** Others offer in the other one, where prices are compared. */
  hasOtherCurrency: boolean;
  place: Place | undefined;
  otherPlaces: readonly Place[];
  state: 'loading' | 'failed' | 'ready';
  problem: ApiError | null;
  isOld: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The providers that match the state, page by page. Without a place nothing is asked. */
export function useProviders(state: ServicesState): FoundProviders {
  const asked = useAnswerPages(
    listProviders,
    (cursor) => questionOf(state, cursor),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true, isEnabled: isAsked(state) },
  );
  const pages = asked.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    total: pages?.[0]?.total,
    isTotalExact: pages?.[0]?.isTotalExact ?? true,
    currency: pages?.[0]?.currency ?? currencyOf(state.country ?? 'de'),
    hasOtherCurrency: pages?.[0]?.hasOtherCurrency ?? false,
    place: pages?.[0]?.place ?? undefined,
    otherPlaces: pages?.[0]?.otherPlaces ?? [],
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
