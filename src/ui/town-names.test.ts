import { describe, expect, it } from 'vitest';
import { isTownOf } from './town-names.ts';

describe('a town beside its postal code', () => {
  it.each([
    ['Köln', ['Köln']],
    ['koeln', ['Köln']],
    ['Köln-Ehrenfeld', ['Köln']],
    ['Halle', ['Halle (Saale)']],
    ['Frankfurt', ['Frankfurt am Main']],
    ['Sankt Pölten', ['St. Pölten']],
    ['Klink', ['Waren (Müritz)', 'Klink']],
  ])('is %s', (typed, towns) => {
    expect(isTownOf(typed, towns)).toBe(true);
  });

  it.each([
    ['Berlin', ['Köln']],
    ['Kölnisch', ['Köln']],
    ['Warener', ['Waren (Müritz)']],
  ])('is not %s', (typed, towns) => {
    expect(isTownOf(typed, towns)).toBe(false);
  });
});
