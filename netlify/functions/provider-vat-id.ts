import type { Config } from '@netlify/functions';
import { checkVatId, getVatId } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getVatId, checkVatId);

export const config: Config = { path: ['/api/provider/vat-id', '/api/provider/vat-id/check'] };
