import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { townName, townOf, townPage } from '../town.ts';
import { listingCard } from './browse.ts';
import { dealTypes, listingCategories } from './taxonomy.ts';

// Pages of a kind of property in a city: where at least five are listed.

const category = z.enum(listingCategories);

export const getPropertyTown = endpoint('GET /property-towns/:category/:town', {
  summary: 'The listings of a kind in a city: the numbers and the lowest prices to buy and to rent, the newest cards',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  params: z.object({ category, town: townName }),
  response: z.object({
    town: townPage,
    total: z.number(),
    items: z.array(listingCard),
    /** In pesos, a month where it is rent. Deals without a listing are not there; architects and constructors have none. */
    deals: z.array(z.object({ dealType: z.enum(dealTypes), total: z.number(), fromPrice: z.nullable(z.number()) })),
    /** Other kinds in this city. */
    categories: z.array(z.object({ category, total: z.number() })),
    /** The nearest cities with this kind. */
    towns: z.array(townOf({ total: z.number() })),
  }),
  refusals: ['not_found'],
});

export const listPropertyTowns = endpoint('GET /property-towns', {
  summary: 'The cities that have pages of listings, the largest first',
  access: 'anyone',
  isKept: true,
  response: z.object({
    items: z.array(townOf({ region: z.string(), categories: z.array(z.object({ category, total: z.number() })) })),
  }),
});
