import { Suspense } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';
import { shownSince } from '../offline/shown-since.ts';

const SlowLine = lazyPart(async () => (await import('../offline/slow-line.tsx')).SlowLine);

export function SlowPlace() {
  const since = shownSince.use();
  return since === undefined ? null : (
    <Suspense fallback={null}>
      <SlowLine since={since} />
    </Suspense>
  );
}
