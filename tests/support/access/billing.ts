import * as admins from '../../../src/contract/admin/admin.ts';
import * as books from '../../../src/contract/admin/admin-books.ts';
import {
  getCollectionFile,
  listCollections,
  makeCollection,
  refuseCollection,
} from '../../../src/contract/admin/admin-collection.ts';
import {
  getTaxFilingFile,
  listTaxFilings,
  makeTaxFilings,
  markTaxFilingSent,
} from '../../../src/contract/admin/admin-filing.ts';
import { correctInvoice, listAllInvoices } from '../../../src/contract/admin/admin-invoice.ts';
import { addBusinessLimit, listBusinessLimits } from '../../../src/contract/admin/admin-limit.ts';
import * as payments from '../../../src/contract/admin/admin-payment.ts';
import { listFrancRates, putFrancRate } from '../../../src/contract/admin/admin-rate.ts';
import { listVatIds } from '../../../src/contract/admin/admin-vat.ts';
import {
  endAdviserLink,
  getAdviserInvoices,
  getAdviserLink,
  makeAdviserLink,
} from '../../../src/contract/billing/billing-adviser.ts';
import { listCommissions, objectToCommission } from '../../../src/contract/billing/billing-commission.ts';
import { getMandate, giveMandate, withdrawMandate } from '../../../src/contract/billing/billing-debit.ts';
import { listInvoices, nextInvoices } from '../../../src/contract/billing/billing-invoice.ts';
import { checkPayment, noticePayment, payInvoice } from '../../../src/contract/billing/billing-online.ts';
import { getTaxReport, getTurnover } from '../../../src/contract/billing/billing-tax-report.ts';
import { checkVatId, getVatId } from '../../../src/contract/billing/billing-vat.ts';
import {
  adviserLink,
  bankLine,
  collection,
  commissionLine,
  feeOf,
  issuedInvoice,
  mandate,
  onlinePayment,
  overpaid,
  payableInvoice,
  shownMandate,
  taxFiling,
  vatId,
  wholeInvoice,
} from './business-things.ts';
import type { Row } from './rows.ts';
import {
  adminsOnly,
  all,
  amongItems,
  byId,
  heldLink,
  listers,
  namesNothing,
  naming,
  oneself,
  providers,
  row,
} from './rows.ts';
import { missing } from './stage.ts';

export const billingRows: Record<string, Row> = {
  // commission
  listCommissions: row(
    listCommissions,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: commissionLine.own, answers: { ...providers('200 hidden'), provider: '200 shown' } },
      anothers: { make: commissionLine.anothers, answers: providers('200 hidden') },
      missing: { make: missing, answers: providers('200 hidden') },
    },
  ),
  listInvoices: row(
    listInvoices,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: { make: issuedInvoice.own, answers: listers('200 shown') },
      anothers: { make: issuedInvoice.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
  payInvoice: row(
    payInvoice,
    { ask: byId },
    {
      own: { make: payableInvoice.own, answers: listers('200') },
      anothers: { make: payableInvoice.anothers, answers: listers('404 not_found') },
      missing: { make: missing, answers: listers('404 not_found') },
    },
  ),
  checkPayment: row(
    checkPayment,
    { ask: byId },
    {
      own: { make: onlinePayment.own, answers: listers('200') },
      anothers: { make: onlinePayment.anothers, answers: listers('404 not_found') },
      missing: { make: missing, answers: listers('404 not_found') },
    },
  ),
  // Whoever knows the address may say that something has changed: nothing of it is believed.
  noticePayment: row(
    noticePayment,
    { ask: byId },
    {
      own: { make: onlinePayment.own, answers: all('200') },
      anothers: { make: onlinePayment.anothers, answers: all('200') },
      missing: { make: missing, answers: all('404 not_found') },
    },
  ),
  nextInvoices: row(
    nextInvoices,
    { ask: () => ({}), isShown: ({ items }: { items: unknown[] }) => items.length > 0 },
    {
      own: { make: feeOf.own, answers: listers('200 shown') },
      anothers: { make: feeOf.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
  getAdviserLink: row(getAdviserLink, { ask: () => ({}) }, naming(oneself, listers('200'))),
  makeAdviserLink: row(makeAdviserLink, { ask: () => ({}) }, naming(oneself, listers('201'))),
  endAdviserLink: row(endAdviserLink, { ask: () => ({}) }, naming(oneself, listers('200'))),
  getAdviserInvoices: row(
    getAdviserInvoices,
    { ask: (token) => ({ params: { token }, query: {} }) },
    heldLink(adviserLink.own, adviserLink.anothers, async () => 'x'.repeat(43), '404 not_found'),
  ),
  getMandate: row(getMandate, { ask: () => ({}) }, naming(oneself, providers('200'))),
  giveMandate: row(
    giveMandate,
    { ask: () => ({ body: { accountHolder: 'Ana', iban: 'AT611904300234573201', text: shownMandate } }) },
    naming(oneself, providers('201')),
  ),
  withdrawMandate: row(withdrawMandate, { ask: () => ({}) }, naming(oneself, providers('200'), mandate)),
  getTaxReport: row(getTaxReport, { ask: () => ({ query: {} }) }, naming(oneself, providers('200'))),
  getTurnover: row(getTurnover, { ask: () => ({}) }, naming(oneself, providers('200'))),
  listAllInvoices: row(
    listAllInvoices,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'an administrator has no invoices',
      anothers: { make: issuedInvoice.anothers, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  correctInvoice: row(
    correctInvoice,
    { ask: (id) => ({ ...byId(id), body: { reason: 'Doppelt berechnet.' } }) },
    {
      own: 'an administrator has no invoices',
      anothers: { make: wholeInvoice.anothers, answers: adminsOnly('201') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      corrected: { make: wholeInvoice.corrected, answers: adminsOnly('409 conflict') },
    },
  ),
  listBusinessLimits: row(listBusinessLimits, { ask: () => ({}) }, naming('a limit is nobody’s', adminsOnly('200'))),
  addBusinessLimit: row(
    addBusinessLimit,
    {
      ask: () => ({
        body: {
          country: 'de' as const,
          countsFrom: '2099-01-01',
          lastYearMinor: 2_500_000,
          thisYearMinor: 10_000_000,
          source: '§ 19 Abs. 1 UStG',
        },
      }),
    },
    naming('a limit is nobody’s', adminsOnly('201')),
  ),
  listFrancRates: row(listFrancRates, { ask: () => ({}) }, naming('a rate is nobody’s', adminsOnly('200'))),
  putFrancRate: row(
    putFrancRate,
    { ask: () => ({ body: { month: '2001-01', tenThousandths: 9345 } }) },
    naming('a rate is nobody’s', adminsOnly('200')),
  ),
  getBooks: row(
    books.getBooks,
    { ask: () => ({ params: { month: '1999-01' } }) },
    naming('the books are nobody’s', adminsOnly('200')),
  ),
  closeBooks: row(
    books.closeBooks,
    { ask: () => ({ params: { month: '1999-01' } }) },
    naming('the books are nobody’s', adminsOnly('200')),
  ),
  openBooks: row(
    books.openBooks,
    // Open already.
    { ask: () => ({ params: { month: '1999-02' }, body: { reason: 'Ein Beleg kam später.' } }) },
    naming('the books are nobody’s', adminsOnly('409 conflict')),
  ),
  getVatId: row(getVatId, { ask: () => ({}) }, naming(oneself, providers('200'))),
  checkVatId: row(checkVatId, { ask: () => ({}) }, naming(oneself, providers('200'))),
  listVatIds: row(
    listVatIds,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'an administrator has no VAT id',
      anothers: { make: vatId, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  readBankFile: row(
    payments.readBankFile,
    { ask: () => ({ body: { name: 'x.xml', content: 'eA==' } }) },
    naming('a bank file is nobody’s', adminsOnly('200')),
  ),
  listBankFiles: row(payments.listBankFiles, { ask: () => ({}) }, naming('a bank file is nobody’s', adminsOnly('200'))),
  listOpenBankLines: row(
    payments.listOpenBankLines,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'a booking is nobody’s',
      anothers: { make: bankLine.open, answers: adminsOnly('200 shown') },
      missing: { make: bankLine.aside, answers: adminsOnly('200 hidden') },
    },
  ),
  matchBankLine: row(
    payments.matchBankLine,
    { ask: (id) => ({ params: { id }, body: { number: 'CK-1999-000001' } }) },
    {
      own: 'a booking is nobody’s',
      // There is no invoice of that number.
      anothers: { make: bankLine.open, answers: adminsOnly('404 not_found') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      aside: { make: bankLine.aside, answers: adminsOnly('409 conflict') },
    },
  ),
  setBankLineAside: row(
    payments.setBankLineAside,
    { ask: (id) => ({ params: { id }, body: { reason: 'Zinsen' } }) },
    {
      own: 'a booking is nobody’s',
      anothers: { make: bankLine.open, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      aside: { make: bankLine.aside, answers: adminsOnly('409 conflict') },
    },
  ),
  payBackInvoice: row(
    payments.payBackInvoice,
    { ask: byId },
    {
      own: 'an administrator has no invoices',
      anothers: { make: overpaid, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      unpaid: { make: wholeInvoice.anothers, answers: adminsOnly('409 conflict') },
    },
  ),
  enterPayment: row(
    payments.enterPayment,
    {
      ask: (id) => ({
        ...byId(id),
        body: { kind: 'transfer' as const, bookedOn: '2026-01-01', minor: 499, reference: 'GCash 1' },
      }),
    },
    {
      own: 'an administrator has no invoices',
      anothers: { make: wholeInvoice.anothers, answers: adminsOnly('409 conflict') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  objectToCommission: row(
    objectToCommission,
    { ask: (id) => ({ ...byId(id), body: { text: 'Sie war schon immer meine Kundin.' } }) },
    {
      own: { make: commissionLine.own, answers: { ...providers('404 not_found'), provider: '201' } },
      anothers: { make: commissionLine.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  listCollections: row(
    listCollections,
    { ask: () => ({}), isShown: amongItems },
    {
      own: 'a file for the bank is nobody’s',
      anothers: { make: collection, answers: adminsOnly('200 shown') },
      missing: { make: missing, answers: adminsOnly('200 hidden') },
    },
  ),
  listTaxFilings: row(listTaxFilings, { ask: () => ({ query: {} }) }, naming(namesNothing, adminsOnly('200'))),
  makeTaxFilings: row(
    makeTaxFilings,
    { ask: () => ({ body: { year: 2024 } }) },
    naming('names a year', adminsOnly('201')),
  ),
  getTaxFilingFile: row(
    getTaxFilingFile,
    { ask: byId },
    {
      own: 'a message to the tax office is nobody’s',
      anothers: { make: taxFiling, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  markTaxFilingSent: row(
    markTaxFilingSent,
    { ask: byId },
    {
      own: 'a message to the tax office is nobody’s',
      anothers: { make: taxFiling, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  // Nobody has an invoice that could be collected.
  makeCollection: row(
    makeCollection,
    { ask: () => ({ body: { collectedOn: '2099-12-31' } }) },
    naming('names a day', adminsOnly('409 conflict')),
  ),
  getCollectionFile: row(
    getCollectionFile,
    { ask: byId },
    {
      own: 'a file for the bank is nobody’s',
      anothers: { make: collection, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  refuseCollection: row(
    refuseCollection,
    { ask: (id) => ({ ...byId(id), body: { reason: 'AG02' } }) },
    {
      own: 'a file for the bank is nobody’s',
      anothers: { make: collection, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
    },
  ),
  listObjections: row(
    admins.listObjections,
    { ask: () => ({ query: {} }), isShown: amongItems },
    {
      own: 'an objection is for every administrator',
      anothers: { make: commissionLine.objected, answers: adminsOnly('200 shown') },
      missing: { make: commissionLine.decided, answers: adminsOnly('200 hidden') },
    },
  ),
  decideObjection: row(
    admins.decideObjection,
    { ask: (id) => ({ ...byId(id), body: { decision: 'approve' as const } }) },
    {
      own: 'an objection is for every administrator',
      anothers: { make: commissionLine.objected, answers: adminsOnly('200') },
      missing: { make: missing, answers: adminsOnly('404 not_found') },
      decided: { make: commissionLine.decided, answers: adminsOnly('409 conflict') },
    },
  ),
};
