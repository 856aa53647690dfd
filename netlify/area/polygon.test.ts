import { describe, expect, it } from 'vitest';
import { boxAround } from './box.ts';
import { isInPolygon, polygonOf, seenFrom, seenFromEach } from './polygon.ts';
import { anArea, integerBetween, pick, pointsFor, randomFrom } from './random-areas.ts';

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
