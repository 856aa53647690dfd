import { Suspense } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';

/** Loaded with the first screen of a provider's area (routes.tsx), so that the two come together. */
export const loadAreaNavigation = () => import('../area/navigation.tsx');
const Head = lazyPart(async () => (await loadAreaNavigation()).AreaHead);
const Bar = lazyPart(async () => (await loadAreaNavigation()).AreaBar);

export const AreaHeadPlace = () => (
  <Suspense fallback={null}>
    <Head />
  </Suspense>
);

export const AreaBarPlace = () => (
  <Suspense fallback={null}>
    <Bar />
  </Suspense>
);
