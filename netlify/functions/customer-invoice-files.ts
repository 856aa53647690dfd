import type { Config } from '@netlify/functions';
import {
  customerBookZip,
  customerInvoicePdf,
  customerInvoiceXml,
  householdSheetPdf,
  linkedCustomerInvoice,
  linkedHouseholdSheet,
} from '../features/booking/customer-invoice/handlers.ts';
import { serveFiles } from '../http/serve-files.ts';

export default serveFiles(
  customerInvoicePdf,
  customerInvoiceXml,
  linkedCustomerInvoice,
  linkedHouseholdSheet,
  customerBookZip,
  householdSheetPdf,
);

export const config: Config = {
  path: [
    '/api/provider/customer-invoices/:id/invoice.pdf',
    '/api/provider/customer-invoices/:id/invoice.xml',
    '/api/customer-invoices/:token/invoice.pdf',
    '/api/customer-invoices/:token/household/:year/sheet.pdf',
    '/api/provider/customer-invoice-months/:month/:part/invoices.zip',
    '/api/provider/customer-invoices/:id/household/:year/sheet.pdf',
  ],
};
