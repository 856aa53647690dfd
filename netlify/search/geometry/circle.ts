import type { Shape } from '../../../src/contract/area.ts';
import { type Box, type Point, pointOf, world } from './box.ts';

const earthRadius = 6_371_000;

/** Radians in half a micro-degree. */
export const halfMicroDegree = Math.PI / 360_000_000;

/**
 * `reach` is the haversine of the radius, sin²(radius / 2R): a point belongs to the circle when its own haversine is
 * not larger. This is the distance test without the square root and the arc sine, which lose digits.
 */
export type Circle = { center: Point; cosine: number; reach: number; box: Box };

export function circleOf(shape: Extract<Shape, { type: 'circle' }>): Circle {
  const center = pointOf(shape.center);
  const angle = Math.min(shape.radius / earthRadius, Math.PI);
  return {
    center,
    cosine: Math.cos(center.y * 2 * halfMicroDegree),
    reach: Math.sin(angle / 2) ** 2,
    box: boxAroundCircle(center, angle),
  };
}

export function isInCircle(circle: Circle, point: Point): boolean {
  return haversine(circle, point.x - circle.center.x, point.y) <= circle.reach;
}

/** Least and greatest haversine between the centre and the points of a box. */
export function haversinesOver(circle: Circle, box: Box): { least: number; greatest: number } {
  const { nearest, farthest } = longitudesFrom(circle.center.x, box);
  const ends = [box.south, box.north];
  const least = [...ends, between(box, crest(circle, nearest))];
  const trough = crest(circle, farthest);
  const greatest = [...ends, between(box, trough > 0 ? trough - 180e6 : trough + 180e6)];
  return {
    least: Math.min(...least.map((y) => haversine(circle, nearest, y))),
    greatest: Math.max(...greatest.map((y) => haversine(circle, farthest, y))),
  };
}

/** The SQL of exact-sql.ts is this formula, term by term. */
function haversine(circle: Circle, deltaX: number, y: number): number {
  const north = Math.sin((y - circle.center.y) * halfMicroDegree);
  const east = Math.sin(deltaX * halfMicroDegree);
  return north * north + Math.cos(y * 2 * halfMicroDegree) * circle.cosine * (east * east);
}

/**
 * Along a meridian the cosine of the distance is sin(centre) sin(y) + cos(centre) cos(delta) cos(y), one wave in y:
 * this is the latitude of its top, its bottom lies half a turn further.
 */
function crest(circle: Circle, deltaX: number): number {
  const sine = Math.sin(circle.center.y * 2 * halfMicroDegree);
  const cosine = circle.cosine * Math.cos(deltaX * 2 * halfMicroDegree);
  return Math.atan2(sine, cosine) / (2 * halfMicroDegree);
}

function between(box: Box, y: number): number {
  return Math.min(Math.max(y, box.south), box.north);
}

/** Distances in longitude, the short way round the earth. */
function longitudesFrom(x: number, box: Box): { nearest: number; farthest: number } {
  const holds = (meridian: number) =>
    [meridian - 360e6, meridian, meridian + 360e6].some((at) => at >= box.west && at <= box.east);
  const ends = [box.west, box.east].map((end) => {
    const direct = Math.abs(end - x);
    return Math.min(direct, 360e6 - direct);
  });
  return {
    nearest: holds(x) ? 0 : Math.min(...ends),
    farthest: holds(x + 180e6) ? 180e6 : Math.max(...ends),
  };
}

/** Micro-degrees; near 90 degrees the arc sine may be wrong by more than one. */
const spare = 3;

/** A box that surely holds the circle; as wide as the world when the circle reaches a pole or the 180th meridian. */
function boxAroundCircle(center: Point, angle: number): Box {
  const rise = Math.ceil(angle / (2 * halfMicroDegree)) + spare;
  const south = Math.max(center.y - rise, world.south);
  const north = Math.min(center.y + rise, world.north);
  if (south === world.south || north === world.north) return { ...world, south, north };
  const ratio = Math.sin(angle) / Math.cos(center.y * 2 * halfMicroDegree);
  const run = Math.ceil(Math.asin(Math.min(ratio, 1)) / (2 * halfMicroDegree)) + spare;
  const west = center.x - run;
  const east = center.x + run;
  if (west < world.west || east > world.east) return { ...world, south, north };
  return { west, east, south, north };
}
