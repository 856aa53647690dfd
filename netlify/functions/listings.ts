import type { Config } from '@netlify/functions';
import {
  listCards,
  listListings,
  listReduced,
  mapListings,
  searchListings,
  searchMap,
} from '../features/property/browse/handlers.ts';
import { getListing, similarListings } from '../features/property/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  listListings,
  searchListings,
  listCards,
  listReduced,
  mapListings,
  searchMap,
  getListing,
  similarListings,
);

// Not `/api/listings/*`, because other doors serve paths below it (views, reports, inquiries).
export const config: Config = {
  path: [
    '/api/listings',
    '/api/listings/search',
    '/api/listings/cards',
    '/api/listings/map',
    '/api/listings/reduced',
    '/api/listings/:id',
    '/api/listings/:id/similar',
  ],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
