import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** What it says, read out: `3 of 6 steps`. */
  label: string;
  done: number;
  of: number;
}

/** How much of something is done, as a line across the screen. */
export const ProgressLine = ({ label, done, of }: ProgressLineProps) => (
  <progress aria-label={label} className={`full-width clipped on-sunken ${styles['line']}`} max={of} value={done} />
);
