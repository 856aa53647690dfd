import type { Config } from '@netlify/functions';
import {
  anyInvoicePdf,
  anyInvoiceXml,
  invoicePdf,
  invoicesCsv,
  invoicesDatev,
  invoiceXml,
  linkedInvoicePdf,
} from '../features/billing/billing/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(
  invoicePdf,
  invoiceXml,
  invoicesCsv,
  invoicesDatev,
  anyInvoicePdf,
  anyInvoiceXml,
  linkedInvoicePdf,
);

export const config: Config = {
  path: [
    '/api/provider/invoices/:id/invoice.pdf',
    '/api/provider/invoices/:id/invoice.xml',
    '/api/provider/invoices/all.csv',
    '/api/provider/invoices/:id/datev.csv',
    '/api/invoices/:token/invoice.pdf',
    '/api/issued-invoices/:id/invoice.pdf',
    '/api/issued-invoices/:id/invoice.xml',
  ],
};
