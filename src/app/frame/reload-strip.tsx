import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { needsReload } from '../new-build/new-build.ts';
import { reloadNow } from '../offline/reload-now.ts';
import styles from './shell.module.css';

/** Shown where a reload by itself would lose a password that was typed. */
export function ReloadStrip() {
  const words = useWords('shell');
  if (!needsReload.use()) return null;
  return (
    <div className={`line gap8-16 centered ${styles['reload']}`}>
      <output>{words('needsReload')}</output>
      <Button variant="secondary" isCompact onClick={reloadNow}>
        {words('broken.reload')}
      </Button>
    </div>
  );
}
