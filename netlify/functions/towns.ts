import type { Config } from '@netlify/functions';
import { listTowns } from '../features/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listTowns);

export const config: Config = {
  path: ['/api/towns'],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
