import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sameEntry, useHistoryEntry } from './history-entry.ts';
import { isHydrating } from './hydrating.ts';
import { keepAt, keptAt } from './kept-at-entry.ts';

/** A list that loads more while somebody scrolls. */
export interface GrowingList {
  items: readonly unknown[];
  state: 'loading' | 'failed' | 'ready';
  /** The list still shows the answer to an earlier question. */
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

const scroll = 'list scroll';

function scrollAt(entry: string): KeptScroll | undefined {
  const kept = keptAt(entry, scroll);
  if (typeof kept !== 'object' || kept === null || !('y' in kept) || !('items' in kept)) return undefined;
  const { y, items } = kept;
  return typeof y === 'number' && typeof items === 'number' && y > 0 ? { y, items } : undefined;
}

const whole = {
  items: [],
  isOld: false,
  hasMore: false,
  isLoadingMore: false,
  isMoreFailed: false,
  loadMore: () => undefined,
};

/** The same for a screen that is complete as soon as its data is there. */
export function useKeptPlace(isThere: boolean): void {
  useKeptScroll({ ...whole, state: isThere ? 'ready' : 'loading' });
}

/**
 * Back and reload return to the same card. As many cards as before are loaded again, then the page scrolls: the browser's
 * own restoration comes too early for a list that loads. Returns true while cards are missing; showing the first of them
 * then would make the page jump.
 */
export function useKeptScroll(list: GrowingList): boolean {
  const entry = useHistoryEntry();
  const [at, setAt] = useState(entry);
  const [wanted, setWanted] = useState(() => scrollAt(entry));
  // A written page already has its first cards.
  const [isWritten] = useState(() => isHydrating() && list.items.length > 0);
  if (at !== entry) {
    setAt(entry);
    setWanted(scrollAt(entry));
  }
  const count = list.items.length;
  const { state, hasMore, isLoadingMore, isMoreFailed, loadMore, isOld } = list;
  const latestCount = useRef(count);
  useEffect(function keepCount() {
    latestCount.current = count;
  });

  /** The entry whose scroll position is restored: from now on scrolling is the person's own. */
  const reached = useRef<string>(undefined);
  /** The last scroll position. When the screen is left it is too late: the page has shrunk or was scrolled by the browser. */
  const lastY = useRef(0);
  useLayoutEffect(
    function keepScroll() {
      if (scrollAt(entry) === undefined) reached.current = entry;
      lastY.current = window.scrollY;
      const hear = (): void => {
        if (sameEntry().entry === entry) lastY.current = window.scrollY;
      };
      const leave = (): void => {
        if (reached.current === entry) keepAt(entry, scroll, { y: lastY.current, items: latestCount.current });
      };
      window.addEventListener('scroll', hear, { passive: true });
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('scroll', hear);
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
    [entry],
  );

  const isShort = wanted !== undefined && count < wanted.items && hasMore && !isMoreFailed;
  // Scroll before the cards are painted, or they would show at the wrong position first.
  useLayoutEffect(
    function scrollBack() {
      if (wanted === undefined || state !== 'ready' || isOld) return undefined;
      if (isShort) {
        if (!isLoadingMore) loadMore();
        return undefined;
      }
      const frame = requestAnimationFrame(() => {
        window.scrollTo(0, wanted.y);
        lastY.current = window.scrollY;
        reached.current = entry;
        setWanted(undefined);
      });
      return () => cancelAnimationFrame(frame);
    },
    [wanted, entry, state, isShort, isLoadingMore, loadMore, isOld],
  );
  return isShort && !isWritten;
}
