import styles from './page-skeleton.module.css';
import { SkeletonFrame } from './skeleton.tsx';

/** How many pieces, and the bars of each. */
const pieces = {
  form: [6, 2],
  thread: [4, 1],
  paper: [1, 6],
  entries: [4, 3],
  table: [7, 4],
  tiles: [8, 1],
  figures: [5, 1],
} as const;

interface PageSkeletonProps {
  /**
   * Fields below each other; a conversation; one thing with its facts; entries with an action. Or a table; tiles of
   * figures, and these with a chart below them.
   */
  shape: keyof typeof pieces;
  /** What is read out: "Loading…" unless said. */
  text?: string;
}

/** Grey bars in the shape of what comes: most of a page. Rows and cards are the shapes of `Skeleton`. It is read out. */
export function PageSkeleton({ shape, text }: PageSkeletonProps) {
  const [count, bars] = pieces[shape];
  return <SkeletonFrame className={styles[shape]} count={count} bars={bars} text={text} />;
}
