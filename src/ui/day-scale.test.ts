import { describe, expect, it } from 'vitest';
import { namedDays, scaleEnd } from './day-scale.ts';

describe('the end of a scale', () => {
  it.each([
    [0, 4],
    [4, 4],
    [5, 10],
    [11, 20],
    [21, 40],
    [99, 100],
    [101, 200],
    [4001, 10_000],
  ])('for %i is %i', (largest, end) => expect(scaleEnd(largest)).toBe(end));
});

describe('the days that are named', () => {
  it('are the first, the last and some between', () => {
    expect(namedDays(7, 4)).toEqual([0, 2, 4, 6]);
    expect(namedDays(90, 3)).toEqual([0, 45, 89]);
    expect(namedDays(2, 4)).toEqual([0, 1]);
    expect(namedDays(1, 4)).toEqual([0]);
    expect(namedDays(0, 4)).toEqual([]);
  });
});
