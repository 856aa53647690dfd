import type { Position } from '../../../src/contract/area.ts';
import { type Box, boxAround, boxOverBoth, isInBox, type Point, pointOf, world } from './box.ts';

/** With its text for Postgres, which is asked about the same corner from many places. */
export type Corner = Point & { written: string };

/** In micro-degrees, closed. The contract has refused polygons that cross themselves. */
export type Polygon = { points: Corner[]; box: Box };

/** One question asks for the same polygon half a dozen times. */
const known = new WeakMap<readonly Position[], Polygon>();

export function polygonOf(coordinates: readonly Position[]): Polygon {
  const polygon = known.get(coordinates) ?? polygonAlong(coordinates.map(pointOf));
  known.set(coordinates, polygon);
  return polygon;
}

const polygonAlong = (points: Point[]): Polygon => ({
  points: points.map(({ x, y }) => ({ x, y, written: `(${x},${y})` })),
  box: boxAround(points),
});

/** Even-odd rule, the boundary included. */
export function isInPolygon({ points, box }: { points: readonly Point[]; box: Box }, point: Point): boolean {
  if (!isInBox(box, point)) return false;
  let isInside = false;
  let from = points.at(-1);
  for (const to of points) {
    if (from === undefined) break;
    const side = sideOf(from, to, point.x, point.y);
    if (side === 0 && isInBox(boxAround([from, to]), point)) return true;
    const isStraddling = from.y > point.y !== to.y > point.y;
    if (isStraddling && side > 0 === to.y > from.y) isInside = !isInside;
    from = to;
  }
  return isInside;
}

/**
 * The same polygon for all points of the box, with fewer corners: without each corner whose triangle with its neighbours
 * meets nothing of the box. So a way around the box is drawn tight, and ways there and back go. How often the polygon turns
 * around a point of the box stays the same, which is what Postgres asks for.
 */
export function seenFrom({ points, box: around }: Polygon, box: Box): Corner[] {
  // Longer edges than those that are there could be too long to be exact.
  if (around.east - around.west > 90_000_000) return points;
  const seen: Corner[] = [];
  for (const point of points) {
    while (seen.length > 1 && isBeside(box, seen.at(-2), seen.at(-1), point)) seen.pop();
    seen.push(point);
  }
  for (;;) {
    if (seen.length > 2 && isBeside(box, seen.at(-2), seen.at(-1), seen[0])) seen.pop();
    else if (seen.length > 2 && isBeside(box, seen.at(-1), seen[0], seen[1])) seen.shift();
    else return seen;
  }
}

/** Whether the triangle and the box share no point. */
function isBeside(box: Box, one?: Point, other?: Point, last?: Point): boolean {
  if (one === undefined || other === undefined || last === undefined) return false;
  if ((sidesBeyond(box, one) & sidesBeyond(box, other) & sidesBeyond(box, last)) !== 0) return true;
  const corners = [one, other, last];
  return !meetsAny(corners, box) && !isEnclosed(corners, box);
}

/** The same for each of the boxes. What is not seen from around all of them is left out once. */
export function seenFromEach({ points, box }: Polygon, boxes: readonly Box[]): Corner[][] {
  const [first] = boxes;
  if (first === undefined) return [];
  const left = { points: seenFrom({ points, box }, boxes.reduce(boxOverBoth, first)), box };
  if (boxes.length === 1) return [left.points];
  const middle = boxes.length >> 1;
  return [...seenFromEach(left, boxes.slice(0, middle)), ...seenFromEach(left, boxes.slice(middle))];
}

/** Whether an edge meets the box. */
export function meetsAny(points: readonly Point[], box: Box): boolean {
  let from = points.at(-1);
  return points.some((to) => {
    const isMet = from !== undefined && isAcross(from, to, box);
    from = to;
    return isMet;
  });
}

/** Whether the box, which no edge meets, lies inside. */
export const isEnclosed = (points: readonly Point[], { west, south }: Box): boolean =>
  isInPolygon({ points, box: world }, { x: west, y: south });

/** A bit for each side of the box that the point lies beyond. */
const sidesBeyond = ({ west, east, south, north }: Box, { x, y }: Point): number =>
  (y < south ? 1 : 0) + (x > east ? 2 : 0) + (y > north ? 4 : 0) + (x < west ? 8 : 0);

/**
 * Whether an edge meets the box. It may also be true if the edge misses it by far less than a micro-degree. Products of
 * edges longer than 94 degrees do not fit 53 bits, and `slack` exceeds what their rounding can lose.
 */
function isAcross(from: Point, to: Point, box: Box): boolean {
  if ((sidesBeyond(box, from) & sidesBeyond(box, to)) !== 0) return false;
  const { west, south, east, north } = box;
  const sides = [
    sideOf(from, to, west, south),
    sideOf(from, to, west, north),
    sideOf(from, to, east, south),
    sideOf(from, to, east, north),
  ];
  return Math.min(...sides) <= slack && Math.max(...sides) >= -slack;
}

const slack = 64;

/**
 * Twice the area of the triangle: positive when the point lies left of the edge, 0 when on its line. The two
 * products are those of Postgres' own test (lseg_crossing), so that both round alike where they round at all.
 */
const sideOf = (from: Point, to: Point, x: number, y: number): number =>
  (to.y - from.y) * (to.x - x) - (to.x - from.x) * (to.y - y);
