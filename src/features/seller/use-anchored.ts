import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a section that the address may name as an anchor: it scrolls into view and takes the focus when it is rendered. */
export function useAnchored(anchor: string): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(
    function showNamedPart() {
      if (hash !== `#${anchor}`) return;
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
    },
    [hash, anchor],
  );
  return part;
}
