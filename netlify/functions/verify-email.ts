import type { Config } from '@netlify/functions';
import { handleVerifyEmail } from '../features/account/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleVerifyEmail);

export const config: Config = { path: '/api/provider/verify-email/:token' };
