import * as z from 'zod/mini';
import { invoiceId, invoiceStates, issued } from '../billing/billing-invoice.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, freeLine, pageAsked, text } from '../fields.ts';

/** What administrators see of the invoices of all accounts (docs/product/invoices.md). */

const issuedTo = z.extend(issued, {
  /** The payment provider's name of the last payment on its page. */
  onlineReference: z.nullable(z.string()),
  account: z.object({ id: accountId, name: z.string(), email: z.string() }),
  /** Of an invoice, in the order in which they stand on it. */
  lines: z.array(z.object({ name: z.string(), minor: z.int(), isTakenBack: z.boolean() })),
});
export type IssuedTo = z.output<typeof issuedTo>;

export const listAllInvoices = endpoint('GET /issued-invoices', {
  summary:
    'All invoices and corrections, latest first; by a part of the number, or of the name or address of whom it is for',
  access: 'admin',
  query: z.object({
    search: z._default(freeLine(200), ''),
    /** `missing`: money is missing, whether or not some has come. */
    state: z.optional(z.enum(['missing', ...invoiceStates])),
    ...pageAsked,
  }),
  response: z.object({ items: z.array(issuedTo), total: z.number(), nextCursor: z.nullable(z.string()) }),
});

export const correctionReasonMaximum = 500;
const linesMaximum = 1000;

export const correctInvoice = endpoint('POST /issued-invoices/:id/correction', {
  summary:
    'Take lines of an invoice back by a correction (type 381) that copies their numbers, with a reason that stands on it; the recipient gets a mail. Without `lines` (places, 0 is the first) all that were not taken back. Refused where one of them was taken back already, or it is a correction itself',
  access: 'admin',
  params: z.object({ id: invoiceId }),
  body: z.object({
    reason: text(correctionReasonMaximum),
    lines: z.optional(
      z.array(z.int().check(z.minimum(0), z.maximum(linesMaximum))).check(z.minLength(1), z.maxLength(linesMaximum)),
    ),
  }),
  response: z.object({ id: invoiceId, number: z.string() }),
  status: 201,
  refusals: ['not_found', 'conflict'],
});

/** Files for administrators. */
export const allInvoiceFilePaths = {
  pdf: '/issued-invoices/:id/invoice.pdf',
  xml: '/issued-invoices/:id/invoice.xml',
} as const;
