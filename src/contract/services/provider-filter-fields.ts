import * as z from 'zod/mini';
import { queryFlag, queryInteger, queryNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { type FilterFlag, filterFlags, isRatingAsked } from './provider-filters.ts';

const priceMaximum = z.optional(queryInteger(1, limits.servicePriceMaximum));
const flag = z.optional(queryFlag);
const flags = Object.fromEntries(filterFlags.map((name) => [name, flag])) as Record<FilterFlag, typeof flag>;

/** What one card has to fulfil, as the server checks it: provider-filters.ts says what each means. */
export const cardFilterFields = { priceMaximum, ...flags };

export const providerFilterFields = {
  minimumRating: z.optional(z.pipe(queryNumber(1, 5), z.number().check(z.refine(isRatingAsked, 'rating')))),
  ...cardFilterFields,
};
