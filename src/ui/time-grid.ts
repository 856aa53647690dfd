/** The arithmetic of a calendar's grid: minutes of a day downwards, columns to the right. Pure. */

export interface Range {
  fromMinute: number;
  untilMinute: number;
}

/** Rows are five minutes high: what is dragged or marked begins and ends on one. */
export const rowMinutes = 5;
const dayMinutes = 1440;

export const snapped = (minute: number): number => Math.round(minute / rowMinutes) * rowMinutes;

const clamped = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whole hours around everything that is shown; from 8 to 18 where there is nothing. */
export function shownRange(spans: readonly Range[]): Range {
  if (spans.length === 0) return { fromMinute: 480, untilMinute: 1080 };
  const first = Math.min(...spans.map(({ fromMinute }) => fromMinute));
  const last = Math.max(...spans.map(({ untilMinute }) => untilMinute));
  const fromMinute = clamped(Math.floor(first / 60) * 60, 0, dayMinutes - 60);
  return { fromMinute, untilMinute: clamped(Math.ceil(last / 60) * 60, fromMinute + 60, dayMinutes) };
}

export const hoursOf = ({ fromMinute, untilMinute }: Range): number[] =>
  Array.from({ length: Math.ceil((untilMinute - fromMinute) / 60) }, (_, index) => fromMinute + index * 60);

/** The part of a span that a range shows; undefined where that is none. */
export function within(span: Range, range: Range): Range | undefined {
  const fromMinute = Math.max(span.fromMinute, range.fromMinute);
  const untilMinute = Math.min(span.untilMinute, range.untilMinute);
  return fromMinute < untilMinute ? { fromMinute, untilMinute } : undefined;
}

/** What lies between the open spans of a day, as a calendar greys it. */
export function closedSpans(open: readonly Range[], range: Range): Range[] {
  const closed: Range[] = [];
  let minute = range.fromMinute;
  for (const { fromMinute, untilMinute } of open.toSorted((one, other) => one.fromMinute - other.fromMinute)) {
    if (fromMinute > minute) closed.push({ fromMinute: minute, untilMinute: Math.min(fromMinute, range.untilMinute) });
    minute = Math.max(minute, untilMinute);
  }
  if (minute < range.untilMinute) closed.push({ fromMinute: minute, untilMinute: range.untilMinute });
  return closed.filter((span) => span.fromMinute < span.untilMinute);
}

/** What is left of some spans when others are taken out. */
export const spansWithout = (spans: readonly Range[], taken: readonly Range[]): Range[] =>
  spans.flatMap((span) =>
    closedSpans(
      taken.map(({ fromMinute, untilMinute }) => ({
        fromMinute: Math.max(fromMinute, span.fromMinute),
        untilMinute: Math.max(untilMinute, span.fromMinute),
      })),
      span,
    ),
  );

/** How a grid lies on the screen, in its own pixels. */
export interface Frame {
  range: Range;
  /** Where each column begins, ascending; the last entry is the end of the last. */
  edges: readonly number[];
  pixelsPerMinute: number;
}

/** The column under a horizontal place; beside the grid the nearest. */
export function columnAt({ edges }: Pick<Frame, 'edges'>, x: number): number {
  const behind = edges.findIndex((edge) => edge > x);
  return clamped((behind < 0 ? edges.length : behind) - 1, 0, Math.max(0, edges.length - 2));
}

export const minuteAt = ({ range, pixelsPerMinute }: Frame, y: number): number =>
  clamped(range.fromMinute + y / pixelsPerMinute, range.fromMinute, range.untilMinute);

interface Point {
  x: number;
  y: number;
}

/**
 * Where something lands that was taken at `from` and is held at `to`: its column, and its start on a row. It stays inside the
 * grid as long as it fits into it.
 */
export function landing(
  frame: Frame,
  item: Range & { column: number },
  { from, to }: { from: Point; to: Point },
): { column: number; fromMinute: number } {
  const length = item.untilMinute - item.fromMinute;
  const wished = snapped(item.fromMinute + (to.y - from.y) / frame.pixelsPerMinute);
  const last = Math.max(frame.range.fromMinute, frame.range.untilMinute - length);
  return {
    column: clamped(
      item.column + columnAt(frame, to.x) - columnAt(frame, from.x),
      0,
      Math.max(0, frame.edges.length - 2),
    ),
    fromMinute: clamped(wished, frame.range.fromMinute, last),
  };
}

/** Whether a place is where the lower edge of something is pulled: `reach` pixels above its end, less where it is short. */
export function isAtLowerEdge(
  { range, pixelsPerMinute }: Pick<Frame, 'range' | 'pixelsPerMinute'>,
  { fromMinute, untilMinute }: Range,
  { y, reach }: { y: number; reach: number },
): boolean {
  if (untilMinute > range.untilMinute) return false;
  const height = (untilMinute - Math.max(fromMinute, range.fromMinute)) * pixelsPerMinute;
  const above = (untilMinute - range.fromMinute) * pixelsPerMinute - y;
  return above >= 0 && above <= Math.min(reach, height * 0.4);
}

/** When something ends whose lower edge was pulled down by so many pixels: on a row, behind its start and inside the grid. */
export function stretched(frame: Frame, { fromMinute, untilMinute }: Range, pixels: number): number {
  const wished = snapped(untilMinute + pixels / frame.pixelsPerMinute);
  return endWithin(frame.range, { fromMinute, untilMinute: wished });
}

/** The end of a span that keeps at least one row, and does not leave the grid. */
export const endWithin = (range: Range, { fromMinute, untilMinute }: Range): number =>
  Math.max(fromMinute + rowMinutes, Math.min(untilMinute, range.untilMinute));

/** The rows between two places of one column, at least three of them. */
export function markedSpan(frame: Frame, from: number, to: number): Range {
  const [above, below] = [minuteAt(frame, Math.min(from, to)), minuteAt(frame, Math.max(from, to))];
  const fromMinute = Math.floor(above / rowMinutes) * rowMinutes;
  const untilMinute = Math.max(Math.ceil(below / rowMinutes) * rowMinutes, fromMinute + 3 * rowMinutes);
  const over = Math.max(0, untilMinute - frame.range.untilMinute);
  return { fromMinute: fromMinute - over, untilMinute: untilMinute - over };
}

/** What a tap on an empty place means: the quarter of an hour that it lies in. */
export const tappedMinute = (frame: Frame, y: number): number => Math.floor(minuteAt(frame, y) / 15) * 15;
