import { median, quantile } from '../measure.ts';
import type { Measured } from './measure.ts';

/** The budgets of docs/figures.md, in milliseconds of SQL. */
export const budgets = {
  page: { median: 7, p95: 25 },
  count: { ofCity: 15, ofCountry: 40, ofCountryWithWords: 200 },
  map: 12,
  /** Of the dearest shapes, page and count together. */
  hostile: 250,
  /** Warm: of an area that was asked about before. */
  doorOverSql: 2,
  /** A change of a listing, and the longest that one of 500 a second waits for a lock. */
  change: 3,
  lockWait: 50,
};

const countBudget = (name: string): number => {
  if (!/country/.test(name)) return budgets.count.ofCity;
  return name.includes('words') ? budgets.count.ofCountryWithWords : budgets.count.ofCountry;
};

/** A sentence for each budget that the line misses. */
export function missesOf({ name, page, count, sql, warmOverSql, wrong }: Measured): string[] {
  const isMap = name.startsWith('map');
  const ofKind = (): [string, number, number][] => {
    if (isMap) return [['map', median(sql), budgets.map]];
    if (/corners/.test(name)) return [['slowest', Math.max(...sql), budgets.hostile]];
    return [
      ['page', median(page), budgets.page.median],
      ['p95 of the page', quantile(page, 0.95), budgets.page.p95],
      ['count', median(count), countBudget(name)],
    ];
  };
  return [
    ...ofKind(),
    ['warm door over SQL', median(warmOverSql), budgets.doorOverSql] as const,
    ['wrong answers', wrong, 0] as const,
  ]
    .filter(([, value, budget]) => value > budget)
    .map(([what, value, budget]) => `${name}: ${what} ${value.toFixed(1)}, budget ${budget}`);
}
