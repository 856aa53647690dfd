import type { Position } from '../../src/contract/area.ts';
import { areDisjoint, type Box, boxAround, boxOverBoth, isInBox, type Point, pointOf } from './box.ts';

export type Edge = { from: Point; to: Point; box: Box };

/** With its text for Postgres, which is asked about the same corner from many places. */
export type Corner = Point & { written: string };

/** Edges in micro-degrees, the closing one included. The contract has refused polygons that cross themselves. */
export type Polygon = { points: Corner[]; edges: Edge[]; box: Box };

type Outline = Pick<Polygon, 'points' | 'box'>;

/** One question asks for the same polygon half a dozen times. */
const known = new WeakMap<readonly Position[], Polygon>();

export function polygonOf(coordinates: readonly Position[]): Polygon {
  const polygon = known.get(coordinates) ?? polygonAlong(coordinates);
  known.set(coordinates, polygon);
  return polygon;
}

function polygonAlong(coordinates: readonly Position[]): Polygon {
  const points = coordinates.map(cornerAt);
  const edges = points.map((to, index) => {
    const from = points.at(index - 1) ?? to;
    return { from, to, box: boxAround([from, to]) };
  });
  return { points, edges, box: boxAround(points) };
}

function cornerAt(position: Position): Corner {
  const { x, y } = pointOf(position);
  return { x, y, written: `(${x},${y})` };
}

/** Even-odd rule, the boundary included. */
export function isInPolygon({ box: around, edges }: Pick<Polygon, 'box' | 'edges'>, point: Point): boolean {
  if (!isInBox(around, point)) return false;
  let isInside = false;
  for (const edge of edges) {
    const { from, to, box } = edge;
    if (point.y < box.south || point.y > box.north || point.x > box.east) continue;
    const side = sideOf(edge, point.x, point.y);
    if (side === 0 && point.x >= box.west) return true;
    const isStraddling = from.y > point.y !== to.y > point.y;
    if (isStraddling && side > 0 === to.y > from.y) isInside = !isInside;
  }
  return isInside;
}

/**
 * The same polygon for all points of the box, with fewer corners: where three in a row lie beyond the same side of it, the
 * middle one is left out. What that cuts off is a triangle beyond that side.
 */
export function seenFrom({ points, box: around }: Outline, box: Box): Corner[] {
  const [first] = points;
  // Longer edges than those that are there could be too long to be exact.
  if (first === undefined || around.east - around.west > 90_000_000) return points;
  const kept: Corner[] = [];
  let [before, here, point] = [0, sidesBeyond(box, first), first];
  const goOnTo = (next: Corner, beyond: number) => {
    if (kept.length === 0 || (before & here & beyond) === 0) {
      kept.push(point);
      before = here;
    }
    [here, point] = [beyond, next];
  };
  for (const next of points) if (next !== first) goOnTo(next, sidesBeyond(box, next));
  goOnTo(first, sidesBeyond(box, first));
  return kept.length < 3 ? points : kept;
}

/** The same for each of the boxes, which are cheaper the nearer they stand to their neighbours. */
export function seenFromEach(outline: Outline, boxes: readonly Box[]): Corner[][] {
  const seen: Corner[][] = [];
  addSeen(outline, boxes, 0, boxes.length, seen);
  return seen;
}

/** Of the boxes [from, until). What is not seen from around all of them is left out once. */
function addSeen({ points, box }: Outline, boxes: readonly Box[], from: number, until: number, seen: Corner[][]): void {
  const first = boxes[from];
  if (first === undefined) return;
  let around = first;
  for (let index = from + 1; index < until; index += 1) around = boxOverBoth(around, boxes[index] ?? first);
  const left = seenFrom({ points, box }, around);
  if (until - from === 1) {
    seen.push(left);
    return;
  }
  const middle = (from + until) >> 1;
  addSeen({ points: left, box }, boxes, from, middle, seen);
  addSeen({ points: left, box }, boxes, middle, until, seen);
}

/** A bit for each side of the box that the point lies beyond. */
const sidesBeyond = ({ west, east, south, north }: Box, { x, y }: Point): number =>
  (x < west ? 1 : x > east ? 2 : 0) + (y < south ? 4 : y > north ? 8 : 0);

/**
 * True when the edge meets the box, and perhaps when it passes it by far less than a micro-degree: products of edges
 * longer than 94 degrees no longer fit 53 bits, and `slack` is above what their rounding can lose.
 */
export function meetsBox(edge: Edge, box: Box): boolean {
  if (areDisjoint(edge.box, box)) return false;
  const southWest = sideOf(edge, box.west, box.south);
  const northWest = sideOf(edge, box.west, box.north);
  const southEast = sideOf(edge, box.east, box.south);
  const northEast = sideOf(edge, box.east, box.north);
  return (
    Math.min(southWest, northWest, southEast, northEast) <= slack &&
    Math.max(southWest, northWest, southEast, northEast) >= -slack
  );
}

const slack = 64;

/**
 * Twice the area of the triangle: positive when the point lies left of the edge, 0 when on its line. The two
 * products are those of Postgres' own test (lseg_crossing), so that both round alike where they round at all.
 */
function sideOf({ from, to }: Edge, x: number, y: number): number {
  return (to.y - from.y) * (to.x - x) - (to.x - from.x) * (to.y - y);
}
