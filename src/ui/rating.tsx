import { formatNumber, formatRating } from '../i18n/format.ts';
import { useWords } from '../i18n/i18n.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** Of 5; null as long as there is none. */
  rating: number | null;
  /** How many made it; null where nobody says. */
  count: number | null;
}

/** Five dots with one decimal, and the number of ratings (docs/product/services.md). */
export function Rating({ rating, count }: RatingProps) {
  const words = useWords('ui');
  if (rating === null) return <span className={styles['rating']}>{words('rating.none')}</span>;
  return (
    <span className={styles['rating']}>
      <Dots points={rating} />
      <span className="visually-hidden">{words('rating.spoken', { rating: formatRating(rating) })}</span>
      <strong aria-hidden="true">{formatRating(rating)}</strong>
      {count !== null && <span>{words('rating.count', { count, number: formatNumber(count) })}</span>}
    </span>
  );
}

const dots = [1, 2, 3, 4, 5];

/** By how many halves it is more than there are points for. */
const lookOf = (missing: number): 'full' | 'half' | 'dot' => {
  if (missing <= 0) return 'full';
  return missing === 1 ? 'half' : 'dot';
};

/** To the half point. */
export function Dots({ points }: { points: number }) {
  const halves = Math.round(points * 2);
  return (
    <span aria-hidden="true" className={styles['dots']}>
      {dots.map((dot) => (
        <span key={dot} className={styles[lookOf(dot * 2 - halves)]} />
      ))}
    </span>
  );
}
