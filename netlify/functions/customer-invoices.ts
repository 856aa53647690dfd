import type { Config } from '@netlify/functions';
import {
  correctCustomerInvoice,
  endCustomerPayment,
  getCustomerInvoice,
  issueCustomerInvoice,
  listCustomerInvoices,
  noteCustomerPayment,
  previewCustomerInvoice,
  proposeCustomerInvoice,
} from '../features/booking/customer-invoice/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  proposeCustomerInvoice,
  previewCustomerInvoice,
  issueCustomerInvoice,
  listCustomerInvoices,
  getCustomerInvoice,
  noteCustomerPayment,
  endCustomerPayment,
  correctCustomerInvoice,
);

export const config: Config = {
  path: [
    '/api/provider/customer-invoices',
    '/api/provider/customer-invoices/preview',
    '/api/provider/customer-invoices/proposal/:id',
    '/api/provider/customer-invoices/:id',
    '/api/provider/customer-invoices/:id/payments',
    '/api/provider/customer-invoices/:id/payments/:payment',
    '/api/provider/customer-invoices/:id/correction',
  ],
};
