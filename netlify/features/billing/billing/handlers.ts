import { allInvoiceFilePaths } from '../../../../src/contract/admin/admin-invoice.ts';
import { type AdviserFile, adviserFilePaths } from '../../../../src/contract/billing/billing-adviser.ts';
import * as invoiceContract from '../../../../src/contract/billing/billing-invoice.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { fileAnswer } from '../../../http/answer.ts';

const invoices = () => import('./invoice-actions.ts');
const adviser = () => import('./adviser-actions.ts');

/** The files of all, for administrators. */
const anyFileOf = (kind: keyof typeof allInvoiceFilePaths, type: string, name: string) =>
  fileAnswer({
    path: `${apiBase}${allInvoiceFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params, actor }) =>
      actor?.type === 'admin' && !actor.isSupport && actor.isSecured
        ? (await invoices()).anyInvoiceFile(world, kind, params['id'] ?? '')
        : undefined,
  });

export const anyInvoicePdf = anyFileOf('pdf', 'application/pdf', 'invoice.pdf');
export const anyInvoiceXml = anyFileOf('xml', 'application/xml', 'invoice.xml');

const fileOf = (kind: invoiceContract.InvoiceFile, type: string, name: string) =>
  fileAnswer({
    path: `${apiBase}${invoiceContract.invoiceFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params, actor }) =>
      actor && (await invoices()).invoiceFile(world, actor.id, kind, params['id'] ?? ''),
  });

export const invoicePdf = fileOf('pdf', 'application/pdf', 'invoice.pdf');
export const invoiceXml = fileOf('xml', 'application/xml', 'invoice.xml');
export const invoicesCsv = fileOf('csv', 'text/csv; charset=utf-8', 'invoices.csv');
export const invoicesDatev = fileOf('datev', 'text/csv; charset=windows-1252', 'EXTF_Buchungsstapel.csv');

/** For whoever has the link, signed in or not. */
const adviserFileOf = (kind: AdviserFile, type: string, name: string) =>
  fileAnswer({
    path: `${apiBase}${adviserFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params }) =>
      (await adviser()).adviserFile(world, params['token'] ?? '', kind, params['id'] ?? ''),
  });

export const adviserPdf = adviserFileOf('pdf', 'application/pdf', 'invoice.pdf');
export const adviserXml = adviserFileOf('xml', 'application/xml', 'invoice.xml');
export const adviserCsv = adviserFileOf('csv', 'text/csv; charset=utf-8', 'invoices.csv');
export const adviserDatev = adviserFileOf('datev', 'text/csv; charset=windows-1252', 'EXTF_Buchungsstapel.csv');

export const linkedInvoicePdf = fileAnswer({
  path: `${apiBase}${invoiceContract.invoiceFilePaths.linked}`,
  type: 'application/pdf',
  name: 'invoice.pdf',
  handle: async (world, { params }) => (await invoices()).linkedInvoiceFile(world, params['token'] ?? ''),
});
