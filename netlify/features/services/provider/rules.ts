import * as z from 'zod/mini';
import { limits } from '../../../../src/contract/limits.ts';
import type { Business, PublicBusiness } from '../../../../src/contract/services/business-details.ts';
import { type CardPick, cardPick } from '../../../../src/contract/services/card-option-fields.ts';
import { centsOf } from '../../../../src/contract/services/card-options.ts';
import type { Review, ServiceCard } from '../../../../src/contract/services/provider.ts';
import type { ProviderFilters } from '../../../../src/contract/services/provider-filters.ts';
import { reviewPicturePath, shortName } from '../../../../src/contract/services/provider-rating.ts';
import { isToldOf } from '../../../../src/contract/when.ts';
import type { FreeStart } from '../../../calendar/slots.ts';
import { addDays, dayAt, isoOf } from '../../../calendar/zone.ts';
import type { Days } from '../../../provider-search/index.ts';
import type { ReviewRow } from './sql.ts';

const cardLists = z.array(cardPick).check(z.minLength(1), z.maxLength(limits.visitCardsMaximum));

/** The cards of a comma-separated list; undefined if it is no such list. */
export function cardsListed(written: string): CardPick[] | undefined {
  const read = z.safeParse(cardLists, written.split(','));
  return read.success ? read.data : undefined;
}

/** Whether one visit can have all of these cards: all in the shop, or all at the customer's. */
export const haveOnePlace = (cards: readonly { isAtShop: boolean; isHomeService: boolean }[]): boolean =>
  cards.length > 0 && (cards.every(({ isAtShop }) => isAtShop) || cards.every((card) => card.isHomeService));

type PlacedCard = Pick<ServiceCard, 'isAtShop' | 'isHomeService' | 'travelZones'> & { reachKilometres: number | null };

/** Whether the provider comes so far for a card that can be had at the customer's; kilometres are not known without a place. */
export const isReached = ({ isHomeService, reachKilometres }: PlacedCard, kilometres: number | undefined): boolean =>
  !isHomeService || kilometres === undefined || kilometres <= (reachKilometres ?? 0);

/** Travel fee for home visits; null in the shop or unknown. */
export function travelFeeOf(
  { isAtShop, isHomeService, travelZones }: PlacedCard,
  { mobile = false }: ProviderFilters,
  kilometres: number | undefined,
): number | null {
  if (!isHomeService || (isAtShop && !mobile)) return null;
  if (travelZones.length === 0) return 0;
  return kilometres === undefined ? null : (travelZones.find(({ upTo }) => kilometres <= upTo)?.feeCents ?? null);
}

type PricedCard = PlacedCard &
  Pick<ServiceCard, 'priceCents' | 'priceUnit' | 'durationMinutes' | 'isImmediate' | 'isByArrangement'> & {
    travelFeeCents: number | null;
    /** False where it costs other money than is asked for. */
    isInCurrency: boolean;
  };

/** As the search asks it of a card in SQL. Of one whose time is agreed on after a question nothing is promised. */
export function fitsFilters(
  card: PricedCard,
  { priceMaximum, immediate = false, mobile = false }: ProviderFilters,
): boolean {
  const { isAtShop, isHomeService, travelFeeCents } = card;
  if ((mobile && !isHomeService) || (immediate && (!card.isImmediate || card.isByArrangement))) return false;
  if (priceMaximum === undefined) return true;
  if (!card.isInCurrency) return false;
  const way = isAtShop && !mobile ? 0 : travelFeeCents;
  return way !== null && centsOf(card) + way <= priceMaximum * 100;
}

/** What a question of free times says of a day that is too far ahead; undefined where none is. */
export function farDays(asked: Record<string, string | undefined>, now: Date): Record<string, 'dayFar'> | undefined {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const far = Object.entries(asked).filter(([, day]) => day !== undefined && !isToldOf(day, today));
  return far.length === 0 ? undefined : Object.fromEntries(far.map(([field]) => [field, 'dayFar']));
}

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

export const reviewShown = ({ customerName, images, ...review }: ReviewRow): Review => ({
  ...review,
  images: images.map(({ id, width, height }) => ({ id, width, height, url: reviewPicturePath.replace(':id', id) })),
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
