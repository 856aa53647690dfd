import { Suspense } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';
import { useSession } from '../../api/session.ts';
import styles from './shell.module.css';

const load = () => import('../../features/messaging/notification/bell.tsx');
const Bell = lazyPart(async () => (await load()).Bell);
const Unread = lazyPart(async () => (await load()).UnreadMessages);

/** Beside the link to the messages. */
export function UnreadPlace() {
  const { state } = useSession();
  if (state !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <Unread className={styles['count']} />
    </Suspense>
  );
}

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
