import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHistoryEntry } from '#ui/history-entry.ts';
import { isHydrating } from '#ui/hydrating.ts';
import { keepRowsAt, rowsAt } from './kept-rows.ts';
import type { Listings } from './use-listings.ts';

/** 1, 2, 3, 4 or 6 columns by the available width. `card-grid` of layout.css lays them out by the same steps. */
const columnSteps = [
  [1500, 6],
  [1080, 4],
  [780, 3],
  [500, 2],
] as const;
const columnsFor = (width: number): number => columnSteps.find(([from]) => width >= from)?.[1] ?? 1;

const gapPixels = 16;
const rowGapPixels = 26;
const textPixels = 130;
/** So many cards before the end of the loaded ones, the next page is requested. */
const cardsAhead = 6;
const rowsAheadMinimum = 2;
/** The cards that most screens show at first: two rows of six. */
const firstCards = 12;

interface ShownCards {
  /** The range among the loaded cards: from the first, up to and without the last. */
  from: number;
  to: number;
  /** The height in pixels of the cards left out. */
  above: number;
  below: number;
  /** Undefined until the browser has laid out the first cards. */
  columns: number | undefined;
  /** The `ref` for the first card of each row. */
  measureRow: (card: Element | null) => void;
}

/** Only visible rows are rendered; more load while somebody scrolls. The first cards are those of the written page. */
export function useShownCards(listings: Listings, frame: RefObject<HTMLElement | null>): ShownCards {
  const place = usePlace(frame);
  const { width, top } = place ?? { width: 0, top: 0 };
  const columns = columnsFor(width);
  const cardWidth = (width - gapPixels * (columns - 1)) / columns;
  const { items, hasMore, isLoadingMore, isMoreFailed, loadMore } = listings;
  const rows = place === undefined ? 0 : Math.ceil(items.length / columns);
  const entry = useHistoryEntry();
  const [before] = useState(() => rowsAt(entry));
  const heightBefore = (row: number): number | null => (before?.width === width ? (before.heights[row] ?? null) : null);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: (row) => heightBefore(row) ?? Math.round(cardWidth * 0.75) + textPixels,
    gap: rowGapPixels,
    overscan: 3,
    scrollMargin: top,
  });
  useEffect(
    function measureAnew() {
      virtualizer.measure();
    },
    [virtualizer, cardWidth],
  );
  useLeaving(entry, (at) => {
    if (place === undefined) return;
    const heights = Array.from({ length: rows }, (_, row) => heightBefore(row));
    for (const { index, size } of virtualizer.takeSnapshot()) heights[index] = size;
    keepRowsAt(at, { width, heights });
  });
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const rowsAhead = Math.max(rowsAheadMinimum, Math.ceil(cardsAhead / columns));
  const isNearEnd = rows > 0 && (virtualizer.range?.endIndex ?? 0) >= rows - rowsAhead;
  useEffect(
    function loadAsOneScrolls() {
      if (isNearEnd && hasMore && !isLoadingMore && !isMoreFailed) loadMore();
    },
    [isNearEnd, hasMore, isLoadingMore, isMoreFailed, loadMore],
  );
  const measureRow = virtualizer.measureElement;
  if (place === undefined || first === undefined || last === undefined)
    return { from: 0, to: Math.min(items.length, firstCards), above: 0, below: 0, columns: undefined, measureRow };
  return {
    from: first.index * columns,
    to: (last.index + 1) * columns,
    above: first.start - top,
    below: virtualizer.getTotalSize() - (last.end - top),
    columns,
    measureRow,
  };
}

/** Calls back when the entry of the history is left, also for another page. */
function useLeaving(entry: string, onLeave: (entry: string) => void): void {
  const keep = useEffectEvent(onLeave);
  useLayoutEffect(
    function keepOnLeaving() {
      const leave = (): void => keep(entry);
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
    [entry],
  );
}

interface CardPlace {
  width: number;
  /** Pixels from the top of the page. */
  top: number;
}

function usePlace(frame: RefObject<HTMLElement | null>): CardPlace | undefined {
  const [place, setPlace] = useState<CardPlace>();
  useLayoutEffect(
    function watchPlace() {
      const element = frame.current;
      if (element === null) return undefined;
      const measure = (): void => {
        const { width, top } = element.getBoundingClientRect();
        const next = { width, top: Math.round(top + window.scrollY) };
        const keep = (): void =>
          setPlace((before) => (before?.width === next.width && before.top === next.top ? before : next));
        // At the top of the page the written cards stay, so leaving out the others can wait.
        if (isHydrating() && window.scrollY === 0) startTransition(keep);
        else keep();
      };
      const watcher = new ResizeObserver(measure);
      watcher.observe(element);
      watcher.observe(document.body);
      measure();
      return () => watcher.disconnect();
    },
    [frame],
  );
  return place;
}
