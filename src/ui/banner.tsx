import { useEffect } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  sentence: string;
  /** Called when the time is over. */
  onDone: () => void;
  milliseconds?: number;
}

/** A green line across the top of a screen that disappears by itself, after 5 s by default. */
export function Banner({ sentence, onDone, milliseconds = 5000 }: BannerProps) {
  useEffect(
    function goAway() {
      const timer = setTimeout(onDone, milliseconds);
      return () => clearTimeout(timer);
    },
    [onDone, milliseconds],
  );
  return <output className={`medium text-center ${styles['banner']}`}>{sentence}</output>;
}
