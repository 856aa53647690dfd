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

export const isInCircle = (circle: Circle, point: Point): boolean =>
  haversine(circle, point.x - circle.center.x, point.y) <= circle.reach;

/**
 * Whether a box lies completely inside or outside the circle, by the distance of its middle; undefined if that cannot
 * tell. No path on a sphere is shorter than the straight one. So no point of the box is further from the middle than
 * `spread`, in radians.
 */
export function placeOfBox(circle: Circle, { west, east, south, north }: Box): 'inside' | 'outside' | undefined {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const spread = Math.hypot(east - west, north - south) * halfMicroDegree + doubt;
  const distance = angleOf(haversine(circle, x - circle.center.x, y));
  const radius = angleOf(circle.reach);
  if (distance - spread > radius) return 'outside';
  return distance + spread < radius ? 'inside' : undefined;
}

/** Far above the rounding of an angle, far below one micro-degree. */
const doubt = 1e-9;

const angleOf = (sine: number): number => 2 * Math.asin(Math.sqrt(Math.min(sine, 1)));

/** The SQL of exact-sql.ts is this formula, term by term. */
function haversine(circle: Circle, deltaX: number, y: number): number {
  const north = Math.sin((y - circle.center.y) * halfMicroDegree);
  const east = Math.sin(deltaX * halfMicroDegree);
  return north * north + Math.cos(y * 2 * halfMicroDegree) * circle.cosine * (east * east);
}

const spare = 3;

/**
 * A box that surely contains the circle, with some micro-degrees to spare for rounding. It is as wide as the world if
 * the circle reaches a pole or the 180th meridian.
 */
function boxAroundCircle(center: Point, angle: number): Box {
  const rise = Math.ceil(angle / (2 * halfMicroDegree)) + spare;
  const south = Math.max(center.y - rise, world.south);
  const north = Math.min(center.y + rise, world.north);
  if (south === world.south || north === world.north) return { ...world, south, north };
  const ratio = Math.sin(angle) / Math.cos(center.y * 2 * halfMicroDegree);
  const run = Math.ceil(Math.asin(Math.min(ratio, 1)) / (2 * halfMicroDegree)) + spare;
  const [west, east] = [center.x - run, center.x + run];
  if (west < world.west || east > world.east) return { ...world, south, north };
  return { west, east, south, north };
}
