import type { Config } from '@netlify/functions';
import { anyInvoicePdf, anyInvoiceXml, invoicePdf, invoicesCsv, invoiceXml } from '../features/billing/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(invoicePdf, invoiceXml, invoicesCsv, anyInvoicePdf, anyInvoiceXml);

export const config: Config = {
  path: [
    '/api/provider/invoices/:id/invoice.pdf',
    '/api/provider/invoices/:id/invoice.xml',
    '/api/provider/invoices/all.csv',
    '/api/admin/invoices/:id/invoice.pdf',
    '/api/admin/invoices/:id/invoice.xml',
  ],
};
