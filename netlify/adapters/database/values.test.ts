import { describe, expect, it } from 'vitest';
import { readers } from './values.ts';

const timestamptz = 1184;
const int8 = 20;

describe('values as Postgres writes them', () => {
  it.each([
    ['2026-11-21 10:00:00+00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:00.1+00', '2026-11-21T10:00:00.100Z'],
    ['2026-11-21 10:00:00.123456+00', '2026-11-21T10:00:00.123Z'],
    ['2026-11-21 10:00:00.9999+00', '2026-11-21T10:00:00.999Z'],
    ['2026-11-21 18:00:00.5+08', '2026-11-21T10:00:00.500Z'],
    ['2026-11-21 15:30:00+05:30', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 07:00:00-03', '2026-11-21T10:00:00.000Z'],
  ])('%s is the instant %s, whatever the zone of the session', (written, instant) => {
    expect(readers[timestamptz]?.(written)).toBe(instant);
  });

  it.each(['infinity', '10000-01-01 00:00:00+00'])('%s is no instant that could be told', (written) => {
    expect(() => readers[timestamptz]?.(written)).toThrow(RangeError);
  });

  it('refuses a number that would be rounded', () => {
    expect(readers[int8]?.('9007199254740991')).toBe(9_007_199_254_740_991);
    expect(() => readers[int8]?.('9007199254740993')).toThrow(RangeError);
  });
});
