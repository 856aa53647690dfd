import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** The height in pixels that is reserved until then, so that nothing moves. */
  height: number;
  children: ReactNode;
}

/** Whether the place is about to be seen. */
export function useNear(place: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(
    function watchApproach() {
      if (isNear || place.current === null) return undefined;
      const watcher = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
        },
        { rootMargin: `${pixels}px` },
      );
      watcher.observe(place.current);
      return () => watcher.disconnect();
    },
    [isNear, place, pixels],
  );
  return isNear;
}

/** Renders its children when they are near the viewport, so that what is far down the page costs nothing before. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, 400);
  return (
    <div ref={place} style={{ minHeight: height }}>
      {isNear && children}
    </div>
  );
}
