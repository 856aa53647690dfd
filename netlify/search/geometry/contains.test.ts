import { describe, expect, it } from 'vitest';
import type { Bounds, Position, Shape } from '../../../src/contract/area.ts';
import { anArea, pointsFor, randomFrom } from '../../../tests/support/random-areas.ts';
import { type Point, pointOf } from './box.ts';
import { contains } from './contains.ts';

describe('matches', () => {
  it('agrees with an oracle of whole numbers and vectors over 200 random areas', () => {
    const random = randomFrom(1);
    const differing: unknown[] = [];
    const answers = { true: 0, false: 0, open: 0 };
    for (let round = 0; round < 200; round += 1) {
      const area = anArea(random);
      for (const point of pointsFor(random, area, 200)) {
        const expected = oracle(area.shapes, point, area.viewport);
        answers[`${expected}`] += 1;
        if (expected === 'open') continue;
        const answer = contains(area.shapes, point, area.viewport);
        if (answer !== expected) differing.push({ area, point });
      }
    }
    expect(differing).toEqual([]);
    expect(answers.true).toBeGreaterThan(5_000);
    expect(answers.false).toBeGreaterThan(5_000);
    expect(answers.open).toBeLessThan(200);
  });

  it('takes a point on the edge of a polygon and refuses the one a micro-degree outside', () => {
    const triangle: Shape = {
      type: 'polygon',
      coordinates: [
        { lat: 14, lng: 121 },
        { lat: 14, lng: 122 },
        { lat: 15, lng: 121 },
      ],
    };
    expect(contains([triangle], { x: 121_500_000, y: 14_500_000 })).toBe(true);
    expect(contains([triangle], { x: 121_500_001, y: 14_500_000 })).toBe(false);
    expect(contains([{ ...triangle, exclude: true }], { x: 121_500_000, y: 14_500_000 })).toBe(false);
    expect(contains([{ ...triangle, exclude: true }], { x: 121_500_001, y: 14_500_000 })).toBe(true);
  });

  it('reaches across the 180th meridian and over the pole with a circle', () => {
    const fiji: Shape = { type: 'circle', center: { lat: -17, lng: 179.9 }, radius: 50_000 };
    expect(contains([fiji], pointOf({ lat: -17, lng: -179.9 }))).toBe(true);
    expect(contains([fiji], pointOf({ lat: -17, lng: -179 }))).toBe(false);
    const pole: Shape = { type: 'circle', center: { lat: 89.9, lng: 0 }, radius: 50_000 };
    expect(contains([pole], pointOf({ lat: 89.9, lng: 180 }))).toBe(true);
    expect(contains([pole], pointOf({ lat: 89.5, lng: 180 }))).toBe(false);
  });

  it('takes every point when nothing is asked for', () => {
    expect(contains([], { x: 0, y: 0 })).toBe(true);
  });
});

type Answer = boolean | 'open';

/** 'open' where the oracle's own arithmetic cannot tell, within a few micrometres of a rim. */
function oracle(shapes: Shape[], point: Point, viewport: Bounds | undefined): Answer {
  const answers = shapes.map((shape) => ({ shape, isIn: oracleOfShape(shape, point) }));
  if (answers.some(({ isIn }) => isIn === 'open')) return 'open';
  const included = answers.filter(({ shape }) => !shape.exclude);
  const isOut =
    answers.some(({ shape, isIn }) => shape.exclude && isIn === true) ||
    (included.length > 0 && included.every(({ isIn }) => isIn === false)) ||
    (viewport !== undefined && !oracleOfBounds(viewport, point));
  return !isOut;
}

function oracleOfShape(shape: Shape, point: Point): Answer {
  switch (shape.type) {
    case 'rectangle':
      return oracleOfBounds(shape.bounds, point);
    case 'circle':
      return oracleOfCircle(shape, point);
    case 'polygon':
      return windsAround(shape.coordinates, point);
  }
}

function oracleOfBounds({ west, south, east, north }: Bounds, { x, y }: Point): boolean {
  const lng = x / 1e6;
  const lat = y / 1e6;
  return !(lng < west || lng > east || lat < south || lat > north);
}

/** Straight line through the earth between two unit vectors, against the chord of the radius. */
function oracleOfCircle({ center, radius }: Extract<Shape, { type: 'circle' }>, point: Point): Answer {
  const one = vectorTo(pointOf(center));
  const other = vectorTo(point);
  const chord = Math.hypot(one.u - other.u, one.v - other.v, one.w - other.w);
  const limit = 2 * Math.sin(radius / 6_371_000 / 2);
  if (Math.abs(chord - limit) < 1e-12) return 'open';
  return chord < limit;
}

function vectorTo({ x, y }: Point) {
  const longitude = (x / 180e6) * Math.PI;
  const latitude = (y / 180e6) * Math.PI;
  return {
    u: Math.cos(latitude) * Math.cos(longitude),
    v: Math.cos(latitude) * Math.sin(longitude),
    w: Math.sin(latitude),
  };
}

/** Winding number with whole numbers of any size; on a polygon that does not cross itself it is the same as even-odd. */
function windsAround(coordinates: Position[], point: Point): boolean {
  const corners = coordinates.map((coordinate) => {
    const { x, y } = pointOf(coordinate);
    return { x: BigInt(x - point.x), y: BigInt(y - point.y) };
  });
  let turns = 0;
  for (const [index, to] of corners.entries()) {
    const from = corners.at(index - 1) ?? to;
    const area = from.x * to.y - from.y * to.x;
    const facing = from.x * to.x + from.y * to.y;
    if (area === 0n && facing <= 0n) return true;
    if (from.y <= 0n && to.y > 0n && area > 0n) turns += 1;
    if (from.y > 0n && to.y <= 0n && area < 0n) turns -= 1;
  }
  return turns !== 0;
}
