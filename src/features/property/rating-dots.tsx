import type { ListingCard } from '../../contract/listing.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './detail.module.css';

const dots = [1, 2, 3, 4, 5];

/** spec.md §9: five dots and the rating with one decimal. Properties have none. */
export function RatingDots({ listing: { rating, reviews } }: { listing: Pick<ListingCard, 'rating' | 'reviews'> }) {
  const words = useWords('property');
  if (rating === null) return null;
  const written = formatNumber(Math.round(rating * 10) / 10);
  return (
    <p className={styles['rating']}>
      <span aria-hidden="true" className={styles['dots']}>
        {dots.map((dot) => (
          <span key={dot} className={dot <= Math.round(rating) ? styles['dotFull'] : styles['dot']} />
        ))}
      </span>
      <strong>{words('rating.ofFive', { rating: written })}</strong>
      {reviews !== null && <span>{words('rating.reviews', { count: reviews, written: formatNumber(reviews) })}</span>}
    </p>
  );
}
