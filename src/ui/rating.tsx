import { formatNumber, formatRating } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** 1 to 5; null without a rating. */
  rating: number | null;
  /** The number of ratings; null if unknown. */
  count: number | null;
  /** The count in brackets, where many stand below each other. */
  isShort?: boolean;
}

/** Five dots with one decimal, and the number of ratings (docs/product/services.md). */
export function Rating({ rating, count, isShort = false }: RatingProps) {
  const words = useWords('ui');
  if (rating === null) return <span className={`line quiet digits ${styles['rating']}`}>{words('rating.none')}</span>;
  return (
    <span className={`line quiet digits ${styles['rating']}`}>
      <Dots points={rating} />
      <span className="visually-hidden">{words('rating.spoken', { rating: formatRating(rating) })}</span>
      <strong aria-hidden="true">{formatRating(rating)}</strong>
      {count !== null && isShort && <span aria-hidden="true">({formatNumber(count)})</span>}
      {count !== null && (
        <span className={isShort ? 'visually-hidden' : undefined}>
          {words('rating.count', { count, number: formatNumber(count) })}
        </span>
      )}
    </span>
  );
}

const dots = [1, 2, 3, 4, 5];

/** The look of a dot, by how much is missing for it. */
const lookOf = (missing: number): 'full' | 'half' | 'dot' => {
  if (missing <= 0) return 'full';
  return missing === 1 ? 'half' : 'dot';
};

/** Rounded to half points. */
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
