import type { Bounds } from '../../../contract/area.ts';
import { conditionsAsked, type ListingCard, type ListingQuestion } from '../../../contract/property/browse.ts';
import { isProviderCategory } from '../../../contract/property/taxonomy.ts';
import type { BrowseState } from './browse-state.ts';

const urlCharactersMaximum = 4000;

export const boxText = ({ west, south, east, north }: Bounds): string => [west, south, east, north].join(',');

/** The question to the server for a state, without filters that are not set. */
export function questionOf(state: BrowseState, box?: Bounds): ListingQuestion {
  const { category, type, dealType, bedrooms, shapes, sort } = state;
  const { priceMin, priceMax, areaMin, areaMax } = state;
  const q = state.q.trim();
  return {
    ...(category === 'all' ? {} : { category }),
    ...(type === undefined ? {} : { type }),
    ...(dealType === undefined ? {} : { dealType }),
    ...conditionsAsked(state, category),
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(priceMin === 0 ? {} : { priceMin }),
    ...(priceMax === 0 ? {} : { priceMax }),
    ...(areaMin === 0 ? {} : { areaMin }),
    ...(areaMax === 0 ? {} : { areaMax }),
    ...(q === '' ? {} : { q }),
    ...(shapes.length === 0 ? {} : { area: shapes }),
    ...(box === undefined ? {} : { bbox: boxText(box) }),
    ...(sort === 'newest' ? {} : { sort }),
  };
}

/** Whether the question is too long for a URL and must be sent as a body. */
export const isLong = (question: object): boolean =>
  encodeURIComponent(JSON.stringify(question)).length > urlCharactersMaximum;

export function sorted(cards: readonly ListingCard[], { sort }: BrowseState): ListingCard[] {
  const last = sort === 'price_asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const rank = {
    newest: (card: ListingCard) => -Date.parse(card.createdAt),
    price_asc: (card: ListingCard) => card.price ?? last,
    price_desc: (card: ListingCard) => -(card.price ?? last),
    area_desc: (card: ListingCard) => -(card.area ?? last),
  }[sort];
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether the deal type applies to a listing. */
export const isProvider = (card: Pick<ListingCard, 'category'>): boolean => isProviderCategory(card.category);
