import type { Config } from '@netlify/functions';
import { handleListListings } from '../features/browse/handlers.ts';
import { handleGetListing, handleSimilarListings } from '../features/listing/handlers.ts';
import { handleGetProvider, handleListProviders, handleListSlots } from '../features/provider/handlers.ts';
import { servePages } from '../http/serve-pages.ts';

export default servePages(
  handleListListings,
  handleGetListing,
  handleSimilarListings,
  handleListProviders,
  handleGetProvider,
  handleListSlots,
);

export const config: Config = {
  // Below /provider are also screens. An id has a hyphen between hexadecimal digits; no screen's name has.
  path: [
    '/home',
    '/de/home',
    '/property/:id',
    '/de/property/:id',
    '/services',
    '/en/services',
    '/provider/:id([0-9a-fA-F]+-[0-9a-fA-F-]+)',
    '/en/provider/:id([0-9a-fA-F]+-[0-9a-fA-F-]+)',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
