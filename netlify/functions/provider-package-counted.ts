import type { Config } from '@netlify/functions';
import { getCounted } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getCounted);

export const config: Config = { path: '/api/provider/package/counted' };
