import { describe, expect, it } from 'vitest';
import { bestDay, changeOf, periodOf } from './analytics.ts';

const day = (name: string, views: number) => ({ day: name, views, favorites: 0, inquiries: 0 });

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
