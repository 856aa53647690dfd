import type { SellerCounts } from '../../../../src/contract/property/seller.ts';

/** How often in how many seconds. A caller may be a whole town behind one network address. */
export const visitLimits = {
  viewsPerCaller: { name: 'view-caller', times: 2000, seconds: 60 * 60 },
} as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Asia/Manila, all year: there is no summer time in the Philippines. */
const manilaMilliseconds = 8 * 60 * 60 * 1000;

/** The calendar day in the Philippines, `YYYY-MM-DD`, `daysAgo` days before that of `now`. */
export const philippineDay = (now: Date, daysAgo = 0): string =>
  new Date(now.getTime() + manilaMilliseconds - daysAgo * dayMilliseconds).toISOString().slice(0, 10);

export interface Period {
  first: string;
  last: string;
}

/** The last `days` days, today included, and the same number of days before them. */
export const periodOf = (now: Date, days: number): Period => ({
  first: philippineDay(now, days - 1),
  last: philippineDay(now),
});
export const periodBefore = (now: Date, days: number): Period => ({
  first: philippineDay(now, 2 * days - 1),
  last: philippineDay(now, days),
});

export const sumOf = (counted: readonly SellerCounts[]): SellerCounts => ({
  views: counted.reduce((sum, { views }) => sum + views, 0),
  favorites: counted.reduce((sum, { favorites }) => sum + favorites, 0),
  inquiries: counted.reduce((sum, { inquiries }) => sum + inquiries, 0),
});
