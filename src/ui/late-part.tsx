import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import styles from './late-part.module.css';
import { latePart, latePartReady } from './late-part-names.ts';

interface LatePartProps {
  /** In its place where nothing was written. */
  fallback?: ReactNode;
  /** Parts whose code comes after the rest of the screen (`lazyPart`). */
  children: ReactNode;
}

/**
 * What a page shows at once and whose code comes later. React drops what is pressed there in between; so it is recorded and
 * done afterwards (src/app/hydration), as on the whole page before.
 */
export function LatePart({ fallback = null, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles['part']} {...{ [latePart]: '' }}>
      <Suspense fallback={fallback}>
        {children}
        <Ready place={place} />
      </Suspense>
    </div>
  );
}

/** Beside the parts in the same Suspense: its effect runs when they work. */
function Ready({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(
    function announce() {
      place.current?.removeAttribute(latePart);
      place.current?.dispatchEvent(new Event(latePartReady, { bubbles: true }));
    },
    [place],
  );
  return null;
}
