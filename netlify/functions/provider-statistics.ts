import type { Config } from '@netlify/functions';
import { getEarnings, getStatistics } from '../features/services/business/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getStatistics, getEarnings);

export const config: Config = { path: ['/api/provider/statistics', '/api/provider/statistics/months'] };
