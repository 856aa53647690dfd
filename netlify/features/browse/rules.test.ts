import { describe, expect, it } from 'vitest';
import { questionOf } from '../../search/question.ts';
import { stepsBeside, stepsWorthwhile } from './rules.ts';

const page = { sort: 'newest', limit: 25 } as const;
const questionIn = (inArea: number) => ({
  ...questionOf({ category: 'all' }),
  listings: { inArea, everywhere: 1_000_000 },
});

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

  it('trusts a walk by price less', () => {
    expect(stepsWorthwhile(questionIn(40_000), { ...page, sort: 'price_asc' }, 2000)).toBe(0);
    expect(stepsWorthwhile(questionIn(40_000), page, 2000)).toBeGreaterThan(0);
  });

  it('goes by the number of matches where nothing is known of the area, or words are asked for', () => {
    const unknown = questionOf({ category: 'all' });
    expect(stepsWorthwhile(unknown, page, 2000)).toBe(0);
    expect(stepsWorthwhile(unknown, page, 2001)).toBeGreaterThan(0);
    expect(stepsWorthwhile({ ...questionIn(1_000_000), words: ['sunny'] }, page, 2000)).toBe(0);
  });
});
