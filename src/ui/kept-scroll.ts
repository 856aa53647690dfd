import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A list that loads on as one scrolls. */
export interface GrowingList {
  items: readonly unknown[];
  state: 'loading' | 'failed' | 'ready';
  /** Shows the answer to an earlier question. */
  isOld: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
}

interface KeptScroll {
  y: number;
  items: number;
}

const keyOf = (locationKey: string, query: string): string => `list scroll ${locationKey} ${query}`;

function stored(key: string): KeptScroll | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('y' in kept) || !('items' in kept)) return undefined;
    const { y, items } = kept;
    return typeof y === 'number' && typeof items === 'number' ? { y, items } : undefined;
  } catch (problem) {
    console.warn('The scroll position could not be read', problem);
    return undefined;
  }
}

/**
 * Back and reload return to the same card: as many cards as there were are loaded again, then the page scrolls there.
 * The browser's own restoration comes too early for a list that loads.
 */
export function useKeptScroll(list: GrowingList): void {
  const { key, search } = useLocation();
  const place = keyOf(key, search);
  const wanted = useRef<KeptScroll>(undefined);
  const count = list.items.length;
  const latestCount = useRef(count);
  useEffect(function keepCount() {
    latestCount.current = count;
  });

  useEffect(
    function keepScroll() {
      wanted.current = stored(place);
      const keep = (): void => {
        try {
          sessionStorage.setItem(place, JSON.stringify({ y: window.scrollY, items: latestCount.current }));
        } catch (problem) {
          console.warn('The scroll position could not be kept', problem);
        }
      };
      // By the time of unmounting the page has shrunk already, so each scroll is kept as it ends.
      window.addEventListener('scrollend', keep);
      window.addEventListener('pagehide', keep);
      return () => {
        window.removeEventListener('scrollend', keep);
        window.removeEventListener('pagehide', keep);
      };
    },
    [place],
  );

  const { state, hasMore, isLoadingMore, isMoreFailed, loadMore, isOld } = list;
  useEffect(
    function scrollBack() {
      const kept = wanted.current;
      if (kept === undefined || state !== 'ready' || isOld) return;
      if (count < kept.items && hasMore && !isMoreFailed) {
        if (!isLoadingMore) loadMore();
        return;
      }
      wanted.current = undefined;
      requestAnimationFrame(() => window.scrollTo(0, kept.y));
    },
    [state, count, hasMore, isLoadingMore, isMoreFailed, loadMore, isOld],
  );
}
