import type { Config } from '@netlify/functions';
import { listListings, listReduced } from '../features/property/browse/handlers.ts';
import { getListing, similarListings } from '../features/property/listing/handlers.ts';
import { getProvider, listProviders, listSlots } from '../features/services/provider/handlers.ts';
import { servePages } from '../http/serve-pages.ts';

export default servePages(
  listListings,
  listReduced,
  getListing,
  similarListings,
  listProviders,
  getProvider,
  listSlots,
);

export const config: Config = {
  // Below /provider are also screens. An id has a hyphen between hexadecimal digits; no screen's name has.
  path: [
    '/',
    '/de',
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
