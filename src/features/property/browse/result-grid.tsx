import { useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { MoreFailed } from '#ui/more-failed.tsx';
import { ListingCard } from './listing-card.tsx';
import styles from './result-grid.module.css';
import type { Listings } from './use-listings.ts';
import { useShownCards } from './use-shown-cards.ts';

interface ResultGridProps {
  listings: Listings;
  isFavoritesView: boolean;
  highlighted: string | undefined;
  onHover?: (id: string | undefined) => void;
}

export function ResultGrid({ listings, isFavoritesView, highlighted, onHover }: ResultGridProps) {
  const words = useWords('browse');
  const frame = useRef<HTMLElement>(null);
  const { from, to, above, below, columns, measureRow } = useShownCards(listings, frame);
  const rowOf = (index: number): number | undefined =>
    columns !== undefined && index % columns === 0 ? index / columns : undefined;
  return (
    <>
      <section
        ref={frame}
        aria-label={words('results.title')}
        aria-busy={listings.isOld}
        className="full-width card-frame"
      >
        <ul className={`card-grid ${styles['grid']}`} style={{ paddingTop: above, paddingBottom: below }}>
          {listings.items.slice(from, to).map((listing, index) => {
            const place = from + index;
            const row = rowOf(place);
            return (
              <li
                key={listing.id}
                ref={row === undefined ? undefined : measureRow}
                data-index={row}
                aria-posinset={place + 1}
                aria-setsize={listings.total ?? -1}
                className="shrinks"
              >
                <ListingCard
                  listing={listing}
                  isFavoritesView={isFavoritesView}
                  place={place}
                  isHighlighted={listing.id === highlighted}
                  onHover={onHover}
                />
              </li>
            );
          })}
        </ul>
      </section>
      {listings.isLoadingMore && (
        <output className={`quiet text-center ${styles['more']}`}>{words('results.loadingMore')}</output>
      )}
      {listings.isMoreFailed && !listings.isLoadingMore && <MoreFailed onRetry={listings.loadMore} />}
    </>
  );
}
