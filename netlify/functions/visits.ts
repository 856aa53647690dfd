import type { Config } from '@netlify/functions';
import { recordView, reportListing } from '../features/seller/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(recordView, reportListing);

export const config: Config = { path: ['/api/listings/:id/view', '/api/listings/:id/report'] };
