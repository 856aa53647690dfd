import type { ProviderSort, Weights } from '../../src/contract/services/provider.ts';
import type { Database } from '../adapters/ports.ts';
import { minuteMilliseconds } from '../calendar/zone.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import type { SearchAsked } from './question.ts';

/** Points and number of all reviews, as of the last run of the schedule. */
export async function ratingOfAll(database: Database): Promise<{ sum: number; count: number }> {
  const [kept] = await database.query<{ sum: number; count: number }>(
    'select rating_sum as sum, rating_count as count from app.rating_of_all',
  );
  return kept ?? { sum: 0, count: 0 };
}

/** The same sums as `pointsOf`, which explains them. Whatever is the same for everybody is worked out here. */
function bestFirst({ around, weights, prior, now }: SearchAsked, parameters: Parameters): string {
  const number = (value: number): string => `${parameters.add(value)}::float8`;
  const point = -1_000_000 / (weights.distance + weights.rating + weights.slot);
  const near =
    around === null
      ? '0'
      : `${number(point * weights.distance)} * greatest(0, 1 - met.metres / ${number(around.radiusMetres)})`;
  const mean = `(${number(prior.reviews * prior.mean)} + rating_sum) / (${number(prior.reviews)} + rating_count)`;
  const today = now.getTime() / 86_400_000;
  const soon = `greatest(0, least(1, ${number(1 + today / slotDays)} - next_free_days / ${slotDays}))`;
  return `round(${near} + ${number((point * weights.rating) / 4)} * (${mean} - 1) + ${number(point * weights.slot)} * ${soon})::integer`;
}

/** More cents than any price has: whoever offers in the other currency comes behind, by price again. */
export const behindCents = 1_000_000_000;

export const sortKey: Record<ProviderSort, (asked: SearchAsked, parameters: Parameters) => string> = {
  best: bestFirst,
  // Without a place there is no distance: then it is the order of the ids.
  distance: () => 'coalesce(round(met.metres), 0)::integer',
  // The least price there may be; what the matching cards cost is looked at for the page alone (first-of.ts).
  price: ({ currency: { first } }) => `met.price + case when met.currency = '${first}' then 0 else ${behindCents} end`,
  rating: ({ prior: { reviews, mean } }, parameters) =>
    `round(-100000 * (${parameters.add(reviews * mean)}::float8 + rating_sum)
      / (${parameters.add(reviews)}::float8 + rating_count))::integer`,
};

/**
 * The order by rating is by the Bayesian mean `(C·m + Σr) / (C + n)`: a single review of 5 points says less than fifty of 4.8.
 * C is so many reviews at the mean of all, m.
 */
export const priorReviews = 8;

const reviewsForMean = 100;

const meanUntilThen = 4.3;

/** m: the mean of all reviews, or a fixed value while there are too few. */
export const priorMean = ({ sum, count }: { sum: number; count: number }): number =>
  count < reviewsForMean ? meanUntilThen : sum / count;

/** A free slot so many days ahead, or none, gets no points. */
export const slotDays = 14;

interface Ranked {
  metres: number | null;
  ratingSum: number;
  ratingCount: number;
  /** Milliseconds since 1970. */
  nextFreeAt: number | null;
}

/**
 * The points of a provider in the order `best`, of 100 in all: distance within the radius, Bayesian mean of the ratings
 * (1 to 5), next free slot. SQL has the same sums, which make the order.
 */
export function pointsOf(
  { metres, ratingSum, ratingCount, nextFreeAt }: Ranked,
  { weights, radiusMetres, mean, now }: { weights: Weights; radiusMetres: number; mean: number; now: number },
): Weights {
  const whole = weights.distance + weights.rating + weights.slot;
  const rating = (priorReviews * mean + ratingSum) / (priorReviews + ratingCount);
  const days = nextFreeAt === null ? slotDays : (nextFreeAt - now) / (1440 * minuteMilliseconds);
  const points = (weight: number, share: number): number =>
    Math.round((100 * weight * Math.min(1, Math.max(0, share))) / whole);
  return {
    distance: points(weights.distance, metres === null ? 0 : 1 - metres / radiusMetres),
    rating: points(weights.rating, (rating - 1) / 4),
    slot: points(weights.slot, 1 - days / slotDays),
  };
}
