import type { Config } from '@netlify/functions';
import { getTaxReport, getTurnover } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getTaxReport, getTurnover);

export const config: Config = { path: ['/api/provider/tax-report', '/api/provider/turnover'] };
