import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { townName, townOf, townPage } from '../town.ts';
import { priceUnits, providerCard } from './provider.ts';
import { serviceCategories } from './service-taxonomy.ts';

// Pages of a service in a town: where at least three offer it.

const service = z.enum(serviceCategories);

export const getServiceTown = endpoint('GET /service-towns/:service/:town', {
  summary: 'Who offers a service in a town: the number, the lowest price, the next free time, the first cards',
  access: 'anyone',
  isKept: true,
  lists: 'providers',
  params: z.object({ service, town: townName }),
  response: z.object({
    town: townPage,
    total: z.number(),
    items: z.array(providerCard),
    /** What can be booked there for the least; null where no time of any of the cheapest can be booked. */
    cheapest: z.nullable(z.object({ priceCents: z.number(), priceUnit: z.enum(priceUnits), timeZone: z.string() })),
    /** Null where nobody has a free time. */
    soonest: z.nullable(z.object({ at: instant, timeZone: z.string() })),
    /** Other services in this town. */
    services: z.array(z.object({ service, total: z.number() })),
    /** The nearest towns with this service. */
    towns: z.array(townOf({ total: z.number() })),
  }),
  refusals: ['not_found'],
});

export const listServiceTowns = endpoint('GET /service-towns', {
  summary: 'The towns that have pages of services, the largest first',
  access: 'anyone',
  isKept: true,
  response: z.object({
    items: z.array(townOf({ region: z.string(), services: z.array(z.object({ service, total: z.number() })) })),
  }),
});
