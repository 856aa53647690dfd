import { describe, expect, it } from 'vitest';
import { walkMinutes } from './walk.ts';

describe('minutes on foot', () => {
  it('are those of the straight line and three tenths, at 4.5 kilometres an hour', () => {
    expect(walkMinutes(0.7)).toBe(12);
    expect(walkMinutes(1)).toBe(17);
  });

  it('are told to five minutes from twenty on', () => {
    expect(walkMinutes(1.5)).toBe(25);
    expect(walkMinutes(3)).toBe(50);
  });

  it('are left out where nobody walks, and where the middle of a postal code says nothing', () => {
    expect(walkMinutes(4)).toBeUndefined();
    expect(walkMinutes(0.1)).toBeUndefined();
  });
});
