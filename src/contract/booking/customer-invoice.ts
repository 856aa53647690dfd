import * as z from 'zod/mini';
import { countries } from '../country.ts';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { day, freeLine, freeText, identifier, instant, month, opaque, pageAsked, text } from '../fields.ts';
import { languages } from '../words.ts';
import { appointmentId } from './appointment.ts';
import {
  customerInvoiceId,
  invoiceBuyer,
  invoiceLine,
  invoiceLinesMaximum,
  invoiceTotalMaximum,
  paidAt,
} from './customer-invoice-fields.ts';
import {
  customerInvoiceKinds,
  customerInvoiceStates,
  invoiceLineKinds,
  invoiceMissings,
  invoiceUnits,
  paidWays,
} from './customer-invoice-words.ts';

/**
 * Invoices of a provider to customers, each from a completed visit (docs/product/customer-invoices.md). Amounts are cents or
 * Rappen, VAT inside where the name does not say otherwise.
 */

const written = z.object({
  visitId: appointmentId,
  buyer: invoiceBuyer,
  lines: z.array(invoiceLine).check(z.minLength(1), z.maxLength(invoiceLinesMaximum)),
  /** The day of the service; that of the visit without it. */
  deliveredOn: z.optional(day),
  language: z._default(z.enum(languages), 'de'),
  daysToPay: z._default(z.int().check(z.minimum(0), z.maximum(90)), 14),
  /** Null: it is to be paid by transfer. */
  paid: z._default(z.nullable(paidAt), null),
  /** Sentences below the lines. */
  closing: z._default(freeText(500), ''),
});

const vatGroup = z.object({ rateHundredths: z.int(), netMinor: z.int(), vatMinor: z.int(), isTaxed: z.boolean() });

const amounts = z.object({
  lines: z.array(z.object({ netMinor: z.int(), grossMinor: z.int() })),
  groups: z.array(vatGroup),
  netMinor: z.int(),
  vatMinor: z.int(),
  totalMinor: z.int(),
  /** What is left to be paid. */
  dueMinor: z.int(),
  /** What was received before, which is taken off. */
  depositMinor: z.int(),
});
export type InvoiceAmounts = z.output<typeof amounts>;

const byVisit = { params: z.object({ id: appointmentId }) };

export const proposeCustomerInvoice = endpoint('GET /provider/customer-invoices/proposal/:id', {
  summary: 'What an invoice for a completed visit would say before anything is changed: lines, customer, rates',
  access: 'provider',
  ...byVisit,
  response: z.object({
    visitId: appointmentId,
    start: instant,
    timeZone: z.string(),
    /** A private person writes a receipt. */
    kind: z.enum(['invoice', 'receipt']),
    currency: z.enum(serviceCurrencies),
    country: z.enum(countries),
    /** Rates that the provider may charge, the usual one first; none where no VAT is charged. */
    rates: z.array(z.int()),
    buyer: invoiceBuyer,
    lines: z.array(invoiceLine),
    deliveredOn: day,
    language: z.enum(languages),
    daysToPay: z.int(),
    closing: z.string(),
    /** The work was done at the customer's home: German households may deduct labour that they do not pay in cash. */
    isForHousehold: z.boolean(),
    /** The visit is marked as paid. */
    isPaid: z.boolean(),
    /** There is one that was not taken back. */
    issued: z.nullable(z.object({ id: customerInvoiceId, number: z.string() })),
  }),
  refusals: ['not_found', 'wrong_state', 'no_provider'],
});
export type InvoiceProposal = z.output<typeof proposeCustomerInvoice.response>;

export const previewCustomerInvoice = endpoint('POST /provider/customer-invoices/preview', {
  summary: 'The sums of an invoice to the cent, and what it lacks before it can be issued',
  access: 'provider',
  body: written,
  response: z.extend(amounts, { missing: z.array(z.enum(invoiceMissings)) }),
  refusals: ['not_found', 'wrong_state', 'no_provider'],
});

const listed = z.object({
  id: customerInvoiceId,
  number: z.string(),
  kind: z.enum(customerInvoiceKinds),
  /** Null where the visit is gone. */
  visitId: z.nullable(appointmentId),
  customer: z.string(),
  issuedOn: day,
  /** Null where nothing is to be paid. */
  dueOn: z.nullable(day),
  currency: z.enum(serviceCurrencies),
  totalMinor: z.int(),
  correctedMinor: z.int(),
  paidMinor: z.int(),
  state: z.enum(customerInvoiceStates),
  /** The files are made right after the invoice. */
  hasFiles: z.boolean(),
  /** Whether there is XML of it. */
  isElectronic: z.boolean(),
});
export type CustomerInvoice = z.output<typeof listed>;

const detail = z.extend(listed, {
  lines: z.array(
    z.object({
      name: z.string(),
      note: z.nullable(z.string()),
      kind: z.nullable(z.enum(invoiceLineKinds)),
      unit: z.enum(invoiceUnits),
      quantityThousandths: z.int(),
      rateHundredths: z.int(),
      netMinor: z.int(),
      grossMinor: z.int(),
      isTakenBack: z.boolean(),
    }),
  ),
  groups: z.array(vatGroup),
  netMinor: z.int(),
  vatMinor: z.int(),
  mailedTo: z.nullable(z.string()),
  deliveredOn: day,
  keptUntil: day,
  payments: z.array(z.object({ id: identifier, way: z.enum(paidWays), on: day, minor: z.int() })),
  /** Documents that take lines of it back, and of a correction the one that it corrects. */
  related: z.array(z.object({ id: customerInvoiceId, number: z.string(), totalMinor: z.int() })),
  isForHousehold: z.boolean(),
  /** Why a correction was made. */
  reason: z.nullable(z.string()),
  /** Years in which a German household has paid for labour by card or transfer (§ 35a EStG). */
  householdYears: z.array(z.string()),
});
export type CustomerInvoiceDetail = z.output<typeof detail>;

export const issueCustomerInvoice = endpoint('POST /provider/customer-invoices', {
  summary:
    'Issue an invoice for a completed visit, or a receipt of a private person: it gets the next number, is kept unchanged and mailed where an address is given. 409 conflict: the visit has one that was not taken back',
  access: 'provider',
  body: z.extend(written, {
    /** The total that was shown: another one now is refused, so that nothing unseen is issued. */
    totalMinor: z.int().check(z.minimum(1), z.maximum(invoiceTotalMaximum)),
    /** Mail it to the customer's address. */
    isMailed: z._default(z.boolean(), true),
  }),
  response: detail,
  status: 201,
  refusals: ['not_found', 'wrong_state', 'conflict', 'no_provider'],
});

export const listCustomerInvoices = endpoint('GET /provider/customer-invoices', {
  summary: 'The own invoices to customers, latest first; `search` looks at number and name',
  access: 'provider',
  query: z.object({
    state: z.optional(z.enum(customerInvoiceStates)),
    /** `2026-11`: issued in this month. */
    month: z.optional(month),
    search: z.optional(freeLine(100)),
    ...pageAsked,
  }),
  response: z.object({
    items: z.array(listed),
    total: z.int(),
    /** What is missing of all invoices together, by currency. */
    open: z.array(z.object({ currency: z.enum(serviceCurrencies), minor: z.int(), count: z.int() })),
    /** Months in which anything was issued, the latest first. */
    months: z.array(month),
    nextCursor: z.nullable(z.string()),
  }),
});

const one = { params: z.object({ id: customerInvoiceId }) };

export const getCustomerInvoice = endpoint('GET /provider/customer-invoices/:id', {
  summary: 'An own invoice with its lines, payments and corrections',
  access: 'provider',
  ...one,
  response: detail,
  refusals: ['not_found'],
});

export const noteCustomerPayment = endpoint('POST /provider/customer-invoices/:id/payments', {
  summary: 'Note that a customer has paid, or a part of it. 409 conflict: not so much is missing',
  access: 'provider',
  ...one,
  body: z.extend(paidAt, { minor: z.int().check(z.minimum(1), z.maximum(invoiceTotalMaximum)) }),
  response: detail,
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const endCustomerPayment = endpoint('DELETE /provider/customer-invoices/:id/payments/:payment', {
  summary: 'Take back a payment that was noted by mistake; one that is taken back answers the same',
  access: 'provider',
  params: z.object({ id: customerInvoiceId, payment: identifier }),
  response: detail,
  refusals: ['not_found'],
});

export const correctCustomerInvoice = endpoint('POST /provider/customer-invoices/:id/correction', {
  summary:
    'Take lines of an own invoice back by a document of its own (type 381), mailed like the invoice. 409 conflict: a line was taken back already',
  access: 'provider',
  ...one,
  body: z.object({
    reason: text(500),
    /** Places of lines, from 0; all that were not taken back without it. */
    lines: z.optional(
      z
        .array(z.int().check(z.minimum(0), z.maximum(invoiceLinesMaximum)))
        .check(z.minLength(1), z.maxLength(invoiceLinesMaximum)),
    ),
    isMailed: z._default(z.boolean(), true),
  }),
  response: detail,
  status: 201,
  refusals: ['not_found', 'conflict'],
});

/** What a customer is shown of the documents of a visit. `url` is a link of its own, for a day. */
const ofVisit = z.object({
  /** By year what was paid for labour at home, of all own visits there (§ 35a EStG). */
  sheets: z.array(z.object({ year: z.string(), url: z.string() })),
  items: z.array(
    z.extend(
      z.pick(listed, { number: true, kind: true, issuedOn: true, currency: true, totalMinor: true, state: true }),
      {
        url: z.string(),
      },
    ),
  ),
});

export const listVisitInvoices = endpoint('GET /appointments/:id/invoices', {
  summary: 'The invoices that the provider has issued for a visit, for its customer',
  access: 'signed-in',
  ...byVisit,
  response: ofVisit,
  refusals: ['not_found'],
});

export const listLinkedVisitInvoices = endpoint('GET /visit/:token/invoices', {
  summary: 'The same for whoever has the link of the visit',
  access: 'anyone',
  params: z.object({ token: opaque(600) }),
  response: ofVisit,
  refusals: ['not_found'],
});

/** Files of the provider; `linked` and `sheet` are those for the customer. */
export const customerInvoiceFilePaths = {
  pdf: '/provider/customer-invoices/:id/invoice.pdf',
  xml: '/provider/customer-invoices/:id/invoice.xml',
  linked: '/customer-invoices/:token/invoice.pdf',
  sheet: '/customer-invoices/:token/household/:year/sheet.pdf',
} as const;
