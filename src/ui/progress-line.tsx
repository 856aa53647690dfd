import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** What it says, read out: `3 of 6 steps`. */
  label: string;
  done: number;
  of: number;
}

/** How much of something is done, as a line across the screen. */
export const ProgressLine = ({ label, done, of }: ProgressLineProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={done}
    className={styles['line']}
  >
    <span style={{ width: `${of === 0 ? 0 : Math.round((100 * done) / of)}%` }} />
  </div>
);
