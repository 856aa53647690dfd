import { describe, expect, it } from 'vitest';
import { isPlanned } from './matches.ts';
import { firstScan, scanWorthwhile } from './plan.ts';
import { questionOf } from './question.ts';

const page = { sort: 'newest', limit: 25 } as const;
const byPrice = { sort: 'price_asc', limit: 25 } as const;
const bbox = { west: 120, south: 14, east: 121, north: 15 };
const everywhere = 1_000_000;
const now = new Date(0);
const questionIn = (inArea: number) => ({
  ...questionOf({ category: 'all', bbox }, now),
  listings: { inArea, everywhere },
});

describe('scanWorthwhile', () => {
  it('scans where matches are met soon, and looks at more rows than it should need', () => {
    expect(scanWorthwhile(questionIn(1_000_000), page, 500_000)).toBe(2500);
    expect(scanWorthwhile(questionIn(1_000_000), page, 10_000)).toBe(10_000);
  });

  it('sorts where matches are rare, or little lies in the area', () => {
    expect(scanWorthwhile(questionIn(1_000_000), page, 100)).toBe(0);
    expect(scanWorthwhile(questionIn(6000), page, 3000)).toBe(0);
    expect(scanWorthwhile(questionIn(40_000), page, 20_000)).toBeGreaterThan(0);
  });

  it('scans less by price, for prices lie in heaps', () => {
    expect(scanWorthwhile(questionIn(40_000), page, 20_000)).toBeGreaterThan(0);
    expect(scanWorthwhile(questionIn(12_000), byPrice, 12_000)).toBe(0);
    expect(scanWorthwhile(questionIn(900_000), byPrice, 800_000)).toBe(2500);
  });

  it('goes by the number of matches where nothing is known of the area, or everything has to be looked at', () => {
    const unknown = questionOf({ category: 'all' }, now);
    expect(scanWorthwhile(unknown, page, 2000)).toBe(0);
    expect(scanWorthwhile(unknown, page, 2001)).toBeGreaterThan(0);
    const words = { ...questionOf({ category: 'all', q: 'sunny' }, now), listings: { inArea: everywhere, everywhere } };
    expect(scanWorthwhile(words, page, 2000)).toBe(0);
    expect(scanWorthwhile(words, page, 4000)).toBeGreaterThan(0);
  });
});

const filtered = (inArea: number) => ({ ...questionIn(inArea), bedrooms: 2 });

describe('firstScan', () => {
  it('looks at as many rows as it should need where nothing is filtered', () => {
    expect(firstScan(questionIn(500_000), page)).toBe(2500);
    expect(firstScan(questionIn(20_000), page)).toBe(5000);
  });

  it('looks at a few where it is not known how many match', () => {
    expect(firstScan(filtered(500_000), byPrice)).toBe(2500);
    expect(firstScan({ ...filtered(90_000), words: [{ within: 'sunny' }] }, page)).toBe(2500);
    expect(firstScan(questionOf({ category: 'all', bbox }, now), byPrice)).toBe(2500);
  });
});

describe('a rare word', () => {
  const texts = Array.from({ length: 101 }, (_, number) => `sunny house ${number}, makati`);
  const asked = (q: string, read = texts) =>
    questionOf({ category: 'all', bbox, q }, now, { density: () => 10, texts: read });

  it('is one that less than one listing in two hundred has, whatever its case', () => {
    expect(asked('sunny HELIPAD').hasRareWord).toBe(true);
    expect(asked('Sunny Makati').hasRareWord).toBe(false);
    const [one, ...others] = [...texts, ...texts, ...texts];
    expect(asked('helipad', [`${one}, helipad`, ...others]).hasRareWord).toBe(true);
    expect(asked('helipad', [`${texts[0]}, helipad`, ...texts]).hasRareWord).toBe(false);
    expect(asked('helipad', texts.slice(2)).hasRareWord).toBe(false);
    // Two letters are in no index of three.
    expect(asked('zz').hasRareWord).toBe(false);
  });

  it('is looked up before the area is looked through, and without a scan beside', () => {
    expect(isPlanned(asked('helipad'))).toBe(true);
    expect(isPlanned(asked('sunny'))).toBe(false);
    expect(firstScan(asked('helipad'), page)).toBe(0);
  });
});
