import type { Config } from '@netlify/functions';
import {
  adviserCsv,
  adviserPdf,
  adviserXml,
  anyInvoicePdf,
  anyInvoiceXml,
  invoicePdf,
  invoicesCsv,
  invoiceXml,
  linkedInvoicePdf,
} from '../features/billing/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(
  invoicePdf,
  invoiceXml,
  invoicesCsv,
  anyInvoicePdf,
  anyInvoiceXml,
  linkedInvoicePdf,
  adviserPdf,
  adviserXml,
  adviserCsv,
);

export const config: Config = {
  path: [
    '/api/provider/invoices/:id/invoice.pdf',
    '/api/provider/invoices/:id/invoice.xml',
    '/api/provider/invoices/all.csv',
    '/api/invoices/:token/invoice.pdf',
    '/api/issued-invoices/:id/invoice.pdf',
    '/api/issued-invoices/:id/invoice.xml',
    '/api/adviser/:token/:id/invoice.pdf',
    '/api/adviser/:token/:id/invoice.xml',
    '/api/adviser/:token/all.csv',
  ],
};
