import {
  type QuoteBusiness,
  type QuoteLine,
  quoteAnswerHours,
  quoteDecideDays,
  quoteSums,
  quoteTotalMaximum,
} from '../../../../src/contract/booking/quote.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';
import type { Visit } from '../../../calendar/visit.ts';
import { type Coordinates, kilometresBetween } from '../../../ground/distance.ts';

const hour = 3_600_000;

/** How often in how many seconds. */
export const quoteLimits = {
  wishesPerAccount: { name: 'quote-wish', times: 10, seconds: 24 * 60 * 60 },
  wishesPerCaller: { name: 'quote-wish-caller', times: 20, seconds: 24 * 60 * 60 },
  searchesPerCaller: { name: 'quote-search', times: 120, seconds: 60 * 60 },
  answersPerProvider: { name: 'quote-answer', times: 120, seconds: 60 * 60 },
  acceptsPerAccount: { name: 'quote-accept', times: 60, seconds: 60 * 60 },
} as const;

/** So many businesses are proposed. */
export const proposedMaximum = 20;
/** A card that names no reach of its own is taken to reach so far. */
export const usualReachKilometres = 25;
/** Pictures of a wish go so long after it has ended; a wish that came to nothing goes with them. */
export const keptDays = 90;

export const answerUntilOf = (now: Date): Date => new Date(now.getTime() + quoteAnswerHours * hour);
export const decideUntilOf = (now: Date): Date => new Date(now.getTime() + quoteDecideDays * 24 * hour);

export interface FoundBusiness extends Coordinates {
  reach: number;
  ratingSum: number;
  ratingCount: number;
}

/** The Bayesian mean of docs/product/reviews.md: few reviews weigh little. */
const meanOf = ({ ratingSum, ratingCount }: Pick<FoundBusiness, 'ratingSum' | 'ratingCount'>): number =>
  (8 * 4.3 + ratingSum) / (8 + ratingCount);

/** A star counts like so many kilometres. */
const kilometresOfStar = 5;

export const plainMean = ({ ratingSum, ratingCount }: Pick<FoundBusiness, 'ratingSum' | 'ratingCount'>) =>
  ratingCount === 0 ? null : Math.round((10 * ratingSum) / ratingCount) / 10;

/** Those in reach, the nearest and best first. */
export function inReach<B extends FoundBusiness & Pick<QuoteBusiness, 'id'>>(
  businesses: readonly B[],
  to: Coordinates,
): (B & { distance: number })[] {
  const rank = (business: B & { distance: number }): number => business.distance - kilometresOfStar * meanOf(business);
  return businesses
    .map((business) => ({ ...business, distance: Math.round(kilometresBetween(business, to)) }))
    .filter(({ distance, reach }) => distance <= reach)
    .toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

/** Why lines are none of a quote; undefined for sound ones. */
export function faultOfQuote(lines: readonly QuoteLine[]): FieldWord | undefined {
  const { totalCents } = quoteSums(lines, 0);
  return totalCents <= 0 || totalCents > quoteTotalMaximum ? 'invoiceBelowNothing' : undefined;
}

/** What accepting would take of somebody's time. Whoever proposes a time needs no notice. */
export const quotedVisit = (durationMinutes: number, bufferMinutes: number): Visit => ({
  cards: [],
  durationMinutes,
  work: [{ fromMinute: 0, untilMinute: durationMinutes }],
  bufferMinutes,
  noticeMinutes: 0,
});
