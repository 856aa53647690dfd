import { useWords } from '../i18n/i18n.ts';
import styles from './broken-screen.module.css';
import { useScreenReady } from './screen-ready.ts';

/**
 * Stands on nothing that is loaded late, for it is also shown when a chunk of a replaced build can no longer be
 * loaded: reloading brings the new one.
 */
export function BrokenScreen() {
  const words = useWords('shell');
  useScreenReady();
  return (
    <div className={styles['screen']} role="alert">
      <h1>{words('broken.title')}</h1>
      <p>{words('broken.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {words('broken.reload')}
      </button>
    </div>
  );
}
