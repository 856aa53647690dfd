import { describe, expect, it } from 'vitest';
import { type AskedPrice, isOddPrice, likelyPrices } from './odd-price.ts';
import { newEntries, oddPriceOf } from './property-entries.ts';

const asked = (dealType: AskedPrice['dealType'], price: number, category: AskedPrice['category'] = 'condominium') => ({
  dealType,
  category,
  price,
});

describe('a price that looks odd', () => {
  it.each([
    [asked('rent', 38.5), true],
    [asked('rent', 999.99), true],
    [asked('rent', 1000), false],
    [asked('rent', 38_500), false],
    [asked('rent', 4_500_000), true],
    [asked('rent', 4_500_000, 'commercial'), false],
    [asked('buy', 0), true],
    [asked('buy', 4.5), true],
    [asked('buy', 38_500), true],
    [asked('buy', 50_000), false],
    [asked('buy', 4_500_000), false],
    [asked('buy', 2_000_000_001), true],
    [asked('buy', 15_000_000_000, 'hotel'), false],
  ])('%o: %s', (price, isOdd) => {
    expect(isOddPrice(price)).toBe(isOdd);
  });

  it('comes with what it would be if thousands or millions were left out', () => {
    expect(likelyPrices(asked('rent', 38.5))).toEqual([38_500]);
    expect(likelyPrices(asked('rent', 1.1))).toEqual([1100, 1_100_000]);
    expect(likelyPrices(asked('buy', 4.35))).toEqual([4_350_000]);
    expect(likelyPrices(asked('buy', 0))).toEqual([]);
    expect(likelyPrices(asked('rent', 4_500_000))).toEqual([]);
  });

  it('is asked about until its seller says that it is meant, for this price and this deal', () => {
    const entries = { ...newEntries, dealType: 'rent', price: 38.5 } as const;
    expect(oddPriceOf(entries)?.price).toBe(38.5);
    expect(oddPriceOf({ ...entries, meantPrice: 'rent:38.5' })).toBeUndefined();
    expect(oddPriceOf({ ...entries, meantPrice: 'rent:38.5', price: 38.6 })?.price).toBe(38.6);
    expect(oddPriceOf({ ...entries, meantPrice: 'rent:38.5', dealType: 'buy' })?.price).toBe(38.5);
    expect(oddPriceOf({ ...entries, price: '' })).toBeUndefined();
    expect(oddPriceOf({ ...entries, price: '38.500' })).toBeUndefined();
  });
});
