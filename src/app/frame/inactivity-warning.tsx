import { Suspense } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';
import { useEnding, useSession } from '../../api/session.ts';

const InactivityDialog = lazyPart(async () => (await import('./inactivity-dialog.tsx')).InactivityDialog);

/** Two minutes before a session ends for want of activity, in every tab. */
export function InactivityWarning() {
  const ending = useEnding();
  const { state } = useSession();
  if (ending === undefined || state !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <InactivityDialog ending={ending} />
    </Suspense>
  );
}
