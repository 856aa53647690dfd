import type { Config } from '@netlify/functions';
import { handleRenewByLink } from '../features/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleRenewByLink);

export const config: Config = { path: '/api/listings/renew/:token' };
