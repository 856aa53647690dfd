import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../contract/area.ts';
import { sketchOf } from './shape-sketch.ts';

const square: Shape = { type: 'rectangle', bounds: { north: 1, south: -1, east: 1, west: -1 } };
const numbersOf = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));

describe('the sketch of a saved area', () => {
  it('puts a square at the equator into the middle, north up', () => {
    expect(sketchOf([square], 100)).toEqual([{ path: 'M8 8L92 8L92 92L8 92Z', isExcluded: false }]);
  });

  it('draws a circle round away from the equator too', () => {
    const [circle] = sketchOf([{ type: 'circle', center: { lat: 14.6, lng: 121 }, radius: 5000 }], 100);
    const numbers = numbersOf(circle?.path ?? '');
    const distances = numbers.flatMap((x, index) =>
      index % 2 === 0 ? [Math.hypot(x - 50, (numbers[index + 1] ?? Number.NaN) - 50)] : [],
    );
    expect(distances).toHaveLength(32);
    for (const distance of distances) expect(Math.abs(distance - 42)).toBeLessThan(0.5);
  });

  it('keeps every shape inside the frame and marks what is taken away', () => {
    const far: Shape = {
      type: 'polygon',
      coordinates: [
        { lat: 10, lng: 120 },
        { lat: 12, lng: 126 },
        { lat: 6, lng: 122 },
      ],
      exclude: true,
    };
    const sketch = sketchOf([square, far], 100);
    expect(sketch.map(({ isExcluded }) => isExcluded)).toEqual([false, true]);
    for (const value of sketch.flatMap(({ path }) => numbersOf(path))) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
  });

  it('is empty without shapes', () => expect(sketchOf([], 100)).toEqual([]));
});
