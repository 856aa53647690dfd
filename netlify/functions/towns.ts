import type { Config } from '@netlify/functions';
import { findNearestCode, listTowns } from '../features/services/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listTowns, findNearestCode);

export const config: Config = {
  path: ['/api/towns', '/api/towns/nearest'],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
