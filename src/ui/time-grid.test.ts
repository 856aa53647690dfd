import { describe, expect, it } from 'vitest';
import {
  closedSpans,
  columnAt,
  type Frame,
  hoursOf,
  isAtLowerEdge,
  landing,
  markedSpan,
  shownRange,
  snapped,
  stretched,
  tappedMinute,
  within,
} from './time-grid.ts';

/** 8:00 to 18:00, two pixels a minute, three columns of 100. */
const frame: Frame = { range: { fromMinute: 480, untilMinute: 1080 }, edges: [0, 100, 200, 300], pixelsPerMinute: 2 };
const span = (fromMinute: number, untilMinute: number) => ({ fromMinute, untilMinute });

describe('the range of a calendar', () => {
  it('is the whole hours around everything, and a working day where there is nothing', () => {
    expect(shownRange([span(545, 610), span(900, 1005)])).toEqual(span(540, 1020));
    expect(shownRange([])).toEqual(span(480, 1080));
  });

  it('stays within the day, whatever lies over midnight', () => {
    expect(shownRange([span(1430, 1500)])).toEqual(span(1380, 1440));
    expect(shownRange([span(-30, 20)])).toEqual(span(0, 60));
  });

  it('names its hours', () => {
    expect(hoursOf(span(480, 660))).toEqual([480, 540, 600]);
  });

  it('cuts off what lies outside of it', () => {
    expect(within(span(450, 500), frame.range)).toEqual(span(480, 500));
    expect(within(span(300, 480), frame.range)).toBeUndefined();
  });
});

describe('closed time', () => {
  it('is what no open span covers, in order', () => {
    expect(closedSpans([span(780, 1020), span(540, 720)], frame.range)).toEqual([
      span(480, 540),
      span(720, 780),
      span(1020, 1080),
    ]);
  });

  it('is all of a day without hours, and nothing of one that is open throughout', () => {
    expect(closedSpans([], frame.range)).toEqual([frame.range]);
    expect(closedSpans([span(0, 1440)], frame.range)).toEqual([]);
  });

  it('ends with the range where the hours lie behind it', () => {
    expect(closedSpans([span(1100, 1200)], frame.range)).toEqual([frame.range]);
  });
});

describe('what is dragged', () => {
  const item = { column: 0, ...span(600, 660) };
  it('lands on a row of five minutes, in the column under the pointer', () => {
    expect(landing(frame, item, { from: { x: 50, y: 250 }, to: { x: 150, y: 281 } })).toEqual({
      column: 1,
      fromMinute: 615,
    });
  });

  it('keeps its length inside the grid', () => {
    expect(landing(frame, item, { from: { x: 50, y: 250 }, to: { x: 50, y: 5000 } })).toEqual({
      column: 0,
      fromMinute: 1020,
    });
    expect(landing(frame, item, { from: { x: 50, y: 250 }, to: { x: -900, y: -5000 } })).toEqual({
      column: 0,
      fromMinute: 480,
    });
  });

  it('begins at the first row where it is longer than the grid', () => {
    const long = { column: 2, ...span(480, 1300) };
    expect(landing(frame, long, { from: { x: 250, y: 0 }, to: { x: 250, y: 300 } }).fromMinute).toBe(480);
  });

  it('keeps to the outermost columns beside the grid', () => {
    expect([-5, 0, 99, 100, 250, 300, 999].map((x) => columnAt(frame, x))).toEqual([0, 0, 0, 1, 2, 2, 2]);
  });
});

describe('what is lengthened', () => {
  it('ends on a row of five minutes, where its lower edge is pulled to', () => {
    expect([30, 61, -60].map((pixels) => stretched(frame, span(600, 660), pixels))).toEqual([675, 690, 630]);
  });

  it('is taken close above its end, closer where it is short, and not where it ends below the grid', () => {
    const isAt = (y: number, item = span(600, 660)) => isAtLowerEdge(frame, item, { y, reach: 8 });
    expect([351, 352, 360, 361].map((y) => isAt(y))).toEqual([false, true, true, false]);
    expect([355, 356, 358].map((y) => isAt(y, span(655, 660)))).toEqual([false, true, true]);
    expect(isAt(1198, span(1020, 1081))).toBe(false);
  });

  it('keeps a row of its own, and stays inside the grid', () => {
    expect(stretched(frame, span(600, 660), -900)).toBe(605);
    expect(stretched(frame, span(600, 660), 5000)).toBe(1080);
  });
});

describe('what is marked', () => {
  it('goes from row to row, in either direction', () => {
    expect(markedSpan(frame, 121, 239)).toEqual(span(540, 600));
    expect(markedSpan(frame, 239, 121)).toEqual(span(540, 600));
  });

  it('is a quarter of an hour at least, also at the end of the day', () => {
    expect(markedSpan(frame, 120, 122)).toEqual(span(540, 555));
    expect(markedSpan(frame, 1199, 1200)).toEqual(span(1065, 1080));
  });

  it('is a quarter where it is only tapped', () => {
    expect([0, 29, 31, 61].map((y) => tappedMinute(frame, y))).toEqual([480, 480, 495, 510]);
  });

  it('rounds to the next row', () => {
    expect([0, 2, 3, 7.4, 7.6].map(snapped)).toEqual([0, 0, 5, 5, 10]);
  });
});
