import type { Config } from '@netlify/functions';
import { getMandate, giveMandate, withdrawMandate } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getMandate, giveMandate, withdrawMandate);

export const config: Config = { path: '/api/provider/mandate' };
