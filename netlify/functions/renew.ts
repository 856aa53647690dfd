import type { Config } from '@netlify/functions';
import { renewByLink } from '../features/property/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(renewByLink);

export const config: Config = { path: '/api/listings/renew/:token' };
