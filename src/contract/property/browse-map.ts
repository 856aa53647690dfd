import * as z from 'zod/mini';
import { viewport } from '../area.ts';
import { endpoint } from '../endpoint.ts';
import { queryInteger } from '../fields.ts';
import { limits } from '../limits.ts';
import { listingCard, listingFilters, spansInOrder } from './browse.ts';

/** Apart from the lists: what is shown without the map does without these schemas. */

const mapFields = z
  .object({ ...listingFilters, bbox: viewport, zoom: queryInteger(0, limits.mapZoomMaximum) })
  .check(spansInOrder);

const mapAnswer = z.object({
  total: z.number(),
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.number(),
      /** What the cluster covers, for zooming in: west, south, east, north. */
      bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
    }),
  ),
  pins: z.array(
    z.pick(listingCard, {
      id: true,
      title: true,
      category: true,
      providerType: true,
      dealType: true,
      price: true,
      oldPrice: true,
      latitude: true,
      longitude: true,
    }),
  ),
});
export type MapAnswer = z.output<typeof mapAnswer>;

export const mapListings = endpoint('GET /listings/map', {
  summary: 'Clusters and single pins of a viewport',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  query: mapFields,
  response: mapAnswer,
  mayLag: true,
});

/** The same question in a body. */
export const searchMap = endpoint('POST /listings/map', {
  summary: 'Clusters and single pins of a viewport, by a JSON body',
  access: 'anyone',
  body: mapFields,
  response: mapAnswer,
  mayLag: true,
});
export type MapSearch = z.output<typeof mapFields>;
