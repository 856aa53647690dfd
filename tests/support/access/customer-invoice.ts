import * as invoices from '../../../src/contract/booking/customer-invoice.ts';
import * as settings from '../../../src/contract/booking/customer-invoice-settings.ts';
import { linkTo } from './account-things.ts';
import { billedVisit, customerInvoice, paidInvoice } from './customer-invoice-things.ts';
import { amongItems, byId, byToken, heldLink, naming, oneself, providers, type Row, row, signedIn } from './rows.ts';
import { missing, nowhere } from './stage.ts';

/** A form that lacks the tax number of a small business. */
const formFor = (visit: string) => ({
  visitId: visit as never,
  buyer: { name: 'Gerda Gast', country: 'DE' },
  lines: [
    {
      name: 'Haarschnitt',
      kind: 'labour',
      unit: 'piece',
      quantityThousandths: 1000,
      unitMinor: 4500,
      rateHundredths: 0,
    } as const,
  ],
});

/** Visits that are billed by whoever received them. */
const ofReceiver = (answer: string): Row['cases'] => ({
  own: { make: billedVisit.own, answers: { ...providers('404 not_found'), provider: answer } },
  anothers: { make: billedVisit.anothers, answers: providers('404 not_found') },
  missing: { make: missing, answers: providers('404 not_found') },
});

const ofProvider = (answer: string, refused = '404 not_found'): Row['cases'] => ({
  own: { make: customerInvoice.own, answers: { ...providers(refused), provider: answer } },
  anothers: { make: customerInvoice.anothers, answers: providers(refused) },
  missing: { make: missing, answers: providers(refused) },
});

const payment = (thing: string) => {
  const [id = nowhere, named = nowhere] = thing.split(' ');
  return { params: { id: id as never, payment: named as never } };
};

export const customerInvoiceRows: Record<string, Row> = {
  proposeCustomerInvoice: row(invoices.proposeCustomerInvoice, { ask: byId }, ofReceiver('200')),
  previewCustomerInvoice: row(
    invoices.previewCustomerInvoice,
    { ask: (id) => ({ body: formFor(id) }) },
    ofReceiver('200'),
  ),
  issueCustomerInvoice: row(
    invoices.issueCustomerInvoice,
    { ask: (id) => ({ body: { ...formFor(id), totalMinor: 4500 } }) },
    ofReceiver('400 invalid'),
  ),
  listCustomerInvoices: row(
    invoices.listCustomerInvoices,
    { ask: () => ({ query: {} }), isShown: amongItems },
    ofProvider('200 shown', '200 hidden'),
  ),
  getCustomerInvoice: row(invoices.getCustomerInvoice, { ask: byId }, ofProvider('200')),
  noteCustomerPayment: row(
    invoices.noteCustomerPayment,
    { ask: (id) => ({ ...byId(id), body: { way: 'cash' as const, on: '2026-11-01', minor: 1 } }) },
    ofProvider('201'),
  ),
  endCustomerPayment: row(
    invoices.endCustomerPayment,
    { ask: payment },
    {
      own: { make: paidInvoice.own, answers: { ...providers('404 not_found'), provider: '200' } },
      anothers: { make: paidInvoice.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
    },
  ),
  correctCustomerInvoice: row(
    invoices.correctCustomerInvoice,
    { ask: (id) => ({ ...byId(id), body: { reason: 'Doppelt berechnet.' } }) },
    ofProvider('201'),
  ),
  getCustomerInvoiceSettings: row(
    settings.getCustomerInvoiceSettings,
    { ask: () => ({}) },
    naming(oneself, providers('200'), billedVisit.own),
  ),
  putCustomerInvoiceSettings: row(
    settings.putCustomerInvoiceSettings,
    {
      ask: () => ({ body: { prefix: 'RE-', daysToPay: 14, rateHundredths: null, closing: '', logo: 'name' as const } }),
    },
    naming(oneself, providers('200'), billedVisit.own),
  ),
  listCustomerBooks: row(settings.listCustomerBooks, { ask: () => ({}) }, naming(oneself, providers('200'))),
  listVisitInvoices: row(
    invoices.listVisitInvoices,
    { ask: byId },
    {
      own: { make: billedVisit.booked, answers: { ...signedIn('200'), nobody: '401 unauthenticated' } },
      anothers: { make: billedVisit.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  listLinkedVisitInvoices: row(
    invoices.listLinkedVisitInvoices,
    { ask: byToken },
    heldLink(
      linkTo('visit', billedVisit.booked),
      linkTo('visit', billedVisit.anothers),
      linkTo('visit', missing),
      '404 not_found',
    ),
  ),
};
