import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';

const OfflineParts = lazyPart(async () => (await import('../offline/offline-parts.tsx')).OfflineParts);

/** What knows of the network is loaded when the page has come to rest. */
export function OfflinePlace() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(function loadAtRest() {
    const rest = (): void => setAtRest(true);
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 2000 });
    else setTimeout(rest, 1000);
  }, []);
  return isAtRest ? (
    <Suspense fallback={null}>
      <OfflineParts />
    </Suspense>
  ) : null;
}
