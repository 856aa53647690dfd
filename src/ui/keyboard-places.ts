import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The arrow keys move along the list, even if a grid shows it in rows. */
export const alongList =
  (keys: readonly string[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableRects } }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const target = keys[keys.indexOf(String(over?.id ?? active)) + step];
    const rect = target === undefined ? undefined : droppableRects.get(target);
    return rect === undefined ? undefined : { x: rect.left, y: rect.top };
  };
