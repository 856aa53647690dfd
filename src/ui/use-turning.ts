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
      let from: Touch | undefined;
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
          from = touches.length === 1 ? touches[0] : undefined;
        },
        { signal, passive: true },
      );
      element.addEventListener(
        'touchend',
        ({ changedTouches }) => {
          const to = changedTouches[0];
          if (from === undefined || to === undefined) return;
          const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
          // A finger that scrolls the page also moves sideways.
          if (Math.abs(right) >= swipeDistance && Math.abs(right) > Math.abs(down)) go(right > 0 ? -1 : 1);
        },
        { signal, passive: true },
      );
      return () => listening.abort();
    },
    [go, isOn],
  );
  return place;
}
