import type { Config } from '@netlify/functions';
import { recordView } from '../features/property/seller/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(recordView);

export const config: Config = { path: '/api/listings/:id/view' };
