import { useWords } from '../../i18n/i18n.ts';
import styles from './listing-card.module.css';

const dots = [1, 2, 3, 4, 5] as const;

/** spec.md §9: five dots with one decimal. */
export function RatingDots({ rating, reviews }: { rating: number; reviews: number | null }) {
  const words = useWords('browse');
  const oneDecimal = rating.toFixed(1).replace('.', words('card.decimalPoint'));
  return (
    <span className={styles['rating']}>
      <span className="visually-hidden">{words('card.rating', { rating: oneDecimal })}</span>
      <span aria-hidden="true" className={styles['dots']}>
        {dots.map((dot) => (
          <span key={dot} className={dot <= Math.round(rating) ? styles['dotOn'] : styles['dot']} />
        ))}
      </span>
      <span aria-hidden="true">{oneDecimal}</span>
      {reviews !== null && <span>{words('card.reviews', { count: reviews })}</span>}
    </span>
  );
}
