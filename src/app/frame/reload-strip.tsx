import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { keepAllButPasswords } from '../hydration/kept-entries.ts';
import { needsReload } from '../new-build/new-build.ts';
import { reload } from '../new-build/reload-once.ts';
import styles from './shell.module.css';

function reloadNow(): void {
  keepAllButPasswords();
  reload();
}

/** Shown where a reload by itself would lose a password that was typed. */
export function ReloadStrip() {
  const words = useWords('shell');
  if (!needsReload.use()) return null;
  return (
    <div className={styles['reload']}>
      <output>{words('needsReload')}</output>
      <Button variant="secondary" isCompact onClick={reloadNow}>
        {words('broken.reload')}
      </Button>
    </div>
  );
}
