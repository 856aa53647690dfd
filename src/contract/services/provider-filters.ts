import { limits } from '../limits.ts';

// Without the schema library: the pages of the search read it (provider-filter-fields.ts checks it).

/**
 * Filters that are on or off. Fields, addresses, chips and questions derive from this list; their words are `filters.quick`.
 * `immediate`: booked at once, without waiting for an answer. `mobile`: at the customer's, at a booked time.
 */
export const filterFlags = ['immediate', 'mobile'] as const;
export type FilterFlag = (typeof filterFlags)[number];

export const isFilterFlag = (name: string): name is FilterFlag => filterFlags.some((known) => known === name);

/** What a visit has to be like, beside when it is. Each is true of one and the same card. */
export interface ProviderFilters extends Partial<Record<FilterFlag, boolean | undefined>> {
  /** The mean of the ratings, 1 to 5 in tenths; who has none is left out. */
  minimumRating?: number | undefined;
  /** Whole euros, or francs around a Swiss place, for one visit: an hourly price for the card's duration, and the way where the provider comes. */
  priceMaximum?: number | undefined;
}

export const isRatingAsked = (rating: number): boolean =>
  rating >= 1 && rating <= 5 && Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9;

const isPriceAsked = (price: number): boolean =>
  Number.isInteger(price) && price >= 1 && price <= limits.servicePriceMaximum;

const numberIn = (written: string | null, isAsked: (value: number) => boolean): number | undefined => {
  const read = written === null || written.trim() === '' ? Number.NaN : Number(written);
  return isAsked(read) ? read : undefined;
};

/** Those of an address that make sense. */
export function readFilters(query: URLSearchParams): ProviderFilters {
  const minimumRating = numberIn(query.get('minimumRating'), isRatingAsked);
  const priceMaximum = numberIn(query.get('priceMaximum'), isPriceAsked);
  return {
    ...(minimumRating === undefined ? {} : { minimumRating }),
    ...(priceMaximum === undefined ? {} : { priceMaximum }),
    ...Object.fromEntries(filterFlags.filter((flag) => query.get(flag) === 'true').map((flag) => [flag, true])),
  };
}
