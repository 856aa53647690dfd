import { Suspense } from 'react';
import { lazyPart } from '#ui/load-patiently.ts';
import { useMedia } from '#ui/use-media.ts';
import styles from './shell.module.css';

const Pill = lazyPart(async () => (await import('../../features/property/browse/search-pill.tsx')).SearchPill);

/** The width from which `shell.module.css` shows the search. On narrower screens its 17 files are not loaded. */
const withRoom = '(min-width: 87.5em)';

/** Only the browser knows what was searched: a page of the server leaves the place empty. */
export function SearchPlace() {
  if (!useMedia(withRoom)) return null;
  return (
    <div className={styles['search']}>
      <Suspense fallback={null}>
        <Pill />
      </Suspense>
    </div>
  );
}
