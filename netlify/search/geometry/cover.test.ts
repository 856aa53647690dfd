import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../src/contract/area.ts';
import { keysOf, mortonKey } from '../../../tests/support/morton.ts';
import {
  anArea,
  integerBetween,
  pick,
  pointsFor,
  type Random,
  randomFrom,
} from '../../../tests/support/random-areas.ts';
import { type Point, world } from './box.ts';
import { contains } from './contains.ts';
import { type Cover, coverOf } from './cover.ts';
import { type Density, densityOf } from './density.ts';
import { boxOfCell, gridBits } from './morton.ts';

describe('coverOf', () => {
  it('never loses a match and never vouches for a point that does not match', () => {
    const random = randomFrom(2);
    const wrong: unknown[] = [];
    const seen = { inside: 0, border: 0, outside: 0 };
    for (let round = 0; round < 200; round += 1) {
      const { shapes, viewport } = anArea(random);
      const cover = coverOf(shapes, viewport, { density: round % 2 === 0 ? undefined : aDensity(random) });
      const points = [...pointsFor(random, { shapes, viewport }, 200), ...pointsUnder(random, cover, 100)];
      for (const point of points) {
        const verdict = verdictOf(cover, point);
        seen[verdict] += 1;
        if (verdict === 'border') continue;
        const answer = contains(shapes, point, viewport);
        if (answer !== (verdict === 'inside')) wrong.push({ shapes, viewport, point });
      }
    }
    expect(wrong).toEqual([]);
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5_000);
  });

  it('holds for circles over the poles, across the 180th meridian and round half the earth', () => {
    const random = randomFrom(7);
    const wrong: unknown[] = [];
    for (let round = 0; round < 200; round += 1) {
      const lat = pick(random, [90, -90, 89.9, -89.5, 70, 0, -17]);
      const lng = pick(random, [180, -180, 179.9, -179.5, 0, 121]);
      const radius = pick(random, [100, 20_000, 500_000, 9_000_000, 12_000_000, 19_000_000]);
      const circle: Shape = { type: 'circle', center: { lat, lng }, radius };
      const cover = coverOf([circle]);
      const area = { shapes: [circle], viewport: undefined };
      for (const point of [...pointsFor(random, area, 100), ...pointsUnder(random, cover, 200)]) {
        const verdict = verdictOf(cover, point);
        const isRight = verdict === 'border' || contains([circle], point) === (verdict === 'inside');
        if (!isRight) wrong.push({ circle, point });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps its ranges sorted, disjoint, merged and within the budget', () => {
    const random = randomFrom(3);
    for (let round = 0; round < 200; round += 1) {
      const { shapes, viewport } = anArea(random);
      const maxCells = pick(random, [1, 2, 16, 64]);
      const cover = coverOf(shapes, viewport, { maxCells });
      const ranges = cover.kind === 'ranges' ? cover.ranges : [];
      // The last cell that is split becomes four.
      expect(ranges.length).toBeLessThanOrEqual(maxCells + 3);
      for (const [index, range] of ranges.entries()) {
        const before = ranges[index - 1];
        expect(range.lo).toBeLessThan(range.hi);
        if (before === undefined) continue;
        expect(before.hi).toBeLessThanOrEqual(range.lo);
        expect(before.hi === range.lo && before.inside === range.inside).toBe(false);
      }
    }
  });

  it('spends its cells where most lies, and none where hardly anything does', () => {
    const makati = { level: 10, column: 857, row: 297 };
    const dense = keysOf(makati);
    const density = densityOf([
      { hi: dense.lo, points: 10 },
      { hi: dense.hi, points: 100_000 },
      { hi: 4 ** gridBits, points: 10 },
    ]);
    const { west, south, east, north } = boxOfCell(makati);
    const middle = { lat: (south + north) / 2e6, lng: (west + east) / 2e6 };
    const pointsOnBorder = (cover: Cover) =>
      (cover.kind === 'ranges' ? cover.ranges : [])
        .filter(({ inside }) => !inside)
        .reduce((sum, { lo, hi }) => sum + density(lo, hi), 0);
    // Most of its rim lies elsewhere.
    const shapes: Shape[] = [{ type: 'circle', center: { lat: middle.lat, lng: middle.lng + 2 }, radius: 215_000 }];
    expect(pointsOnBorder(coverOf(shapes, undefined, { density }))).toBeLessThan(0.3 * pointsOnBorder(coverOf(shapes)));
    const empty = densityOf([{ hi: 4 ** gridBits, points: 20 }]);
    const cover = coverOf(shapes, undefined, { density: empty });
    expect(cover.kind === 'ranges' ? cover.ranges.length : 0).toBe(1);
  });

  it('says everywhere when nothing is asked for or the viewport is the whole world', () => {
    expect(coverOf([])).toEqual({ kind: 'everywhere' });
    const whole = { north: 90, south: -90, east: 180, west: -180 };
    expect(coverOf([], whole)).toEqual({ kind: 'everywhere' });
  });

  it('has no ranges when a shape is excluded altogether', () => {
    const bounds = { north: 15, south: 14, east: 122, west: 121 };
    const shapes: Shape[] = [
      { type: 'rectangle', bounds },
      { type: 'rectangle', bounds: { north: 16, south: 13, east: 123, west: 120 }, exclude: true },
    ];
    expect(coverOf(shapes)).toEqual({ kind: 'ranges', ranges: [] });
  });

  it('vouches for most of a city circle and adds little around it', () => {
    const city: Shape = { type: 'circle', center: { lat: 14.6, lng: 121 }, radius: 5_000 };
    const cover = coverOf([city]);
    const squareDegrees = (isInside: boolean) =>
      (cover.kind === 'ranges' ? cover.ranges : [])
        .filter(({ inside }) => inside === isInside)
        .reduce((sum, { lo, hi }) => sum + (hi - lo) * (360 / 2 ** gridBits) ** 2, 0);
    const exact = (Math.PI * (5_000 / 111_195) ** 2) / Math.cos((14.6 / 180) * Math.PI);
    expect(squareDegrees(true)).toBeGreaterThan(0.8 * exact);
    expect(squareDegrees(true) + squareDegrees(false)).toBeLessThan(1.2 * exact);
  });
});

/** Much in one place or another, little elsewhere. */
function aDensity(random: Random): Density {
  const ends = Array.from({ length: 30 }, () => integerBetween(random, 0, 4 ** gridBits)).sort(
    (one, other) => one - other,
  );
  return densityOf([...ends, 4 ** gridBits].map((hi) => ({ hi, points: pick(random, [0, 10, 1000, 1_000_000]) })));
}

function verdictOf(cover: Cover, point: Point): 'inside' | 'border' | 'outside' {
  if (cover.kind === 'everywhere') return 'inside';
  const key = mortonKey(point);
  const range = cover.ranges.find(({ lo, hi }) => key >= lo && key < hi);
  if (range === undefined) return 'outside';
  return range.inside ? 'inside' : 'border';
}

/** Corners and random points of the first, the last and a random cell of random ranges. */
function pointsUnder(random: Random, cover: Cover, count: number): Point[] {
  if (cover.kind === 'everywhere' || cover.ranges.length === 0) return [];
  return Array.from({ length: count }, () => {
    const { lo, hi } = pick(random, cover.ranges);
    const key = pick(random, [lo, hi - 1, integerBetween(random, lo, hi - 1)]);
    const box = boxOfCell({ level: gridBits, column: evenBits(key), row: evenBits(key / 2) });
    const between = (least: number, greatest: number) =>
      pick(random, [least, greatest, integerBetween(random, least, greatest)]);
    return { x: between(box.west, box.east), y: between(box.south, box.north) };
  }).filter(({ y }) => y <= world.north);
}

function evenBits(key: number): number {
  let bits = 0;
  for (let bit = 0; bit < gridBits; bit += 1) bits += (Math.floor(key / 4 ** bit) % 2) * 2 ** bit;
  return bits;
}
