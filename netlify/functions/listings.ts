import type { Config } from '@netlify/functions';
import {
  handleListCards,
  handleListListings,
  handleMapListings,
  handleSearchListings,
  handleSearchMap,
} from '../features/browse/handlers.ts';
import { handleGetListing, handleSimilarListings } from '../features/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListListings,
  handleSearchListings,
  handleListCards,
  handleMapListings,
  handleSearchMap,
  handleGetListing,
  handleSimilarListings,
);

// Not `/api/listings/*`, because other doors serve paths below it (views, reports, inquiries).
export const config: Config = {
  path: [
    '/api/listings',
    '/api/listings/search',
    '/api/listings/cards',
    '/api/listings/map',
    '/api/listings/:id',
    '/api/listings/:id/similar',
  ],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
