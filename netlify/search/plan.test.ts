import { describe, expect, it } from 'vitest';
import { firstTry, scanWorthwhile } from './plan.ts';
import { questionOf } from './question.ts';

const page = { sort: 'newest', limit: 25 } as const;
const byPrice = { sort: 'price_asc', limit: 25 } as const;
const bbox = { west: 120, south: 14, east: 121, north: 15 };
const everywhere = 1_000_000;
const questionIn = (inArea: number) => ({ ...questionOf({ category: 'all', bbox }), listings: { inArea, everywhere } });

describe('scanWorthwhile', () => {
  it('walks where matches are met soon, and looks at more rows than it should need', () => {
    expect(scanWorthwhile(questionIn(1_000_000), page, 500_000)).toBe(2500);
    expect(scanWorthwhile(questionIn(1_000_000), page, 10_000)).toBe(10_000);
  });

  it('sorts where matches are rare, or little lies in the area', () => {
    expect(scanWorthwhile(questionIn(1_000_000), page, 100)).toBe(0);
    expect(scanWorthwhile(questionIn(10_000), page, 4000)).toBe(0);
    expect(scanWorthwhile(questionIn(40_000), page, 4000)).toBe(0);
    expect(scanWorthwhile(questionIn(40_000), page, 20_000)).toBeGreaterThan(0);
  });

  it('walks less by price, for the prices of a page can be known', () => {
    expect(scanWorthwhile(questionIn(40_000), page, 20_000)).toBeGreaterThan(0);
    expect(scanWorthwhile(questionIn(40_000), byPrice, 20_000)).toBe(0);
    expect(scanWorthwhile(questionIn(900_000), byPrice, 800_000)).toBe(2500);
  });

  it('goes by the number of matches where nothing is known of the area, or everything has to be looked at', () => {
    const unknown = questionOf({ category: 'all' });
    expect(scanWorthwhile(unknown, page, 2000)).toBe(0);
    expect(scanWorthwhile(unknown, page, 2001)).toBeGreaterThan(0);
    const words = { ...questionOf({ category: 'all', q: 'sunny' }), listings: { inArea: everywhere, everywhere } };
    expect(scanWorthwhile(words, page, 2000)).toBe(0);
    expect(scanWorthwhile(words, page, 4000)).toBeGreaterThan(0);
  });
});

const filtered = (inArea: number) => ({ ...questionIn(inArea), bedrooms: 2 });

describe('firstTry', () => {
  it('walks as far as it should need where nothing is filtered', () => {
    expect(firstTry(questionIn(500_000), page)).toBe(2500);
    expect(firstTry(questionIn(20_000), page)).toBe(5000);
  });

  it('asks for the bound in a part of all listings, of which it is not known how many match', () => {
    expect(firstTry(filtered(90_000), page)).toBe('bound');
    expect(firstTry(filtered(200_000), byPrice)).toBe('bound');
  });

  it('walks a little in most of them, or where no bound is known', () => {
    expect(firstTry(filtered(500_000), byPrice)).toBe(2500);
    expect(firstTry(filtered(200_000), page)).toBe(2500);
    expect(firstTry(filtered(90_000), { ...page, sort: 'area_desc' })).toBe(2500);
    expect(firstTry({ ...filtered(90_000), words: ['sunny'] }, page)).toBe(2500);
    expect(firstTry(questionOf({ category: 'all', bbox }), byPrice)).toBe(2500);
  });
});
