import type { Config } from '@netlify/functions';
import { handleGetListing, handleListListings } from '../features/browse/handlers.ts';
import { servePages } from '../http/serve-pages.ts';

export default servePages(handleListListings, handleGetListing);

export const config: Config = {
  path: ['/home', '/property/:id'],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
