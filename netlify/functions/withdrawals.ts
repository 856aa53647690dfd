import type { Config } from '@netlify/functions';
import { withdrawFromContract } from '../features/booking/withdrawal/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(withdrawFromContract);

export const config: Config = { path: '/api/withdrawals' };
