import { describe, expect, it } from 'vitest';
import {
  anArea,
  integerBetween,
  pick,
  pointsFor,
  type Random,
  randomFrom,
} from '../../../tests/support/random-areas.ts';
import { boxAround, type Point } from './box.ts';
import { isInPolygon, polygonOf, seenFrom, seenFromEach } from './polygon.ts';

const degrees = ({ x, y }: { x: number; y: number }) => ({ lat: y / 1e6, lng: x / 1e6 });

describe('seenFrom', () => {
  it('says the same of every point of the box as the whole polygon, with fewer corners', () => {
    const random = randomFrom(31);
    const wrong: unknown[] = [];
    const corners = { all: 0, seen: 0 };
    for (let round = 0; round < 600; round += 1) {
      const area = anArea(random);
      for (const shape of area.shapes) {
        if (shape.type !== 'polygon') continue;
        const polygon = polygonOf(shape.coordinates);
        const points = pointsFor(random, { shapes: [shape], viewport: undefined }, 40);
        const box = boxAround([pick(random, points), pick(random, points)]);
        const seen = seenFrom(polygon, box);
        corners.all += polygon.points.length;
        corners.seen += seen.length;
        const inBox = [
          ...points.filter(({ x, y }) => x >= box.west && x <= box.east && y >= box.south && y <= box.north),
          ...Array.from({ length: 20 }, () => ({
            x: integerBetween(random, box.west, box.east),
            y: integerBetween(random, box.south, box.north),
          })),
        ];
        const again = polygonOf(seen.map(degrees));
        const differing = inBox.filter((point) => isInPolygon(polygon, point) !== isInPolygon(again, point));
        if (differing.length > 0) wrong.push({ shape, box, differing });
      }
    }
    expect(wrong).toEqual([]);
    expect(corners.seen).toBeLessThan(0.8 * corners.all);
  });

  it('turns around what lies inside and around nothing else, however the whole polygon winds about the box', () => {
    const random = randomFrom(41);
    const wrong: unknown[] = [];
    for (let round = 0; round < 300; round += 1) {
      const polygon = polygonOf(aMaze(random).map(degrees));
      const [first, second] = [pick(random, polygon.points), pick(random, polygon.points)];
      const reach = 10 ** integerBetween(random, 1, 6);
      const near = ({ x, y }: Point) => ({
        x: x + integerBetween(random, -reach, reach),
        y: y + integerBetween(random, -reach, reach),
      });
      const box = boxAround([near(first), random() < 0.5 ? near(first) : near(second)]);
      const seen = seenFrom({ points: seenFrom(polygon, box), box: polygon.box }, box);
      for (let point = 0; point < 20; point += 1) {
        const at = { x: integerBetween(random, box.west, box.east), y: integerBetween(random, box.south, box.north) };
        // Boundaries are the other tests' matter.
        if (isOnEdge(polygon.points, at)) continue;
        const [turns, expected] = [windingOf(seen, at), windingOf(polygon.points, at)];
        if ((turns === 0) !== (expected === 0)) wrong.push({ round, box, at, turns, expected });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is found for many boxes in turn', () => {
    const random = randomFrom(37);
    const wrong: unknown[] = [];
    for (let round = 0; round < 200; round += 1) {
      const [shape] = anArea(random).shapes;
      if (shape?.type !== 'polygon') continue;
      const polygon = polygonOf(shape.coordinates);
      const points = pointsFor(random, { shapes: [shape], viewport: undefined }, 40);
      const boxes = Array.from({ length: 9 }, () => boxAround([pick(random, points), pick(random, points)]));
      const seen = seenFromEach(polygon, boxes).map((corners) => polygonOf(corners.map(degrees)));
      expect(seen).toHaveLength(boxes.length);
      for (const [index, box] of boxes.entries()) {
        const again = seen[index] ?? polygon;
        const inBox = points.filter(({ x, y }) => x >= box.west && x <= box.east && y >= box.south && y <= box.north);
        if (inBox.some((point) => isInPolygon(polygon, point) !== isInPolygon(again, point)))
          wrong.push({ shape, box });
      }
    }
    expect(wrong).toEqual([]);
    expect(seenFromEach(polygonOf([]), [])).toEqual([]);
  });

  it('keeps a polygon that winds round the box', () => {
    const square = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 10 },
      { lat: 10, lng: 10 },
      { lat: 10, lng: 0 },
    ];
    const middle = { west: 5e6, south: 5e6, east: 5e6 + 1, north: 5e6 + 1 };
    const seen = seenFrom(polygonOf(square), middle);
    expect(isInPolygon(polygonOf(seen.map(degrees)), { x: 5e6, y: 5e6 })).toBe(true);
  });
});

/** A band that winds to the middle and back beside itself, or teeth side by side. */
function aMaze(random: Random): Point[] {
  const size = 10 ** integerBetween(random, 4, 7);
  const middle = { x: 121_000_000, y: 14_600_000 };
  const count = integerBetween(random, 10, 80);
  if (random() < 0.5) {
    const teeth = Array.from({ length: 2 * count }, (_, index) => ({
      x: middle.x + Math.round((size * index) / count),
      y: middle.y + (index % 4 === 0 || index % 4 === 3 ? size : -size),
    }));
    return [...teeth, { x: middle.x + 3 * size, y: middle.y - 2 * size }, { x: middle.x, y: middle.y - 2 * size }];
  }
  const along = (step: number, offset: number) => {
    const angle = (step / 12) * 2 * Math.PI;
    const reach = size * (0.1 + (step + offset * 6) / count);
    return { x: middle.x + Math.round(Math.cos(angle) * reach), y: middle.y + Math.round(Math.sin(angle) * reach) };
  };
  const steps = Array.from({ length: count }, (_, step) => step);
  const band = [...steps.map((step) => along(step, 0)), ...steps.toReversed().map((step) => along(step, 1))];
  return random() < 0.5 ? band : band.toReversed();
}

/** By angles: nothing is shared with what is tested. */
function windingOf(points: readonly Point[], at: Point): number {
  const turned = points.reduce((sum, to, index) => {
    const from = points.at(index - 1) ?? to;
    const [one, other] = [Math.atan2(from.y - at.y, from.x - at.x), Math.atan2(to.y - at.y, to.x - at.x)];
    const turn = other - one;
    return sum + (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn);
  }, 0);
  return Math.round(turned / (2 * Math.PI));
}

const isOnEdge = (points: readonly Point[], at: Point): boolean =>
  points.some((to, index) => {
    const from = points.at(index - 1) ?? to;
    const side = (to.y - from.y) * (to.x - at.x) - (to.x - from.x) * (to.y - at.y);
    return (
      side === 0 &&
      at.x >= Math.min(from.x, to.x) &&
      at.x <= Math.max(from.x, to.x) &&
      at.y >= Math.min(from.y, to.y) &&
      at.y <= Math.max(from.y, to.y)
    );
  });
