import type { Config } from '@netlify/functions';
import { handleWithdrawFromContract } from '../features/withdrawal/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleWithdrawFromContract);

export const config: Config = { path: '/api/withdrawals' };
