import { useWords } from '../i18n/i18n.ts';
import { StateButton } from './state-button.tsx';
import styles from './states.module.css';

/** Beneath a list that could not load on; what it has stays. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('ui');
  return (
    <div className={styles['state']} role="alert">
      <p>{words('moreFailed')}</p>
      <StateButton onClick={onRetry}>{words('tryAgain')}</StateButton>
    </div>
  );
}
