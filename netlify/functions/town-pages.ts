import type { Config } from '@netlify/functions';
import { getPropertyTown, listPropertyTowns } from '../features/property/browse/handlers.ts';
import { getServiceTown, listServiceTowns } from '../features/services/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getPropertyTown, listPropertyTowns, getServiceTown, listServiceTowns);

export const config: Config = {
  path: ['/api/property-towns', '/api/property-towns/*', '/api/service-towns', '/api/service-towns/*'],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
