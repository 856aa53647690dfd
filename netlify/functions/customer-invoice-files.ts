import type { Config } from '@netlify/functions';
import {
  customerInvoicePdf,
  customerInvoiceXml,
  linkedCustomerInvoice,
} from '../features/customer-invoice/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(customerInvoicePdf, customerInvoiceXml, linkedCustomerInvoice);

export const config: Config = {
  path: [
    '/api/provider/customer-invoices/:id/invoice.pdf',
    '/api/provider/customer-invoices/:id/invoice.xml',
    '/api/customer-invoices/:token/invoice.pdf',
  ],
};
