import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { networkOr } from './load-patiently.ts';
import styles from './states.module.css';

const retryMilliseconds = 20_000;

/** Shown below a list whose next page failed. The list stays and tries again by itself. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('ui');
  const retry = useEffectEvent(onRetry);
  useEffect(function retryByItself() {
    let isOver = false;
    void networkOr(retryMilliseconds).then(() => isOver || retry());
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <div className={`bar gap4 quiet ${styles['state']}`} role="alert">
      <p>{words('moreFailed')}</p>
      <Button variant="plain" onClick={onRetry}>
        {words('tryAgain')}
      </Button>
    </div>
  );
}
