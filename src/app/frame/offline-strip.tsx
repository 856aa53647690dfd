import { useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import styles from './shell.module.css';

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function OfflineStrip() {
  const words = useWords('shell');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <output className={styles['offline']}>{words('offline')}</output>;
}
