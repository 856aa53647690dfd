import { allInvoiceFilePaths } from '../../../../src/contract/admin/admin-invoice.ts';
import * as contract from '../../../../src/contract/billing/billing.ts';
import * as adviserContract from '../../../../src/contract/billing/billing-adviser.ts';
import { type AdviserFile, adviserFilePaths } from '../../../../src/contract/billing/billing-adviser.ts';
import * as commissionContract from '../../../../src/contract/billing/billing-commission.ts';
import * as debitContract from '../../../../src/contract/billing/billing-debit.ts';
import * as invoiceContract from '../../../../src/contract/billing/billing-invoice.ts';
import * as onlineContract from '../../../../src/contract/billing/billing-online.ts';
import * as taxContract from '../../../../src/contract/billing/billing-tax-report.ts';
import * as vatContract from '../../../../src/contract/billing/billing-vat.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, fileAnswer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as adviser from './adviser-actions.ts';
import * as taxRequest from './asking-actions.ts';
import * as commission from './commission-actions.ts';
import * as debit from './debit-actions.ts';
import * as taxReport from './filing-actions.ts';
import * as invoices from './invoice-actions.ts';
import * as online from './online-actions.ts';
import * as preview from './preview-actions.ts';
import * as reminders from './reminder-actions.ts';
import * as reporting from './reporting-actions.ts';
import * as retention from './retention-actions.ts';
import * as sellers from './seller-actions.ts';
import * as vat from './vat-actions.ts';

export const getPackages = answer(contract.getPackages, actions.getPackages);

export const getCounted = answer(contract.getCounted, actions.getCounted);

export const changePackage = answer(contract.changePackage, actions.changePackage);

export const previewPackage = answer(contract.previewPackage, preview.previewPackage);

export const listCommissions = answer(commissionContract.listCommissions, commission.listCommissions);

export const objectToCommission = answer(commissionContract.objectToCommission, commission.objectToCommission);

export const nextInvoices = answer(invoiceContract.nextInvoices, preview.nextInvoices);

export const listInvoices = answer(invoiceContract.listInvoices, invoices.listInvoices);

export const payInvoice = answer(onlineContract.payInvoice, online.payInvoice);

export const checkPayment = answer(onlineContract.checkPayment, online.checkPayment);

export const noticePayment = answer(onlineContract.noticePayment, online.noticePayment);

export const getVatId = answer(vatContract.getVatId, vat.getVatId);

export const checkVatId = answer(vatContract.checkVatId, vat.checkVatId);

export const getMandate = answer(debitContract.getMandate, debit.getMandate);

export const giveMandate = answer(debitContract.giveMandate, debit.giveMandate);

export const withdrawMandate = answer(debitContract.withdrawMandate, debit.withdrawMandate);

export const getTaxReport = answer(taxContract.getTaxReport, taxReport.getTaxReport);

export const getTurnover = answer(taxContract.getTurnover, taxReport.getTurnover);

/** The files of all, for administrators. */
const anyFileOf = (kind: keyof typeof allInvoiceFilePaths, type: string, name: string) =>
  fileAnswer({
    path: `${apiBase}${allInvoiceFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params, actor }) =>
      actor?.type === 'admin' && !actor.isSupport && actor.isSecured
        ? invoices.anyInvoiceFile(world, kind, params['id'] ?? '')
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
      actor && invoices.invoiceFile(world, actor.id, kind, params['id'] ?? ''),
  });

export const invoicePdf = fileOf('pdf', 'application/pdf', 'invoice.pdf');
export const invoiceXml = fileOf('xml', 'application/xml', 'invoice.xml');
export const invoicesCsv = fileOf('csv', 'text/csv; charset=utf-8', 'invoices.csv');
export const invoicesDatev = fileOf('datev', 'text/csv; charset=windows-1252', 'EXTF_Buchungsstapel.csv');

export const getAdviserLink = answer(adviserContract.getAdviserLink, adviser.getAdviserLink);

export const makeAdviserLink = answer(adviserContract.makeAdviserLink, adviser.makeAdviserLink);

export const endAdviserLink = answer(adviserContract.endAdviserLink, adviser.endAdviserLink);

export const getAdviserInvoices = answer(adviserContract.getAdviserInvoices, adviser.getAdviserInvoices);

export const adviserPage = pageAnswer(routes.adviser, adviser.isAdviserLink);

/** For whoever has the link, signed in or not. */
const adviserFileOf = (kind: AdviserFile, type: string, name: string) =>
  fileAnswer({
    path: `${apiBase}${adviserFilePaths[kind]}`,
    type,
    name,
    handle: (world, { params }) => adviser.adviserFile(world, params['token'] ?? '', kind, params['id'] ?? ''),
  });

export const adviserPdf = adviserFileOf('pdf', 'application/pdf', 'invoice.pdf');
export const adviserXml = adviserFileOf('xml', 'application/xml', 'invoice.xml');
export const adviserCsv = adviserFileOf('csv', 'text/csv; charset=utf-8', 'invoices.csv');
export const adviserDatev = adviserFileOf('datev', 'text/csv; charset=windows-1252', 'EXTF_Buchungsstapel.csv');

export const linkedInvoicePdf = fileAnswer({
  path: `${apiBase}${invoiceContract.invoiceFilePaths.linked}`,
  type: 'application/pdf',
  name: 'invoice.pdf',
  handle: (world, { params }) => invoices.linkedInvoiceFile(world, params['token'] ?? ''),
});

/** Run by the schedule every night. */
export const runFormerMandateKeys = debit.resealMandates;

/** Run by the schedule every night. */
export const runFormerFilingKeys = reporting.resealFilings;

/** Run by the schedule every night. */
export const runFormerSellerKeys = sellers.resealLastSellers;

/** Run by the schedule. */
export const runInvoices = invoices.runInvoices;

/** Run by the schedule. */
export const runReminders = reminders.runReminders;

/** Run by the schedule. */
export const runOnlinePayments = online.runPayments;

/** Run by the schedule. */
export const runTrials = actions.runTrials;

/** Run by the schedule every day. */
export const runTaxRequests = taxRequest.runTaxRequests;

/** Run by the schedule every night. */
export const runOldBooks = retention.runOldBooks;
