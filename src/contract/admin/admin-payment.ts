import * as z from 'zod/mini';
import { invoiceId } from '../billing/billing-invoice.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, code, day, freeLine, instant, line, pageAsked, text } from '../fields.ts';

/** Files of banks, and what came by them for which invoice (docs/product/invoices.md, "Payments"). Amounts are minor units. */

/** Why a file was not read. */
export const bankFileFaults = [
  'too_large',
  'part_too_large',
  'encoding',
  'declarations',
  'malformed',
  'not_a_statement',
  'intraday',
  'notice',
  'version',
  'too_many_lines',
  'field',
  'packed',
  'other_account',
  'month_closed',
] as const;
export type BankFileFault = (typeof bankFileFaults)[number];

/** Base64 of the packed file: what one request to the platform may hold. */
export const bankFileBytesMaximum = 5_500_000;

export const readBankFile = endpoint('POST /bank/files', {
  summary:
    'Read bank statements (camt.053.001.02 to .13, one or several documents, plain, gzipped or in a ZIP, in base64) and match their bookings with invoices. The same bookings again change nothing. A file with a fault is refused as a whole; the fault and its place are in the answer. A zero byte in a text is a 400',
  access: 'admin',
  body: z.object({
    name: freeLine(200),
    content: z.string().check(z.minLength(1), z.maxLength(bankFileBytesMaximum), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  bodyBytesMaximum: bankFileBytesMaximum + 1000,
  response: z.discriminatedUnion('isRead', [
    z.object({
      isRead: z.literal(true),
      /** Bookings in the file, those that no file had before, and those of them that were matched. */
      lineCount: z.int(),
      newCount: z.int(),
      matchedCount: z.int(),
      /** Whether balances and bookings fit together; null where the file does not say. */
      isComplete: z.nullable(z.boolean()),
    }),
    z.object({ isRead: z.literal(false), fault: z.enum(bankFileFaults), at: z.nullable(z.string()) }),
  ]),
});

const bankLineId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const candidate = z.object({
  id: invoiceId,
  number: z.string(),
  name: z.string(),
  openMinor: z.int(),
  currency: z.enum(['EUR', 'PHP']),
});

const openLine = z.object({
  id: bankLineId,
  bookedOn: day,
  amountMinor: z.int(),
  currency: z.string(),
  /** Money that came back from us, or a debit that was returned. */
  isReturn: z.boolean(),
  payer: z.string(),
  /** The last digits of the payer's IBAN. */
  payerEnd: z.nullable(z.string()),
  said: z.string(),
  /** Invoices that it may be for: with this amount open, or of whoever has paid from this account. */
  candidates: z.array(candidate),
});
export type OpenLine = z.output<typeof openLine>;

export const listOpenBankLines = endpoint('GET /bank/lines', {
  summary: 'Bookings that no invoice was found for, oldest first, each with the invoices that it may be for',
  access: 'admin',
  query: z.object(pageAsked),
  response: z.object({ items: z.array(openLine), total: z.number(), nextCursor: z.nullable(z.string()) }),
});

export const matchBankLine = endpoint('POST /bank/lines/:id/match', {
  summary: 'Say which invoice a booking is for, by its number. Refused where it has an invoice already or is set aside',
  access: 'admin',
  params: z.object({ id: bankLineId }),
  body: z.object({ number: code(40) }),
  response: z.object({}),
  refusals: ['not_found', 'conflict', 'month_closed'],
});

export const setBankLineAside = endpoint('POST /bank/lines/:id/aside', {
  summary: 'Say that a booking is for no invoice, and why. Refused where it has one already or is set aside',
  access: 'admin',
  params: z.object({ id: bankLineId }),
  body: z.object({ reason: text(500) }),
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
});

export const payBackInvoice = endpoint('POST /issued-invoices/:id/paid-back', {
  summary:
    'Note that what was paid too much was paid back by hand, so that the next invoice takes nothing of it. Refused where nothing is over',
  access: 'admin',
  params: z.object({ id: invoiceId }),
  response: z.object({ minor: z.int() }),
  refusals: ['not_found', 'conflict'],
});

export const listBankFiles = endpoint('GET /bank/files', {
  summary: 'The last 20 files that were read, and by whom',
  access: 'admin',
  response: z.object({
    items: z.array(
      z.object({
        id: accountId,
        name: z.string(),
        readAt: instant,
        readBy: z.nullable(z.string()),
        lineCount: z.int(),
        newCount: z.int(),
      }),
    ),
  }),
});

export const enteredReferenceMaximum = 140;

export const enterPayment = endpoint('POST /issued-invoices/:id/payments', {
  summary:
    'Enter money that came for an invoice in pesos, or went back: no statement of that account is read. 409 conflict where exactly this was entered before, more goes back than has come, or the invoice is in euro, whose money comes by bank files',
  access: 'admin',
  params: z.object({ id: invoiceId }),
  body: z.object({
    kind: z.enum(['transfer', 'return']),
    bookedOn: day,
    minor: z.int().check(z.minimum(1), z.maximum(100_000_000)),
    /** What the bank calls it: it tells two payments of one day and amount apart. */
    reference: line(enteredReferenceMaximum),
  }),
  response: z.object({ openMinor: z.int() }),
  refusals: ['not_found', 'conflict', 'month_closed'],
});
