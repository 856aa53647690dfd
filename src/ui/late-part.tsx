import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
 * done afterwards (src/app/hydration), as on the whole page before. What was written stays in the page until the code is there:
 * React would draw it anew if anything of it changed before, and a press that had begun would have lost its button.
 */
export function LatePart({ fallback = null, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [first] = useState({ fallback, children });
  const shown = isReady ? children : first.children;
  const inTheMeantime = isReady ? fallback : first.fallback;
  const part = useMemo(
    () => (
      <Suspense fallback={inTheMeantime}>
        {shown}
        <Ready place={place} onReady={setReady} />
      </Suspense>
    ),
    [shown, inTheMeantime],
  );
  return (
    <div ref={place} className={styles['part']} {...{ [latePart]: '' }}>
      {part}
    </div>
  );
}

interface ReadyProps {
  place: RefObject<HTMLDivElement | null>;
  onReady: (isReady: true) => void;
}

/** Beside the parts in the same Suspense: its effects run when they work. */
function Ready({ place, onReady }: ReadyProps) {
  // Before the first painting: what has changed since is shown at once.
  useLayoutEffect(
    function showLatest() {
      onReady(true);
    },
    [onReady],
  );
  useEffect(
    function announce() {
      place.current?.removeAttribute(latePart);
      place.current?.dispatchEvent(new Event(latePartReady, { bubbles: true }));
    },
    [place],
  );
  return null;
}
