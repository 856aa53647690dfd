import { describe, expect, it } from 'vitest';
import { densityOf } from './density.ts';

describe('densityOf', () => {
  const density = densityOf([
    { hi: 16, points: 4 },
    { hi: 32, points: 0 },
    { hi: 64, points: 320 },
  ]);

  it('knows the points of whole spans', () => {
    expect(density(0, 16)).toBe(4);
    expect(density(16, 32)).toBe(0);
    expect(density(0, 64)).toBe(324);
  });

  it('takes the points of a span for evenly spread', () => {
    expect(density(4, 8)).toBe(1);
    expect(density(8, 48)).toBe(2 + 160);
  });

  it('knows nothing beyond the last span, and nothing at all of no spans', () => {
    expect(density(64, 100)).toBe(0);
    expect(densityOf([])(0, 100)).toBe(0);
  });
});
