import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels that a finger must pull. */
const enough = 90;

/** Handlers for the part that one takes hold of: it pulls `moved` along, and lets go far enough down call `onDown`. */
export function useSwipeDown(moved: RefObject<HTMLElement | null>, onDown: () => void) {
  const from = useRef<number>(undefined);
  const shift = (pixels: number): void => moved.current?.style.setProperty('translate', `0 ${Math.max(0, pixels)}px`);
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }: PointerEvent): void => {
      if (from.current !== undefined) shift(clientY - from.current);
    },
    onPointerUp: ({ clientY }: PointerEvent): void => {
      const pulled = from.current === undefined ? 0 : clientY - from.current;
      from.current = undefined;
      shift(0);
      if (pulled >= enough) onDown();
    },
    onPointerCancel: (): void => {
      from.current = undefined;
      shift(0);
    },
  };
}
