import * as admins from '../../../src/contract/admin.ts';
import { correctInvoice, listAllInvoices } from '../../../src/contract/admin-invoice.ts';
import { listCommissions, objectToCommission } from '../../../src/contract/billing-commission.ts';
import { listInvoices, nextInvoices } from '../../../src/contract/billing-invoice.ts';
import { commissionLine, feeOf, issuedInvoice, wholeInvoice } from './business-things.ts';
import type { Row } from './rows.ts';
import { adminsOnly, amongItems, byId, listers, providers, row } from './rows.ts';
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
  nextInvoices: row(
    nextInvoices,
    { ask: () => ({}), isShown: ({ items }: { items: unknown[] }) => items.length > 0 },
    {
      own: { make: feeOf.own, answers: listers('200 shown') },
      anothers: { make: feeOf.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
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
  objectToCommission: row(
    objectToCommission,
    { ask: (id) => ({ ...byId(id), body: { text: 'Sie war schon immer meine Kundin.' } }) },
    {
      own: { make: commissionLine.own, answers: { ...providers('404 not_found'), provider: '201' } },
      anothers: { make: commissionLine.anothers, answers: providers('404 not_found') },
      missing: { make: missing, answers: providers('404 not_found') },
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
