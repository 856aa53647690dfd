import { useWords } from '../i18n/i18n.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines of text, or the blocks below each other. */
  lines?: number;
  /** The height of one, in pixels; that of a line of text unless said. */
  height?: number;
}

/** Grey bars in the shape of what comes. It is read out as "Loading…". */
export function Skeleton({ lines = 3, height }: SkeletonProps) {
  const words = useWords('ui');
  return (
    <output className={styles['lines']}>
      <span className="visually-hidden">{words('loading')}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles['line']} style={height === undefined ? undefined : { height }} />
      ))}
    </output>
  );
}
