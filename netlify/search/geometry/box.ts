import type { Bounds, Position } from '../../../src/contract/area.ts';

/** Integer micro-degrees: x is the longitude, y the latitude. */
export type Point = { x: number; y: number };

/** Integer micro-degrees, all four sides included. */
export type Box = { west: number; south: number; east: number; north: number };

export const world: Box = {
  west: -180_000_000,
  south: -90_000_000,
  east: 180_000_000,
  north: 90_000_000,
};

export function microDegrees(degrees: number): number {
  return Math.round(degrees * 1e6);
}

export function pointOf(position: Position): Point {
  return { x: microDegrees(position.lng), y: microDegrees(position.lat) };
}

export function boxOf(bounds: Bounds): Box {
  return {
    west: microDegrees(bounds.west),
    south: microDegrees(bounds.south),
    east: microDegrees(bounds.east),
    north: microDegrees(bounds.north),
  };
}

export function boxAround(points: Point[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { x, y } of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export const boxOverBoth = (one: Box, other: Box): Box => ({
  west: Math.min(one.west, other.west),
  south: Math.min(one.south, other.south),
  east: Math.max(one.east, other.east),
  north: Math.max(one.north, other.north),
});

/** Upside down where they share nothing. */
export const boxInBoth = (one: Box, other: Box): Box => ({
  west: Math.max(one.west, other.west),
  south: Math.max(one.south, other.south),
  east: Math.min(one.east, other.east),
  north: Math.min(one.north, other.north),
});

export function isInBox(box: Box, point: Point): boolean {
  return point.x >= box.west && point.x <= box.east && point.y >= box.south && point.y <= box.north;
}

export function encloses(outer: Box, inner: Box): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}

export function areDisjoint(one: Box, other: Box): boolean {
  return one.east < other.west || other.east < one.west || one.north < other.south || other.north < one.south;
}
