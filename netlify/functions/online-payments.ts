import type { Config } from '@netlify/functions';
import { checkPayment, noticePayment, payInvoice } from '../features/billing/billing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(payInvoice, checkPayment, noticePayment);

export const config: Config = {
  path: ['/api/provider/invoices/:id/pay', '/api/provider/payments/:id/check', '/api/payment-notices/:id'],
};
