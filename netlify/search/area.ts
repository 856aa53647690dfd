import type { Bounds, Shape } from '../../src/contract/area.ts';
import { cover as constants } from './constants.ts';
import { type BoxedRange, coverOf, type KeyRange } from './geometry/cover.ts';
import type { Density } from './geometry/density.ts';
import { polygonText } from './geometry/exact-sql.ts';
import { gridBits } from './geometry/morton.ts';
import { isEnclosed, meetsAny, polygonOf, seenFromEach } from './geometry/polygon.ts';

export interface SearchedRange extends KeyRange {
  /** On the border: what is seen of each polygon with many corners, as Postgres reads it; null where one that includes is far. */
  seen?: readonly (string | null)[];
}

/** About what testing the border row by row takes; nothing is known of it without a density. */
export interface Border {
  rows: number;
  /** How many corners all of these rows are tested against. */
  corners: number;
  /** Of the shapes the one that most of them belong to, counted from 0. */
  dearest: number;
}

export interface SearchedArea {
  /** The cover: no listing outside these keys matches. */
  ranges: readonly SearchedRange[];
  border: Border;
}

const known = new Map<string, SearchedArea>();

/** The cover of an area, ready to be asked with. With a density it is cut where most lies; that may be an older one. */
export function areaOf(shapes: Shape[], viewport: Bounds | undefined, density: Density | undefined): SearchedArea {
  const asked = JSON.stringify([density === undefined, shapes, viewport]);
  const area = known.get(asked) ?? coveredArea(shapes, viewport, density);
  known.delete(asked);
  known.set(asked, area);
  const [oldest] = known.keys();
  if (known.size > constants.kept && oldest !== undefined) known.delete(oldest);
  return area;
}

function coveredArea(shapes: Shape[], viewport: Bounds | undefined, density: Density | undefined): SearchedArea {
  const { cells, dearCells } = constants;
  const cover = coverOf(shapes, viewport, { density, maxCells: cells, maxDearCells: dearCells });
  if (cover.kind === 'ranges') return withSeen(shapes, cover.ranges, density);
  return { ranges: [{ lo: 0, hi: 4 ** gridBits, inside: true }], border: { rows: 0, corners: 0, dearest: 0 } };
}

function withSeen(shapes: Shape[], ranges: BoxedRange[], density: Density = () => 0): SearchedArea {
  const border = ranges
    .filter(({ inside }) => !inside)
    .map((range) => ({ ...range, rows: density(range.lo, range.hi) }));
  const rows = border.reduce((sum, range) => sum + range.rows, 0);
  const corners = shapes.map((shape) => (hasManyCorners(shape) ? 0 : rows * constants.fewCorners));
  const boxes = border.map(({ box }) => box);
  const seen = new Map(border.map(({ lo }) => [lo, [] as (string | null)[]]));
  for (const [index, shape] of shapes.entries()) {
    if (!hasManyCorners(shape)) continue;
    const polygons = seenFromEach(polygonOf(shape.coordinates), boxes);
    for (const [place, { lo, box, rows: here }] of border.entries()) {
      const points = polygons[place] ?? [];
      const isFar = shape.exclude !== true && !meetsAny(points, box) && !isEnclosed(points, box);
      corners[index] = (corners[index] ?? 0) + (isFar ? 0 : here * points.length);
      seen.get(lo)?.push(isFar ? null : polygonText(points));
    }
  }
  return {
    ranges: ranges.map(({ lo, hi, inside }) =>
      inside ? { lo, hi, inside } : { lo, hi, inside, seen: seen.get(lo) ?? [] },
    ),
    border: {
      rows,
      corners: corners.reduce((sum, here) => sum + here, 0),
      dearest: Math.max(0, corners.indexOf(Math.max(...corners))),
    },
  };
}

/** What of the ranges lies within the given keys. */
export const rangesWithin = (
  ranges: readonly SearchedRange[],
  keys: readonly Pick<KeyRange, 'lo' | 'hi'>[],
): SearchedRange[] =>
  keys.flatMap(({ lo, hi }) =>
    ranges
      .filter((range) => range.lo < hi && range.hi > lo)
      .map((range) => ({ ...range, lo: Math.max(lo, range.lo), hi: Math.min(hi, range.hi) })),
  );

export const cornersOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + (shape.type === 'polygon' ? shape.coordinates.length : 0), 0);

export const hasManyCorners = (shape: Shape): shape is Extract<Shape, { type: 'polygon' }> =>
  shape.type === 'polygon' && shape.coordinates.length > constants.fewCorners;
