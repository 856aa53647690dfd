import type { Config } from '@netlify/functions';
import { listInvoices } from '../features/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listInvoices);

export const config: Config = { path: '/api/provider/invoices' };
