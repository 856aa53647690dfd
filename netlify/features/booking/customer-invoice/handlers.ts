import * as contract from '../../../../src/contract/booking/customer-invoice.ts';
import * as settingsContract from '../../../../src/contract/booking/customer-invoice-settings.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { answer, fileAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as books from './book-actions.ts';
import * as changes from './change-actions.ts';
import * as files from './file-actions.ts';
import * as list from './list-actions.ts';
import * as retention from './retention-actions.ts';
import * as settings from './settings-actions.ts';

export const proposeCustomerInvoice = answer(contract.proposeCustomerInvoice, actions.proposeCustomerInvoice);

export const previewCustomerInvoice = answer(contract.previewCustomerInvoice, actions.previewCustomerInvoice);

export const issueCustomerInvoice = answer(contract.issueCustomerInvoice, actions.issueCustomerInvoice);

export const listCustomerInvoices = answer(contract.listCustomerInvoices, list.listCustomerInvoices);

export const getCustomerInvoice = answer(contract.getCustomerInvoice, list.getCustomerInvoice);

export const noteCustomerPayment = answer(contract.noteCustomerPayment, changes.noteCustomerPayment);

export const endCustomerPayment = answer(contract.endCustomerPayment, changes.endCustomerPayment);

export const correctCustomerInvoice = answer(contract.correctCustomerInvoice, changes.correctCustomerInvoice);

export const listVisitInvoices = answer(contract.listVisitInvoices, list.listVisitInvoices);

export const listLinkedVisitInvoices = answer(contract.listLinkedVisitInvoices, list.listLinkedVisitInvoices);

export const getCustomerInvoiceSettings = answer(
  settingsContract.getCustomerInvoiceSettings,
  settings.getCustomerInvoiceSettings,
);

export const putCustomerInvoiceSettings = answer(
  settingsContract.putCustomerInvoiceSettings,
  settings.putCustomerInvoiceSettings,
);

export const listCustomerBooks = answer(settingsContract.listCustomerBooks, books.listCustomerBooks);

export const customerBookZip = fileAnswer({
  path: `${apiBase}${settingsContract.customerBookPaths.month}`,
  type: 'application/zip',
  name: 'invoices.zip',
  handle: async (world, { params: { month = '', part = '' }, actor }) =>
    actor && books.monthFile(world, actor.id, { month, part }),
});

export const householdSheetPdf = fileAnswer({
  path: `${apiBase}${settingsContract.customerBookPaths.household}`,
  type: 'application/pdf',
  name: 'sheet.pdf',
  handle: async (world, { params: { id = '', year = '' }, actor }) =>
    actor && books.sheetFile(world, actor.id, { id, year }),
});

const fileOf = (kind: 'pdf' | 'xml', type: string) =>
  fileAnswer({
    path: `${apiBase}${contract.customerInvoiceFilePaths[kind]}`,
    type,
    name: `invoice.${kind}`,
    handle: async (world, { params, actor }) => actor && files.ownFile(world, actor.id, kind, params['id'] ?? ''),
  });

export const customerInvoicePdf = fileOf('pdf', 'application/pdf');
export const customerInvoiceXml = fileOf('xml', 'application/xml');

export const linkedCustomerInvoice = fileAnswer({
  path: `${apiBase}${contract.customerInvoiceFilePaths.linked}`,
  type: 'application/pdf',
  name: 'invoice.pdf',
  handle: (world, { params }) => files.linkedFile(world, params['token'] ?? ''),
});

export const linkedHouseholdSheet = fileAnswer({
  path: `${apiBase}${contract.customerInvoiceFilePaths.sheet}`,
  type: 'application/pdf',
  name: 'sheet.pdf',
  handle: (world, { params: { token = '', year = '' } }) => books.linkedSheet(world, { token, year }),
});

/** Run by the schedule. */
export const runCustomerInvoices = files.runCustomerInvoices;

/** Run by the schedule every night. */
export const runOldCustomerInvoices = retention.runOldCustomerInvoices;
