import * as contract from '../../../../src/contract/booking/customer-invoice.ts';
import * as settingsContract from '../../../../src/contract/booking/customer-invoice-settings.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { fileAnswer } from '../../../http/answer.ts';

const books = () => import('./book-actions.ts');
const files = () => import('./file-actions.ts');

export const customerBookZip = fileAnswer({
  path: `${apiBase}${settingsContract.customerBookPaths.month}`,
  type: 'application/zip',
  name: 'invoices.zip',
  handle: async (world, { params: { month = '', part = '' }, actor }) =>
    actor && (await books()).monthFile(world, actor.id, { month, part }),
});

export const householdSheetPdf = fileAnswer({
  path: `${apiBase}${settingsContract.customerBookPaths.household}`,
  type: 'application/pdf',
  name: 'sheet.pdf',
  handle: async (world, { params: { id = '', year = '' }, actor }) =>
    actor && (await books()).sheetFile(world, actor.id, { id, year }),
});

const fileOf = (kind: 'pdf' | 'xml', type: string) =>
  fileAnswer({
    path: `${apiBase}${contract.customerInvoiceFilePaths[kind]}`,
    type,
    name: `invoice.${kind}`,
    handle: async (world, { params, actor }) =>
      actor && (await files()).ownFile(world, actor.id, kind, params['id'] ?? ''),
  });

export const customerInvoicePdf = fileOf('pdf', 'application/pdf');
export const customerInvoiceXml = fileOf('xml', 'application/xml');

export const linkedCustomerInvoice = fileAnswer({
  path: `${apiBase}${contract.customerInvoiceFilePaths.linked}`,
  type: 'application/pdf',
  name: 'invoice.pdf',
  handle: async (world, { params }) => (await files()).linkedFile(world, params['token'] ?? ''),
});

export const linkedHouseholdSheet = fileAnswer({
  path: `${apiBase}${contract.customerInvoiceFilePaths.sheet}`,
  type: 'application/pdf',
  name: 'sheet.pdf',
  handle: async (world, { params: { token = '', year = '' } }) => (await books()).linkedSheet(world, { token, year }),
});
