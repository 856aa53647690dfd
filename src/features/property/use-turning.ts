import { type RefObject, useEffect, useRef } from 'react';

/** Pixels a finger must travel sideways. */
const swipeDistance = 40;

/** Steps back and forth by the arrow keys while the focus is within, and by swiping. */
export function useTurning<T extends HTMLElement>(go: (step: number) => void, isOn: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(
    function listenForTurns() {
      const element = place.current;
      if (element === null || !isOn) return undefined;
      const listening = new AbortController();
      const { signal } = listening;
      let from: number | undefined;
      element.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          go(event.key === 'ArrowLeft' ? -1 : 1);
        },
        { signal },
      );
      element.addEventListener(
        'touchstart',
        ({ touches }) => {
          from = touches.length === 1 ? touches[0]?.clientX : undefined;
        },
        { signal, passive: true },
      );
      element.addEventListener(
        'touchend',
        ({ changedTouches }) => {
          const to = changedTouches[0]?.clientX;
          if (from === undefined || to === undefined || Math.abs(to - from) < swipeDistance) return;
          go(to > from ? -1 : 1);
        },
        { signal, passive: true },
      );
      return () => listening.abort();
    },
    [go, isOn],
  );
  return place;
}
