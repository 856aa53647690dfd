import { Suspense } from 'react';
import { useSession } from '../../api/session.ts';
import { lazyPart } from '../../ui/load-patiently.ts';
import styles from './shell.module.css';

const Bell = lazyPart(async () => (await import('../../features/notification/bell.tsx')).Bell);

/** Loaded for whoever is signed in; until then its place is kept, so that nothing moves. */
export function BellPlace() {
  const { state } = useSession();
  if (state !== 'signed-in') return null;
  return (
    <span className={styles['bell']}>
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </span>
  );
}
