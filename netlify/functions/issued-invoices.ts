import type { Config } from '@netlify/functions';
import { correctInvoice, enterPayment, listAllInvoices, payBackInvoice } from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listAllInvoices, correctInvoice, payBackInvoice, enterPayment);

export const config: Config = {
  path: [
    '/api/issued-invoices',
    '/api/issued-invoices/:id/correction',
    '/api/issued-invoices/:id/paid-back',
    '/api/issued-invoices/:id/payments',
  ],
};
