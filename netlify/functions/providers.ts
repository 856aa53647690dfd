import type { Config } from '@netlify/functions';
import { handleGetProvider, handleListProviders, handleListSlots } from '../features/provider/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleListProviders, handleGetProvider, handleListSlots);

export const config: Config = {
  path: ['/api/providers', '/api/providers/:id', '/api/providers/:id/slots'],
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
