import { describe, expect, it } from 'vitest';
import { questionOf } from '../../search/question.ts';
import { arePricesTelling, stepsBeside, stepsWorthwhile } from './rules.ts';

const page = { sort: 'newest', limit: 25 } as const;
const byPrice = { sort: 'price_asc', limit: 25 } as const;
const bbox = { west: 120, south: 14, east: 121, north: 15 };
const everywhere = 1_000_000;
const questionIn = (inArea: number) => ({ ...questionOf({ category: 'all', bbox }), listings: { inArea, everywhere } });

describe('stepsWorthwhile', () => {
  it('walks where matches are met soon, and looks at more rows than it should need', () => {
    expect(stepsWorthwhile(questionIn(1_000_000), page, 500_000)).toBe(stepsBeside);
    expect(stepsWorthwhile(questionIn(1_000_000), page, 10_000)).toBe(10_000);
  });

  it('sorts where matches are rare, or little lies in the area', () => {
    expect(stepsWorthwhile(questionIn(1_000_000), page, 100)).toBe(0);
    expect(stepsWorthwhile(questionIn(10_000), page, 4000)).toBe(0);
    expect(stepsWorthwhile(questionIn(40_000), page, 4000)).toBeGreaterThan(0);
  });

  it('walks less by price, for the prices of a page can be known', () => {
    expect(stepsWorthwhile(questionIn(40_000), page, 20_000)).toBeGreaterThan(0);
    expect(stepsWorthwhile(questionIn(40_000), byPrice, 20_000)).toBe(0);
    expect(stepsWorthwhile(questionIn(900_000), byPrice, 800_000)).toBe(stepsBeside);
  });

  it('goes by the number of matches where nothing is known of the area, or everything has to be looked at', () => {
    const unknown = questionOf({ category: 'all' });
    expect(stepsWorthwhile(unknown, page, 2000)).toBe(0);
    expect(stepsWorthwhile(unknown, page, 2001)).toBeGreaterThan(0);
    const words = { ...questionOf({ category: 'all', q: 'sunny' }), listings: { inArea: everywhere, everywhere } };
    expect(stepsWorthwhile(words, page, 2000)).toBe(0);
    expect(stepsWorthwhile(words, page, 4000)).toBeGreaterThan(0);
  });
});

describe('arePricesTelling', () => {
  it('is so in a small part of all listings, sorted by price, without words that the blocks do not know', () => {
    expect(arePricesTelling(questionIn(100_000), 'price_desc')).toBe(true);
    expect(arePricesTelling(questionIn(500_000), 'price_desc')).toBe(false);
    expect(arePricesTelling(questionIn(100_000), 'newest')).toBe(false);
    expect(arePricesTelling({ ...questionIn(100_000), areWordsCommon: false }, 'price_desc')).toBe(false);
    expect(arePricesTelling(questionOf({ category: 'all', bbox }), 'price_desc')).toBe(false);
  });
});
