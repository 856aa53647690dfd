import { useWords } from '#i18n/i18n.ts';
import { isHeldUp } from './load-patiently.ts';
import styles from './skeleton.module.css';

/** How many of each shape fill most of a first screen. */
const counts = { faces: 6, dates: 5, visits: 4, listings: 3, cards: 8, results: 4, columns: 7 } as const;

interface SkeletonProps {
  /** How many lines of text, or the blocks below each other; of a shape as many as fill a screen. */
  lines?: number;
  /** The height of one, in pixels; that of a line of text unless said. */
  height?: number;
  /**
   * Shapes instead of lines: rows with a face, a date or a picture before them; appointments of which the next is
   * large; the grid of cards. Or wide cards with a picture beside (above on a phone), or the columns of a calendar.
   */
  shape?: keyof typeof counts;
  /** What is read out: "Loading…" unless said. */
  text?: string;
}

/** Grey bars in the shape of what comes: rows and cards. It is read out. */
export function Skeleton({ lines, height, shape, text }: SkeletonProps) {
  return shape === undefined ? (
    <SkeletonFrame className={styles['lines']} count={lines ?? 3} height={height} text={text} />
  ) : (
    <SkeletonFrame
      className={shape === 'cards' ? `card-grid ${styles[shape]}` : styles[shape]}
      count={lines ?? counts[shape]}
      bars={4}
      text={text}
    />
  );
}

interface SkeletonFrameProps {
  /** Lays out the pieces and their bars. */
  className: string | undefined;
  count: number;
  /** How many bars each piece consists of; without any the piece itself is one. */
  bars?: number;
  height?: number | undefined;
  text: string | undefined;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** What every skeleton has: its words and its pieces. */
export function SkeletonFrame({ className, count, bars = 0, height, text }: SkeletonFrameProps) {
  const words = useWords('ui');
  const isWaiting = isHeldUp.use();
  return (
    <output className={`full-width block ${styles['frame']}`}>
      <span className={isWaiting ? `quiet ${styles['held']}` : 'visually-hidden'}>
        {isWaiting ? words('heldUp') : (text ?? words('loading'))}
      </span>
      <span className={className}>
        {numbered(count).map((place) => (
          <span key={place} style={height === undefined ? undefined : { height }}>
            {numbered(bars).map((bar) => (
              <i key={bar} />
            ))}
          </span>
        ))}
      </span>
    </output>
  );
}
