import type { Config } from '@netlify/functions';
import { handleGetCounted } from '../features/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetCounted);

export const config: Config = { path: '/api/provider/package/counted' };
