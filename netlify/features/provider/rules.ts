import * as z from 'zod/mini';
import type { Business, PublicBusiness } from '../../../src/contract/business-details.ts';
import { accountId, type CardId, cardId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { type ProviderSort, type Review, type Weights, writeWeights } from '../../../src/contract/provider.ts';
import { type When, whenDays } from '../../../src/contract/when.ts';
import type { FreeStart } from '../../calendar/slots.ts';
import { addDays, dayAt, dayNumber, minuteMilliseconds } from '../../calendar/zone.ts';
import type { PlaceRow } from '../../places/index.ts';
import { coverOf, type KeyRange } from '../../search/index.ts';
import type { ReviewRow } from './sql.ts';

/** Coarser than for a map search, because the circle's rim is tested by distance anyway. */
const maxCells = 64;

export function rangesAround({ latitude, longitude }: PlaceRow, kilometres: number): KeyRange[] {
  const center = { lat: latitude, lng: longitude };
  const cover = coverOf([{ type: 'circle', center, radius: kilometres * 1000 }], undefined, { maxCells });
  return cover.kind === 'everywhere' ? [] : cover.ranges;
}

/** The key ranges beyond the radius from where a provider's reach may extend to the place; none for the widest radius. */
export const rangesOfReach = (place: PlaceRow, radius: number): KeyRange[] =>
  radius >= limits.reachMaximum ? [] : rangesAround(place, limits.reachMaximum);

/** Tenths of a kilometre. */
export const kilometresOf = (metres: number): number => Math.round(metres / 100) / 10;

const cursors = z.tuple([
  z.string(),
  z.int(),
  accountId,
  z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
]);
export type Cursor = {
  value: number;
  id: z.output<typeof accountId>;
  /** The mean of all reviews at the first page, and the time then: all pages must use the same. */
  mean: number | null;
  at: number;
};

/** The order, with its weights: a cursor belongs to one. */
export const orderOf = (sort: ProviderSort, weights: Weights): string =>
  sort === 'best' ? `best ${writeWeights(weights)}` : sort;

export const writeCursor = (order: string, { value, id, mean, at }: Cursor): string =>
  Buffer.from(JSON.stringify([order, value, id, mean, at])).toString('base64url');

/** Undefined if the text is no cursor of ours or belongs to another order. */
export function readCursor(order: string, written: string): Cursor | undefined {
  const read = z.safeParse(cursors, parsed(written));
  if (!read.success || read.data[0] !== order || Math.abs(read.data[1]) > 2_147_483_647) return undefined;
  const [, value, id, mean, at] = read.data;
  return { value, id, mean, at };
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const startOf = (free: FreeStart | undefined): string | null => (free === undefined ? null : isoOf(free.start));

/** `Jetzt verfügbar`. It is never stored: it follows from the slots. */
export const startsSoon = (free: FreeStart | undefined, now: Date): boolean =>
  free !== undefined && free.start - now.getTime() <= limits.availableNowHours * 60 * minuteMilliseconds;

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
/** How old the next free slot may be that the order goes by. */
export const slotsReadHours = 1;
/** How long one run of the schedule goes on: a scheduled function has 30 seconds. */
export const runMilliseconds = 15_000;

interface Ranked {
  metres: number | null;
  ratingSum: number;
  ratingCount: number;
  /** Milliseconds since 1970. */
  nextFreeAt: number | null;
}

/**
 * The points of a provider in the order `best`, of 100 in all: how near within the radius, how well rated by the Bayesian mean
 * (1 to 5), how soon there is a free slot. The same sums stand in SQL, where they make the order.
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

const cardLists = z.array(cardId).check(z.minLength(1), z.maxLength(limits.visitCardsMaximum));

/** The cards of a comma-separated list; undefined if it is no such list. */
export function cardsListed(written: string): CardId[] | undefined {
  const read = z.safeParse(cardLists, written.split(','));
  return read.success ? read.data : undefined;
}

/** Whether one visit can have all of these cards: all in the shop, or all at the customer's. */
export const haveOnePlace = (cards: readonly { isAtShop: boolean; isHomeService: boolean }[]): boolean =>
  cards.length > 0 && (cards.every(({ isAtShop }) => isAtShop) || cards.every((card) => card.isHomeService));

export interface Days {
  firstDay: string;
  lastDay: string;
}

/** The days that a question means, on a provider's clock. */
export function daysAsked({ day }: When, now: Date, timeZone: string): Days {
  const firstDay = day ?? dayAt(now.getTime(), timeZone);
  return { firstDay, lastDay: day ?? addDays(firstDay, whenDays - 1) };
}

/** The same on anybody's clock: at most a day more. */
export function daysAskedAnywhere({ day }: When, now: Date): Days {
  const today = dayAt(now.getTime(), 'UTC');
  return { firstDay: day ?? today, lastDay: day ?? addDays(today, whenDays) };
}

/** How many days a calendar has to reach ahead to hold a day, wherever it is. */
export const daysAhead = (lastDay: string, now: Date): number =>
  Math.min(limits.horizonDaysMaximum, Math.max(0, dayNumber(lastDay) - dayNumber(dayAt(now.getTime(), 'UTC'))) + 1);

/** The free starts by day, the days without any as well. */
export function slotsByDay(free: readonly FreeStart[], { firstDay, lastDay }: Days, timeZone: string) {
  const days = new Map<string, string[]>();
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.set(day, []);
  for (const { start } of free) days.get(dayAt(start, timeZone))?.push(isoOf(start));
  return [...days].map(([day, slots]) => ({ day, slots }));
}

/** The numbers of ratings with 1, 2, … 5 points, and their mean. */
export function ratingOf(counted: readonly { rating: number; count: number }[]) {
  const ratingCounts = [1, 2, 3, 4, 5].map((points) => counted.find(({ rating }) => rating === points)?.count ?? 0);
  const reviewCount = ratingCounts.reduce((sum, count) => sum + count, 0);
  const points = ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { rating: reviewCount === 0 ? null : points / reviewCount, reviewCount, ratingCounts };
}

/** `Klara Kundin` -> `Klara K.`: enough to see that a person wrote. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.at(0);
  return initial === undefined ? first : `${first} ${initial}.`;
}

export const reviewShown = ({ customerName, ...review }: ReviewRow): Review => ({
  ...review,
  author: customerName === null ? null : shortName(customerName),
});

/** Whoever trades is to be found by law; a private person names themselves and keeps the address. */
export const publicBusinessOf = (
  business: Business | null,
  contact: Pick<PublicBusiness, 'phone' | 'email'>,
): PublicBusiness | null => {
  if (business === null) return null;
  if (business.isTrader) return { ...business, ...contact };
  return { ...business, street: null, zip: null, city: null, phone: null, email: null };
};

/** A caller may be a whole town behind one network address. */
export const viewsPerCaller = { name: 'provider-view-caller', times: 2000, seconds: 60 * 60 } as const;
