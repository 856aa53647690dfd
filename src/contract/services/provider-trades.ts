import * as z from 'zod/mini';
import { countries } from '../country.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { answeredDay, line, postalCode } from '../fields.ts';
import { limits } from '../limits.ts';
import { placeFound, priceUnits } from './provider.ts';
import type { ServiceName } from './service-taxonomy.ts';

/** The trades that the front of /services shows as pictures, in this order: each a service that can be searched. */
export const trades = [
  'hair',
  'nageldesign',
  'massage',
  'kosmetik',
  'barber',
  'reinigung',
  'reparatur',
  'maler',
  'umzug',
  'hundesitter',
] as const satisfies readonly ServiceName[];

export type TradeName = (typeof trades)[number];

export const listTrades = endpoint('GET /trades', {
  summary:
    'Around a place, for each trade: the lowest price, how many are free today, or else the next day with a free time',
  access: 'anyone',
  isKept: true,
  lists: 'providers',
  query: z.object({
    zip: z.optional(postalCode),
    /** Without a place: the largest city where somebody is free today, or else in the next two weeks. */
    place: z.optional(line(limits.placeMaximum)),
    country: z.optional(z.enum(countries)),
  }),
  response: z.object({
    /** Null where there is no place at all. */
    place: z.nullable(placeFound),
    currency: z.enum(serviceCurrencies),
    items: z.array(
      z.object({
        service: z.enum(trades),
        /** Of the cheapest card of which a time can be booked; null where there is none. */
        price: z.nullable(z.object({ cents: z.number(), unit: z.enum(priceUnits) })),
        /** How many providers have a time left today. */
        freeToday: z.number(),
        /** The first day with a free time, today included; null where none is known. */
        nextDay: z.nullable(answeredDay),
      }),
    ),
  }),
});
