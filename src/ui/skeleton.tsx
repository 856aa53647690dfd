import { useWords } from '../i18n/i18n.ts';
import { isHeldUp } from './load-patiently.ts';
import styles from './skeleton.module.css';

/** How many of each shape fill most of a first screen. */
const counts = { faces: 6, dates: 5, visits: 4, listings: 3, cards: 8, results: 4, columns: 7 } as const;

interface SkeletonProps {
  /** How many lines of text, or the blocks below each other. */
  lines?: number;
  /** The height of one, in pixels; that of a line of text unless said. */
  height?: number;
  /**
   * Instead of lines: rows with a face, a date or a picture before them, visits of which the next is large, the grid of cards, wide cards with a picture beside
   * (or above, on a phone), the columns of a calendar.
   */
  shape?: keyof typeof counts;
  /** What is read out: "Loading…" unless said. */
  text?: string;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Grey bars in the shape of what comes. It is read out. */
export function Skeleton({ lines = 3, height, shape, text }: SkeletonProps) {
  const words = useWords('ui');
  const isWaiting = isHeldUp.use();
  return (
    <output className={styles['frame']}>
      <span className={isWaiting ? styles['held'] : 'visually-hidden'}>
        {isWaiting ? words('heldUp') : (text ?? words('loading'))}
      </span>
      <span className={styles[shape ?? 'lines']}>
        {numbered(shape === undefined ? lines : counts[shape]).map((place) => (
          <span key={place} style={height === undefined ? undefined : { height }}>
            {shape !== undefined && numbered(4).map((bar) => <i key={bar} />)}
          </span>
        ))}
      </span>
    </output>
  );
}
