import { useEffect } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  sentence: string;
  /** Called when it has been there long enough. */
  onDone: () => void;
  milliseconds?: number;
}

/** A green line across the top of a screen that goes away by itself, after 5 s unless said. */
export function Banner({ sentence, onDone, milliseconds = 5000 }: BannerProps) {
  useEffect(
    function goAway() {
      const timer = setTimeout(onDone, milliseconds);
      return () => clearTimeout(timer);
    },
    [onDone, milliseconds],
  );
  return <output className={styles['banner']}>{sentence}</output>;
}
