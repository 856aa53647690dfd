import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './result-grid.module.css';
import type { Listings } from './use-listings.ts';

interface ResultGridProps {
  listings: Listings;
  isFavoritesView: boolean;
  highlighted: string | undefined;
  onHover?: (id: string | undefined) => void;
}

/** spec.md §2: 1, 2, 3, 4 or 6 columns, by the width there is. */
const columnSteps = [
  [1500, 6],
  [1080, 4],
  [780, 3],
  [500, 2],
] as const;
export const columnsFor = (width: number): number => columnSteps.find(([from]) => width >= from)?.[1] ?? 1;

const gapPixels = 16;
const textPixels = 196;
const rowsAhead = 3;

/** All cards that are loaded, of which only the rows in sight are in the page; the rest loads as one scrolls. */
export function ResultGrid({ listings, isFavoritesView, highlighted, onHover }: ResultGridProps) {
  const words = useWords('browse');
  const frame = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(frame);
  const columns = columnsFor(width);
  const cardWidth = (width - gapPixels * (columns - 1)) / columns;
  const { items, hasMore, isLoadingMore, loadMore } = listings;
  const rows = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => Math.round(cardWidth * 0.75) + textPixels + gapPixels,
    overscan: 3,
    scrollMargin: top,
  });
  useEffect(
    function measureAnew() {
      virtualizer.measure();
    },
    [virtualizer, cardWidth],
  );
  const shown = virtualizer.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(
    function loadAsOneScrolls() {
      if (hasMore && !isLoadingMore && lastShown >= rows - rowsAhead) loadMore();
    },
    [hasMore, isLoadingMore, loadMore, lastShown, rows],
  );
  return (
    <>
      <section
        ref={frame}
        aria-label={words('results.title')}
        aria-busy={listings.isOld}
        className={styles['frame']}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {shown.map((row) => (
          <ul
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={styles['row']}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((listing, index) => (
              <li
                key={listing.id}
                aria-posinset={row.index * columns + index + 1}
                aria-setsize={listings.total ?? -1}
                className={styles['cell']}
              >
                <ListingCard
                  listing={listing}
                  isFavoritesView={isFavoritesView}
                  isFirst={row.index === 0}
                  isHighlighted={listing.id === highlighted}
                  onHover={onHover}
                />
              </li>
            ))}
          </ul>
        ))}
      </section>
      {isLoadingMore && <output className={styles['more']}>{words('results.loadingMore')}</output>}
    </>
  );
}

interface Place {
  width: number;
  /** Pixels from the top of the page. */
  top: number;
}

function usePlace(frame: React.RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ width: Math.max(320, window.innerWidth - 32), top: 0 });
  useLayoutEffect(
    function watchPlace() {
      const element = frame.current;
      if (element === null) return undefined;
      const measure = (): void => {
        const { width, top } = element.getBoundingClientRect();
        const next = { width, top: Math.round(top + window.scrollY) };
        setPlace((before) => (before.width === next.width && before.top === next.top ? before : next));
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
