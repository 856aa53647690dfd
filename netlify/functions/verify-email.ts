import type { Config } from '@netlify/functions';
import { verifyEmail } from '../features/account/account/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(verifyEmail);

export const config: Config = { path: '/api/provider/verify-email/:token' };
