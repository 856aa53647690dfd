import { describe, expect, it } from 'vitest';
import type { Shape } from './area.ts';
import { readShapes, writeShapes } from './shape-text.ts';

const shapes: Shape[] = [
  {
    type: 'polygon',
    coordinates: [
      { lat: 14.5995, lng: 120.9842 },
      { lat: 14.700001, lng: 121.000001 },
      { lat: 14.5, lng: 121.1 },
    ],
  },
  { type: 'rectangle', bounds: { north: 10.4, south: 10.2, east: 124, west: 123.800009 }, exclude: true },
  { type: 'circle', center: { lat: -7.000001, lng: -0.5 }, radius: 1234.56 },
];

describe('shapes in a URL', () => {
  it('come back as they went, six decimals and exclusion included', () => {
    expect(readShapes(writeShapes(shapes))).toEqual(shapes);
  });

  it('need no escaping', () => {
    const text = writeShapes(shapes);
    expect(new URLSearchParams({ area: text }).toString()).toBe(`area=${text}`);
  });

  it('take about a third of what JSON takes', () => {
    expect(writeShapes(shapes).length * 3).toBeLessThan(JSON.stringify(shapes).length);
  });

  it('survive the whole range of degrees', () => {
    const whole: Shape[] = [{ type: 'rectangle', bounds: { north: 90, south: -90, east: 180, west: -180 } }];
    expect(readShapes(writeShapes(whole))).toEqual(whole);
  });

  it.each(['x', 'p', 'pAB', 'c!', 'rAAAA', `${writeShapes(shapes)}.`, writeShapes(shapes).slice(0, 30)])(
    'refuse damaged text: %s',
    (damaged) => {
      expect(readShapes(damaged)).toBeUndefined();
    },
  );

  it('may be none', () => {
    expect(readShapes('')).toEqual([]);
    expect(writeShapes([])).toBe('');
  });
});
