import type { Config } from '@netlify/functions';
import { listInvoices, nextInvoices } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listInvoices, nextInvoices);

export const config: Config = { path: ['/api/provider/invoices', '/api/provider/invoices/next'] };
