import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { sellerAnalytics } from '../../../contract/property/seller.ts';

export type Analytics = AnswerOf<typeof sellerAnalytics>;
export type CountedListing = Analytics['listings'][number];

export const metrics = ['views', 'favorites', 'inquiries'] as const;
export type Metric = (typeof metrics)[number];

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** The period in the URL; 30 days if it is missing or unknown. */
export const periodOf = (written: string | null): Period => periods.find((days) => String(days) === written) ?? 30;

export type FigureChange = { kind: 'more' | 'fewer'; percent: number } | { kind: 'same' } | { kind: 'first' };

/** The change against the period before, in whole percent. From zero there is no percentage. */
export function changeOf(now: number, before: number): FigureChange {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'first' };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return { kind: now > before ? 'more' : 'fewer', percent };
}

/** The day with the most; the first of several. */
export const bestDay = (days: Analytics['days'], metric: Metric): Analytics['days'][number] | undefined =>
  days.reduce<Analytics['days'][number] | undefined>(
    (best, day) => (best === undefined || day[metric] > best[metric] ? day : best),
    undefined,
  );
