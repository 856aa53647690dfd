import { formatMomentHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from './offline.module.css';
import { reloadNow } from './reload-now.ts';
import { useIsOnline } from './use-is-online.ts';

/** Below the screen, where it moves nothing: an answer did not come in time, and the copy of an earlier one is shown. */
export function SlowLine({ since }: { since: number }) {
  const words = useWords('offline');
  if (!useIsOnline()) return null;
  return (
    <div className={`line gap8-16 text-center centered on-warm ${styles['line']}`}>
      <output>{words('copy', { when: formatMomentHere(since) })}</output>
      <Button variant="secondary" isCompact onClick={reloadNow}>
        {words('reload')}
      </Button>
    </div>
  );
}
