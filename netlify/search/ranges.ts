import type { Bounds, Shape } from '../../src/contract/area.ts';
import { type BoxedRange, coverOf, type KeyRange } from '../area/cover.ts';
import type { Density } from '../area/density.ts';
import { polygonText } from '../area/exact-sql.ts';
import { gridBits } from '../area/morton.ts';
import { polygonOf, seenFromEach } from '../area/polygon.ts';

export interface SearchedRange extends KeyRange {
  /** On the border: of each polygon with many corners what can be seen of it from here, as Postgres reads it. */
  seen?: readonly string[];
}

/** Areas asked for last, the oldest first: list and map ask for the same one, and so does every filter and page after it. */
const known = new Map<string, readonly SearchedRange[]>();
const mostKnown = 64;

/** The cover of an area, ready to be asked with. With a density it is cut where most lies; that may be an older one. */
export function rangesOf(
  shapes: Shape[],
  viewport: Bounds | undefined,
  density: Density | undefined,
): readonly SearchedRange[] {
  const area = JSON.stringify([density === undefined, shapes, viewport]);
  const ranges = known.get(area) ?? cutOf(shapes, viewport, density);
  known.delete(area);
  known.set(area, ranges);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return ranges;
}

function cutOf(shapes: Shape[], viewport: Bounds | undefined, density: Density | undefined): SearchedRange[] {
  const cover = coverOf(shapes, viewport, { density });
  return cover.kind === 'everywhere' ? [{ lo: 0, hi: 4 ** gridBits, inside: true }] : withSeen(shapes, cover.ranges);
}

function withSeen(shapes: Shape[], ranges: BoxedRange[]): SearchedRange[] {
  const border = ranges.filter(({ inside }) => !inside);
  const seen = shapes.filter(hasManyCorners).map(({ coordinates }) =>
    seenFromEach(
      polygonOf(coordinates),
      border.map(({ box }) => box),
    ).map(polygonText),
  );
  let onBorder = -1;
  return ranges.map(({ lo, hi, inside }) => {
    if (inside) return { lo, hi, inside };
    onBorder += 1;
    return { lo, hi, inside, seen: seen.map((texts) => texts[onBorder] ?? '') };
  });
}

/** What of the ranges lies within the given keys. */
export const rangesWithin = (
  ranges: readonly SearchedRange[],
  keys: readonly { lo: number; hi: number }[],
): SearchedRange[] =>
  keys.flatMap(({ lo, hi }) =>
    ranges
      .filter((range) => range.lo < hi && range.hi > lo)
      .map((range) => ({ ...range, lo: Math.max(lo, range.lo), hi: Math.min(hi, range.hi) })),
  );

/** So few corners cost less than looking for what can be seen of them. */
const fewCorners = 12;

export const hasManyCorners = (shape: Shape): shape is Extract<Shape, { type: 'polygon' }> =>
  shape.type === 'polygon' && shape.coordinates.length > fewCorners;
