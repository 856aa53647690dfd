import { describe, expect, it } from 'vitest';
import { listingId } from '../../contract/fields.ts';
import { bestDay, changeOf, nextSort, periodOf, sorted } from './analytics.ts';

const day = (name: string, views: number) => ({ day: name, views, favorites: 0, inquiries: 0 });

const listing = (place: number, title: string, views: number) => ({
  id: listingId.parse(`0b1f4a52-60cd-4d7e-9a48-3a6f1d9c000${place}`),
  title,
  views,
  favorites: 0,
  inquiries: 0,
});
const titles = (of: { title: string }[]): string[] => of.map(({ title }) => title);

describe('the change against the period before', () => {
  it('is told in whole percent', () => {
    expect(changeOf(15, 10)).toEqual({ kind: 'more', percent: 50 });
    expect(changeOf(2, 3)).toEqual({ kind: 'fewer', percent: 33 });
    expect(changeOf(0, 3)).toEqual({ kind: 'fewer', percent: 100 });
  });
  it('has no percentage from nothing', () => {
    expect(changeOf(0, 0)).toEqual({ kind: 'same' });
    expect(changeOf(4, 0)).toEqual({ kind: 'first' });
  });
});

it('takes only the periods it offers from the URL', () => {
  expect(periodOf('7')).toBe(7);
  expect(periodOf('8')).toBe(30);
  expect(periodOf(null)).toBe(30);
});

it('names the first of the best days', () => {
  const days = [day('2026-11-01', 1), day('2026-11-02', 5), day('2026-11-03', 5)];
  expect(bestDay(days, 'views')?.day).toBe('2026-11-02');
  expect(bestDay([], 'views')).toBeUndefined();
});

describe('the listings', () => {
  const listings = [listing(1, 'Villa', 3), listing(2, 'Condo', 9), listing(3, 'Lot', 3)];

  it('sort by any column, either way', () => {
    expect(titles(sorted(listings, { key: 'views', isDescending: false }))).toEqual(['Lot', 'Villa', 'Condo']);
    expect(titles(sorted(listings, { key: 'title', isDescending: true }))).toEqual(['Villa', 'Lot', 'Condo']);
  });
  it('begin with the most, and with A', () => {
    expect(nextSort({ key: 'title', isDescending: false }, 'views')).toEqual({ key: 'views', isDescending: true });
    expect(nextSort({ key: 'views', isDescending: true }, 'views')).toEqual({ key: 'views', isDescending: false });
    expect(nextSort({ key: 'views', isDescending: true }, 'title')).toEqual({ key: 'title', isDescending: false });
  });
});
