import {
  columnAt,
  type Frame,
  isAtLowerEdge,
  landing,
  markedSpan,
  type Range,
  stretched,
  tappedMinute,
} from './time-grid.ts';

/** What a pointer does in the grid. It changes styles only, so that a drag costs no rendering. */

export interface DragTargets {
  onMove: (key: string, to: { column: number; fromMinute: number }) => void;
  /** Its lower edge was taken: it ends then. */
  onStretch: (key: string, untilMinute: number) => void;
  onPick: (at: { column: number; fromMinute: number }) => void;
  onMark: (at: Range & { column: number }) => void;
  /** The words of a time, shown while something is dragged. */
  timeOf: (minute: number) => string;
}

/** A finger has to rest for so long before it drags: until then it scrolls. */
const restMilliseconds = 350;
const slack = 5;
const edgePixels = 36;

export interface Item extends Range {
  key: string;
  title: string;
  column: number;
  isMovable: boolean;
  isStretchable: boolean;
}

/** The parts of the grid that are touched while dragging. */
export interface Parts {
  scroller: HTMLElement;
  body: HTMLElement;
  marker: HTMLElement;
  range: Range;
}

export function frameOf({ body, range }: Parts): Frame {
  const columns = [...body.querySelectorAll<HTMLElement>('[data-column]')];
  const starts = columns.map(({ offsetLeft }) => offsetLeft);
  const last = columns.at(-1);
  return {
    range,
    edges: [...starts, (last?.offsetLeft ?? 0) + (last?.offsetWidth ?? 0)],
    pixelsPerMinute: (columns[0]?.clientHeight ?? 1) / (range.untilMinute - range.fromMinute),
  };
}

/** A frame around some minutes of a column, with words in it. */
export function drawMarker(
  marker: HTMLElement,
  frame: Frame,
  { column, fromMinute, untilMinute, words }: Range & { column: number; words: string },
): void {
  marker.hidden = false;
  marker.style.left = `${frame.edges[column] ?? 0}px`;
  marker.style.width = `${(frame.edges[column + 1] ?? 0) - (frame.edges[column] ?? 0)}px`;
  marker.style.top = `${(fromMinute - frame.range.fromMinute) * frame.pixelsPerMinute}px`;
  marker.style.height = `${(untilMinute - fromMinute) * frame.pixelsPerMinute}px`;
  marker.textContent = words;
}

/** How far to scroll at a place near an edge. */
const shift = (place: number, first: number, last: number): number =>
  place < first + edgePixels ? -8 : place > last - edgePixels ? 8 : 0;

/** What is let go after a drag was not pressed. */
const swallow = (event: MouseEvent): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** Follows one pointer from where it went down until it is lifted, and then says what came of it. */
export function followPointer(
  down: PointerEvent,
  element: HTMLElement | undefined,
  { item, parts, targets }: { item: Item | undefined; parts: Parts; targets: DragTargets },
): void {
  const { scroller, body, marker } = parts;
  const frame = frameOf(parts);
  const isTouch = down.pointerType !== 'mouse';
  const time = element?.querySelector<HTMLElement>('[data-time]');
  const timeBefore = time?.textContent;
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = body.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const from = placeOf(down);
  const column = item?.column ?? columnAt(frame, from.x);
  const isStretched =
    item?.isStretchable === true && isAtLowerEdge(frame, item, { y: from.y, reach: isTouch ? 16 : 8 });
  const picked = marker.dataset['picked'];
  delete marker.dataset['picked'];
  let isDragging = false;
  let hasRested = !isTouch;
  let last = { clientX: down.clientX, clientY: down.clientY };
  let scrolling = 0;
  let to: { column: number; fromMinute: number } | undefined;
  let marked: Range | undefined;
  let ends: number | undefined;

  const rest = setTimeout(() => {
    if (!isTouch || (item !== undefined && !item.isMovable)) return;
    hasRested = true;
    begin();
  }, restMilliseconds);

  function begin(): void {
    isDragging = true;
    body.dataset['dragging'] = item === undefined ? 'mark' : isStretched ? 'stretch' : 'move';
    if (element !== undefined && !isStretched) element.dataset['dragged'] = 'true';
  }

  const spanOf = ({ fromMinute, untilMinute }: Range): string =>
    `${targets.timeOf(fromMinute)}–${targets.timeOf(untilMinute)}`;

  function draw(): void {
    const at = placeOf(last);
    if (item === undefined) {
      marked = markedSpan(frame, from.y, at.y);
      drawMarker(marker, frame, { column, ...marked, words: spanOf(marked) });
      return;
    }
    if (isStretched) {
      ends = stretched(frame, item, at.y - from.y);
      const span = { fromMinute: item.fromMinute, untilMinute: ends };
      drawMarker(marker, frame, { column, ...span, words: `${item.title} ${spanOf(span)}` });
      return;
    }
    to = landing(frame, item, { from, to: at });
    const right = (frame.edges[to.column] ?? 0) - (frame.edges[item.column] ?? 0);
    const down_ = (to.fromMinute - item.fromMinute) * frame.pixelsPerMinute;
    if (element !== undefined) element.style.transform = `translate3d(${right}px, ${down_}px, 0)`;
    if (time != null)
      time.textContent = spanOf({
        fromMinute: to.fromMinute,
        untilMinute: to.fromMinute + item.untilMinute - item.fromMinute,
      });
  }

  /** Near an edge the grid scrolls on, for as long as the pointer stays there. */
  function scrollOn(): void {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    scroller.scrollBy(
      shift(last.clientX, left, right),
      shift(last.clientY, Math.max(0, top), Math.min(bottom, innerHeight)),
    );
    draw();
    scrolling = requestAnimationFrame(scrollOn);
  }

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    last = { clientX: event.clientX, clientY: event.clientY };
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack;
    // The finger scrolls, or the mouse holds what cannot be moved.
    if (!hasRested && isFar) return end(false);
    if (!isDragging && isFar && (item === undefined || item.isMovable)) begin();
    if (isDragging && scrolling === 0) scrolling = requestAnimationFrame(scrollOn);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    if (isDragging) {
      last = { clientX: event.clientX, clientY: event.clientY };
      draw();
    }
    end(true);
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) end(false);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') end(false);
  };
  // A finger that drags does not scroll the page.
  const holdPage = (event: TouchEvent): void => {
    if (isDragging) event.preventDefault();
  };

  /** A finger covers what it taps: it first shows the time, and a second tap on that takes it. */
  function pick(fromMinute: number): void {
    const key = `${column} ${fromMinute}`;
    if (!isTouch || picked === key) return targets.onPick({ column, fromMinute });
    const words = `+ ${targets.timeOf(fromMinute)}`;
    drawMarker(marker, frame, { column, fromMinute, untilMinute: fromMinute + 30, words });
    marker.dataset['picked'] = key;
  }

  function end(isDone: boolean): void {
    clearTimeout(rest);
    cancelAnimationFrame(scrolling);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', escape, true);
    body.removeEventListener('touchmove', holdPage);
    delete body.dataset['dragging'];
    marker.hidden = true;
    if (element !== undefined) {
      delete element.dataset['dragged'];
      element.style.transform = '';
    }
    if (time != null && timeBefore != null) time.textContent = timeBefore;
    if (isDragging) {
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    }
    if (!isDone) return;
    if (isDragging && item !== undefined && ends !== undefined) {
      if (ends !== item.untilMinute) targets.onStretch(item.key, ends);
    } else if (isDragging && item !== undefined && to !== undefined) {
      if (to.column !== item.column || to.fromMinute !== item.fromMinute) targets.onMove(item.key, to);
    } else if (isDragging && marked !== undefined) targets.onMark({ column, ...marked });
    else if (item === undefined) pick(tappedMinute(frame, from.y));
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  addEventListener('keydown', escape, true);
  body.addEventListener('touchmove', holdPage, { passive: false });
}
