import type { Config } from '@netlify/functions';
import { listFrancRates, putFrancRate } from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listFrancRates, putFrancRate);

export const config: Config = { path: '/api/franc-rates' };
