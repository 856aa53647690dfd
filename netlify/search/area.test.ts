import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/contract/area.ts';
import { areaOf, rangesWithin } from './area.ts';

const circleAt = (lat: number): Shape => ({ type: 'circle', center: { lat, lng: 121 }, radius: 5000 });
const dense = (lo: number, hi: number) => hi - lo;

describe('the ranges of an area', () => {
  it('are cut once for all that is asked of it, whatever is known of the density by then', () => {
    const ranges = areaOf([circleAt(14)], undefined, dense);
    expect(ranges.ranges.length).toBeGreaterThan(4);
    expect(areaOf([circleAt(14)], undefined, () => 0)).toBe(ranges);
    expect(areaOf([circleAt(14.001)], undefined, dense)).not.toEqual(ranges);
  });

  it('are cut anew where a viewport cuts the area, or where it is looked for without a density', () => {
    const ranges = areaOf([circleAt(15)], undefined, dense);
    const viewport = { west: 121, south: 14, east: 122, north: 16 };
    expect(areaOf([circleAt(15)], viewport, dense)).not.toEqual(ranges);
    expect(areaOf([circleAt(15)], undefined, undefined)).not.toBe(ranges);
  });

  it('are forgotten when many others were asked for since', () => {
    const ranges = areaOf([circleAt(16)], undefined, dense);
    for (let other = 1; other <= 63; other += 1) areaOf([circleAt(16 + other / 1000)], undefined, dense);
    expect(areaOf([circleAt(16)], undefined, dense)).toBe(ranges);
    for (let other = 1; other <= 64; other += 1) areaOf([circleAt(17 + other / 1000)], undefined, dense);
    const again = areaOf([circleAt(16)], undefined, dense);
    expect(again).not.toBe(ranges);
    expect(again).toEqual(ranges);
  });

  it('are cut by the keys that are left of them', () => {
    const ranges = [
      { lo: 0, hi: 10, inside: true },
      { lo: 10, hi: 14, inside: false, seen: ['a'] },
      { lo: 20, hi: 30, inside: true },
    ];
    expect(rangesWithin(ranges, [])).toEqual([]);
    expect(rangesWithin(ranges, [{ lo: 14, hi: 20 }])).toEqual([]);
    expect(
      rangesWithin(ranges, [
        { lo: 5, hi: 12 },
        { lo: 25, hi: 26 },
      ]),
    ).toEqual([
      { lo: 5, hi: 10, inside: true },
      { lo: 10, hi: 12, inside: false, seen: ['a'] },
      { lo: 25, hi: 26, inside: true },
    ]);
  });
});
