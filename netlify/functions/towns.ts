import type { Config } from '@netlify/functions';
import { handleListTowns } from '../features/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListTowns);

export const config: Config = {
  path: ['/api/towns'],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
