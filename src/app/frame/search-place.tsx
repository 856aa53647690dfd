import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/load-patiently.ts';
import styles from './shell.module.css';

const Pill = lazyPart(async () => (await import('../../features/browse/search-pill.tsx')).SearchPill);

const neverByItself = () => () => undefined;

/** Only the browser knows what was searched: a page of the server leaves the place empty. */
export function SearchPlace() {
  const isBrowser = useSyncExternalStore(
    neverByItself,
    () => true,
    () => false,
  );
  if (!isBrowser) return null;
  return (
    <div className={styles['search']}>
      <Suspense fallback={null}>
        <Pill />
      </Suspense>
    </div>
  );
}
