import { median, quantile } from '../measure.ts';
import type { Measured } from './measure.ts';

/** The budgets of product.md §8, in milliseconds of SQL. */
export const budgets = {
  page: { median: 5, p95: 20 },
  count: { ofCity: 10, ofCountry: 40 },
  map: 5,
  /** Warm: of an area that was asked about before. */
  doorOverSql: 2,
};

const isWide = (name: string): boolean => /country/.test(name);

/** A sentence for each budget that the line misses. */
export function missesOf({ name, page, count, sql, warmOverSql, wrong }: Measured): string[] {
  const isMap = name.startsWith('map');
  const countBudget = isWide(name) ? budgets.count.ofCountry : budgets.count.ofCity;
  const checks: [string, number, number][] = isMap
    ? [['map', median(sql), budgets.map]]
    : [
        ['page', median(page), budgets.page.median],
        ['p95 of the page', quantile(page, 0.95), budgets.page.p95],
        ['count', median(count), countBudget],
      ];
  return [
    ...checks,
    ['warm door over SQL', median(warmOverSql), budgets.doorOverSql] as const,
    ['wrong answers', wrong, 0] as const,
  ]
    .filter(([, value, budget]) => value > budget)
    .map(([what, value, budget]) => `${name}: ${what} ${value.toFixed(1)}, budget ${budget}`);
}
