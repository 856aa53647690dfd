import { endWithin, rowMinutes } from './time-grid.ts';
import { type DragTargets, drawMarker, frameOf, type Item, type Parts } from './time-grid-drag.ts';

interface Following {
  item: Item;
  parts: Parts;
  targets: Pick<DragTargets, 'onStretch' | 'timeOf'>;
  /** Says the end that it would have. */
  say: (words: string) => void;
  onEnd: () => void;
}

/**
 * Shift with an arrow lengthens or shortens what has the focus, a row a press. Letting go of Shift does it, so that many presses
 * are one change; Escape and leaving it do not. Returns what a press does.
 */
export function followKeys(
  element: HTMLElement,
  { item, parts, targets, say, onEnd }: Following,
): (rows: number) => void {
  const frame = frameOf(parts);
  let untilMinute = item.untilMinute;

  const step = (rows: number): void => {
    untilMinute = endWithin(frame.range, { ...item, untilMinute: untilMinute + rows * rowMinutes });
    const words = `${targets.timeOf(item.fromMinute)}–${targets.timeOf(untilMinute)}`;
    drawMarker(parts.marker, frame, { ...item, untilMinute, words: `${item.title} ${words}` });
    say(words);
  };
  const end = (isDone: boolean): void => {
    removeEventListener('keyup', lift);
    removeEventListener('keydown', escape, true);
    element.removeEventListener('blur', leave);
    parts.marker.hidden = true;
    say('');
    onEnd();
    if (isDone && untilMinute !== item.untilMinute) targets.onStretch(item.key, untilMinute);
  };
  const lift = ({ key }: KeyboardEvent): void => {
    if (key === 'Shift') end(true);
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end(false);
  };
  const leave = (): void => end(false);

  addEventListener('keyup', lift);
  addEventListener('keydown', escape, true);
  element.addEventListener('blur', leave);
  return step;
}
