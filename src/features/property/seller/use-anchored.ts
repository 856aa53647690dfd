import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For a section that the address may name as an anchor: it scrolls into view and takes the focus when it is ready. What it
 * still waits for would move it out of view again.
 */
export function useAnchored(anchor: string, isReady = true): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(
    function showNamedPart() {
      if (!isReady || hash !== `#${anchor}`) return;
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
    },
    [hash, anchor, isReady],
  );
  return part;
}
