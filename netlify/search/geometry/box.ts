import type { Bounds, Position } from '../../../src/contract/area.ts';

/** Both in integer micro-degrees: x is the longitude, y the latitude; all four sides of a box belong to it. */
export type Point = { x: number; y: number };
export type Box = { west: number; south: number; east: number; north: number };

export const world: Box = { west: -180_000_000, south: -90_000_000, east: 180_000_000, north: 90_000_000 };

export const microDegrees = (degrees: number): number => Math.round(degrees * 1e6);

export const pointOf = ({ lng, lat }: Position): Point => ({ x: microDegrees(lng), y: microDegrees(lat) });

export const boxOf = ({ west, south, east, north }: Bounds): Box => ({
  west: microDegrees(west),
  south: microDegrees(south),
  east: microDegrees(east),
  north: microDegrees(north),
});

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

export const boxOverBoth = (one: Box, other: Box): Box => ({
  west: Math.min(one.west, other.west),
  south: Math.min(one.south, other.south),
  east: Math.max(one.east, other.east),
  north: Math.max(one.north, other.north),
});

export const isInBox = ({ west, south, east, north }: Box, { x, y }: Point): boolean =>
  x >= west && x <= east && y >= south && y <= north;

export const encloses = (outer: Box, { west, south, east, north }: Box): boolean =>
  isInBox(outer, { x: west, y: south }) && isInBox(outer, { x: east, y: north });

export const areDisjoint = (one: Box, other: Box): boolean =>
  one.east < other.west || other.east < one.west || one.north < other.south || other.north < one.south;
