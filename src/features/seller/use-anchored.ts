import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a part of a screen that the address may name: it comes into view once it is there, and takes the focus. */
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
