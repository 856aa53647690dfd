import type { Config } from '@netlify/functions';
import { getPropertyTown, listPropertyTowns } from '../features/property/browse/handlers.ts';
import { getServiceTown, listServiceTowns } from '../features/services/provider/handlers.ts';
import { servePages } from '../http/serve-pages.ts';

export default servePages(getPropertyTown, listPropertyTowns, getServiceTown, listServiceTowns);

export const config: Config = {
  path: [
    '/home/towns',
    '/de/home/towns',
    '/home/:category/:town',
    '/de/home/:category/:town',
    '/services/towns',
    '/en/services/towns',
    '/services/:service/:town',
    '/en/services/:service/:town',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
