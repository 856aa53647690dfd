import type { Position } from '../../../src/contract/area.ts';
import { type Box, boxAround, boxOverBoth, isInBox, type Point, pointOf } from './box.ts';

export type Edge = { from: Point; to: Point; box: Box };

/** With its text for Postgres, which is asked about the same corner from many places. */
export type Corner = Point & { written: string };

/** Edges in micro-degrees, the closing one included. The contract has refused polygons that cross themselves. */
export type Polygon = { points: Corner[]; edges: Edge[]; box: Box };

export type Outline = Pick<Polygon, 'points' | 'box'>;

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

const cornerAt = (position: Position): Corner => cornerOf(pointOf(position));

const cornerOf = ({ x, y }: Point): Corner => ({ x, y, written: `(${x},${y})` });

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
 * The same polygon for all points of the box, with fewer corners. Edges that meet the box stay as they are; what lies
 * between two of them is replaced by a way around the box. Such a way may turn around the box more or less often than what
 * it replaces: the turns that are missing, or too many, are added. (Postgres takes for inside whatever is turned around, so
 * their number has to be right and not only whether it is odd.)
 */
export function seenFrom({ points, box: around }: Outline, box: Box): Corner[] {
  // Longer edges than those that are there could be too long to be exact.
  if (around.east - around.west > 90_000_000) return points;
  const isMeeting = meeting(points, box);
  const first = isMeeting.indexOf(true);
  const guards = guardsOf(box);
  if (first < 0) return isEnclosed(points, box) ? [...guards] : aside(guards);
  const seen: Corner[] = [];
  let left: Corner | undefined;
  for (let step = 0; step < points.length; step += 1) {
    const index = (first + step) % points.length;
    const point = points[index];
    const isNextMeeting = isMeeting[(index + 1) % points.length] === true;
    if (point === undefined) continue;
    if (isMeeting[index] === true) seen.push(point);
    else if (isNextMeeting) seen.push(...wayAround(guards, box, seen.at(-1) ?? point, point), point);
    if (isMeeting[index] === true && !isNextMeeting) left ??= point;
  }
  const turns = windingAround(points, box) - windingAround(seen, box);
  if (left !== undefined && turns !== 0) {
    const side = sideBeyond(box, left);
    const steps = Array.from({ length: 1 + 4 * Math.abs(turns) }, (_, step) => (turns > 0 ? step : -4 * turns - step));
    const more = steps.flatMap((step) => guards[(side + step) % 4] ?? []);
    seen.splice(seen.indexOf(left) + 1, 0, ...more, left);
  }
  return seen;
}

export const meetsAny = (points: readonly Point[], box: Box): boolean => meeting(points, box).includes(true);

/** For each corner whether the edge that ends there meets the box. */
function meeting(points: readonly Point[], box: Box): boolean[] {
  let from = points.at(-1);
  let sides = from === undefined ? 0 : sidesBeyond(box, from);
  return points.map((to) => {
    const beyond = sidesBeyond(box, to);
    const isMet = (sides & beyond) === 0 && from !== undefined && isAcross({ from, to }, box);
    [from, sides] = [to, beyond];
    return isMet;
  });
}

/** Corners of the box one micro-degree further out, counterclockwise; from beyond side `n` the ones at n and n + 1 are in sight. */
const guardsOf = ({ west, south, east, north }: Box): Corner[] =>
  [
    { x: west - 1, y: south - 1 },
    { x: east + 1, y: south - 1 },
    { x: east + 1, y: north + 1 },
    { x: west - 1, y: north + 1 },
  ].map(cornerOf);

/** Whether what is seen from the box holds nothing of it. */
export const isAside = (seen: readonly Point[], box: Box | undefined): boolean =>
  box !== undefined && seen.length === 3 && !meetsAny(seen, box) && !isEnclosed(seen, box);

/** A polygon that holds nothing of the box. */
const aside = ([first, second]: Corner[]): Corner[] =>
  first === undefined || second === undefined ? [] : [first, second, cornerOf({ x: first.x, y: first.y - 1 })];

/** From a point beyond one side of the box to a point beyond another, without meeting it. */
function wayAround(guards: readonly Corner[], box: Box, from: Point, to: Point): Corner[] {
  if ((sidesBeyond(box, from) & sidesBeyond(box, to)) !== 0) return [];
  const [start, end] = [sideBeyond(box, from), sideBeyond(box, to)];
  const turns = (end - start + 4) % 4;
  if (turns === 3) return guards.slice(start, start + 1);
  return Array.from({ length: turns }, (_, turn) => guards[(start + 1 + turn) % 4]).flatMap((guard) => guard ?? []);
}

/** A bit for each side of the box that the point lies beyond: south, east, north, west. */
const sidesBeyond = ({ west, east, south, north }: Box, { x, y }: Point): number =>
  (y < south ? 1 : 0) + (x > east ? 2 : 0) + (y > north ? 4 : 0) + (x < west ? 8 : 0);

/** One of them, counted from the south. */
const sideBeyond = (box: Box, point: Point): number => Math.max(0, 31 - Math.clz32(sidesBeyond(box, point)));

/** Whether the box, which no edge meets, lies inside. */
export const isEnclosed = (points: readonly Point[], box: Box): boolean => windingAround(points, box) !== 0;

/** How often the polygon turns counterclockwise around a corner of the box; on an edge, alike for all polygons with that edge. */
function windingAround(points: readonly Point[], { west, south }: Box): number {
  let winding = 0;
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined && from.y > south !== to.y > south) {
      const isUp = to.y > from.y;
      if (sideOf({ from, to }, west, south) > 0 === isUp) winding += isUp ? 1 : -1;
    }
    from = to;
  }
  return winding;
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

/**
 * Whether the line of an edge that is not all beyond one side of the box meets it. Perhaps also where it passes it by far
 * less than a micro-degree: products of edges longer than 94 degrees no longer fit 53 bits, and `slack` is above what
 * their rounding can lose.
 */
function isAcross(edge: Pick<Edge, 'from' | 'to'>, { west, south, east, north }: Box): boolean {
  const corners = [
    sideOf(edge, west, south),
    sideOf(edge, west, north),
    sideOf(edge, east, south),
    sideOf(edge, east, north),
  ];
  return Math.min(...corners) <= slack && Math.max(...corners) >= -slack;
}

const slack = 64;

/**
 * Twice the area of the triangle: positive when the point lies left of the edge, 0 when on its line. The two
 * products are those of Postgres' own test (lseg_crossing), so that both round alike where they round at all.
 */
function sideOf({ from, to }: Pick<Edge, 'from' | 'to'>, x: number, y: number): number {
  return (to.y - from.y) * (to.x - x) - (to.x - from.x) * (to.y - y);
}
