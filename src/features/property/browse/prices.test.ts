import { describe, expect, it } from 'vitest';
import { shortPesos } from './prices.ts';

describe('a price on a pin', () => {
  it.each([
    [0, '₱0'],
    [999.5, '₱999.5'],
    [1000, '₱1K'],
    [85_400, '₱85K'],
    [999_499, '₱999K'],
    [999_500, '₱1M'],
    [999_999, '₱1M'],
    [1_249_999, '₱1.2M'],
    [12_000_000, '₱12M'],
    [999_949_999, '₱999.9M'],
    [999_950_000, '₱1B'],
    [2_340_000_000, '₱2.3B'],
    [1_000_000_000_000, '₱1,000B'],
  ])('%d pesos are %s', (amount, written) => expect(shortPesos(amount, 'en')).toBe(written));

  it.each([
    [999.5, '₱999,5'],
    [85_400, '₱85 Tsd.'],
    [1_249_999, '₱1,2 Mio.'],
    [2_340_000_000, '₱2,3 Mrd.'],
  ])('%d pesos are %s in German', (amount, written) =>
    expect(shortPesos(amount, 'de').replace('\u00a0', ' ')).toBe(written),
  );
});
