import { useWords } from '#i18n/i18n.ts';
import { isHeldUp } from './load-patiently.ts';
import styles from './states.module.css';

/** A spinner with "Loading…", or with `text`. */
export function Loading({ text }: { text?: string }) {
  const words = useWords('ui');
  const isWaiting = isHeldUp.use();
  return (
    <output className={`bar gap4 quiet ${styles['state']}`}>
      <span className={styles['spinner']} aria-hidden="true" />
      <span>{isWaiting ? words('heldUp') : (text ?? words('loading'))}</span>
    </output>
  );
}
