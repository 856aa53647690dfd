import { boxAround, type Point, pointOf, world } from '../../netlify/search/geometry/box.ts';
import type { Bounds, Position, Shape } from '../../src/contract/area.ts';
import { crossesItself, isDegenerate } from '../../src/contract/polygon.ts';

/** Seeded areas and points for the tests beside this file. */
export type Random = () => number;
export type Area = { shapes: Shape[]; viewport: Bounds | undefined };

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function integerBetween(random: Random, least: number, greatest: number): number {
  return least + Math.floor(random() * (greatest - least + 1));
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('nothing to pick from');
  return choice;
}

/** From a few metres to a continent, anywhere on earth, poles and the 180th meridian included. */
export function anArea(random: Random): Area {
  const size = 10 ** (1 + random() * 6.3);
  const middle = {
    x: pick(random, [121_000_000, 13_400_000, integerBetween(random, -180e6, 180e6)]),
    y: pick(random, [14_600_000, 52_500_000, integerBetween(random, -90e6, 90e6)]),
  };
  const shapes = Array.from({ length: integerBetween(random, 0, 4) }, () => {
    const center = near(random, middle, size);
    const shape = aShape(random, center, size * (0.2 + random()));
    return random() < 0.3 ? { ...shape, exclude: true } : shape;
  });
  return { shapes, viewport: random() < 0.4 ? aBox(random, middle, size) : undefined };
}

function aShape(random: Random, center: Point, size: number): Shape {
  const kind = random();
  if (kind < 0.25) return { type: 'rectangle', bounds: aBox(random, center, size) };
  if (kind < 0.5) {
    const radius = Math.min(random() * size * 0.11, 500_000);
    return { type: 'circle', center: degrees(center), radius };
  }
  return { type: 'polygon', coordinates: aPolygon(random, center, size) };
}

function aBox(random: Random, center: Point, size: number): Bounds {
  const corners = [near(random, center, size), near(random, center, size)];
  const { west, south, east, north } = boxAround(corners);
  return { west: west / 1e6, south: south / 1e6, east: east / 1e6, north: north / 1e6 };
}

/** A star around its centre, half of them on a coarse lattice where edges run through many integer points. */
function aPolygon(random: Random, center: Point, size: number): Position[] {
  const corners = pick(random, [3, 4, 7, 20, 60]);
  const lattice = random() < 0.5 ? 1 : Math.max(1, Math.round(size / 8));
  const start = random() * 7;
  for (;;) {
    const coordinates = Array.from({ length: corners }, (_, index) => {
      const angle = start + ((index + random() * 0.9) / corners) * 2 * Math.PI;
      const reach = (size * (0.3 + random() * 0.7)) / lattice;
      return degrees(
        clamp({
          x: center.x + Math.round(Math.cos(angle) * reach) * lattice,
          y: center.y + Math.round(Math.sin(angle) * reach) * lattice,
        }),
      );
    });
    if (!isDegenerate(coordinates) && !crossesItself(coordinates)) return coordinates;
    if (random() < 0.1) return cornersOf(center, Math.ceil(size));
  }
}

function cornersOf(center: Point, size: number): Position[] {
  const { x, y } = center;
  const inwards = { x: x > 0 ? -size : size, y: y > 0 ? -size : size };
  const corners = [center, { x: x + inwards.x, y }, { x, y: y + inwards.y }];
  return corners.map((corner) => degrees(clamp(corner)));
}

/** Points all over the area, on every boundary, and one micro-degree off it. */
export function pointsFor(random: Random, area: Area, count: number): Point[] {
  const anchors = [...area.shapes.flatMap(pointsOn(random)), ...cornersOfBounds(area.viewport)];
  if (anchors.length === 0) anchors.push({ x: 121_000_000, y: 14_600_000 });
  const box = boxAround(anchors);
  const size = Math.max(box.east - box.west, box.north - box.south, 10);
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) return near(random, pick(random, anchors), size);
    const anchor = pick(random, anchors);
    const step = () => integerBetween(random, -1, 1);
    return clamp({ x: anchor.x + step(), y: anchor.y + step() });
  });
}

function pointsOn(random: Random) {
  return (shape: Shape): Point[] => {
    switch (shape.type) {
      case 'rectangle':
        return cornersOfBounds(shape.bounds);
      case 'circle':
        return pointsOnRim(shape);
      case 'polygon':
        return shape.coordinates.flatMap((coordinate, index) =>
          pointsBetween(random, pointOf(shape.coordinates.at(index - 1) ?? coordinate), pointOf(coordinate)),
        );
    }
  };
}

function cornersOfBounds(bounds: Bounds | undefined): Point[] {
  if (bounds === undefined) return [];
  const { west, south, east, north } = bounds;
  return [
    pointOf({ lat: south, lng: west }),
    pointOf({ lat: south, lng: east }),
    pointOf({ lat: north, lng: west }),
    pointOf({ lat: north, lng: east }),
    pointOf({ lat: (south + north) / 2, lng: west }),
    pointOf({ lat: north, lng: (west + east) / 2 }),
  ];
}

function pointsOnRim({ center, radius }: Extract<Shape, { type: 'circle' }>): Point[] {
  const reach = (radius / 6_371_000 / Math.PI) * 180e6;
  const { x, y } = pointOf(center);
  const narrow = Math.max(Math.cos((center.lat / 180) * Math.PI), 0.001);
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = (eighth / 4) * Math.PI;
    const east = Math.round((Math.cos(angle) * reach) / narrow);
    return clamp({ x: x + east, y: y + Math.round(Math.sin(angle) * reach) });
  });
  return [{ x, y }, ...rim];
}

/** Both ends, the point nearest the middle, and a point that lies exactly on the edge where there is one. */
function pointsBetween(random: Random, from: Point, to: Point): Point[] {
  const run = to.x - from.x;
  const rise = to.y - from.y;
  const parts = Math.max(divisor(Math.abs(run), Math.abs(rise)), 1);
  const part = integerBetween(random, 0, parts);
  const exact = { x: from.x + (run / parts) * part, y: from.y + (rise / parts) * part };
  const middle = { x: from.x + Math.round(run / 2), y: from.y + Math.round(rise / 2) };
  return [to, exact, middle];
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

function near(random: Random, point: Point, size: number): Point {
  const reach = Math.ceil(size);
  return clamp({
    x: point.x + integerBetween(random, -reach, reach),
    y: point.y + integerBetween(random, -reach, reach),
  });
}

function clamp({ x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, world.west), world.east),
    y: Math.min(Math.max(y, world.south), world.north),
  };
}

function degrees({ x, y }: Point): Position {
  return { lat: y / 1e6, lng: x / 1e6 };
}
