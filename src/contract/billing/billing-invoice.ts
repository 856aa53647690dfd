import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, identifier, pageAsked } from '../fields.ts';
import { planStrands } from '../plans.ts';
import { bill, invoiceReminder } from './billing.ts';

/** What the site has issued for plans and commission (docs/product/invoices.md). */

export const invoiceId = identifier.brand<'InvoiceId'>();
export type InvoiceId = z.output<typeof invoiceId>;

/**
 * The payment state of an invoice. `collecting`: a bank was asked to collect it. `over`: overpaid; the next invoice
 * deducts it. `returned`: money came back. `cancelled`: corrections have taken it all back. Corrections themselves ask
 * for nothing.
 */
export const invoiceStates = [
  'open',
  'collecting',
  'partial',
  'paid',
  'over',
  'returned',
  'cancelled',
  'correction',
] as const;

/** How a payment on the page of a payment provider stands. `open`: begun, and nothing is known of its end. */
export const onlineStates = ['open', 'paid', 'failed', 'expired', 'cancelled'] as const;
export type OnlineState = (typeof onlineStates)[number];

/** Less is never asked for alone, in cents: it is carried to the next invoice. No plan in pesos costs so little. */
export const smallestAskedMinor = 500;

export const issued = z.object({
  id: invoiceId,
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  strand: z.enum(planStrands),
  /** `2026-11`: what was owed for this month. */
  month: z.string(),
  issuedOn: day,
  /** Null where nothing is to be paid. */
  dueOn: z.nullable(day),
  currency: z.enum(['EUR', 'PHP']),
  netMinor: z.int(),
  vatMinor: z.int(),
  totalMinor: z.int(),
  state: z.enum(invoiceStates),
  /** The amount still to be paid. Negative: so much was paid too much. */
  openMinor: z.int(),
  /** The day on which it is collected. Null where it has to be transferred, or nothing is missing. */
  debitOn: z.nullable(day),
  /** Null where nothing was done, or nothing is missing. */
  reminded: z.nullable(invoiceReminder),
  /** The last payment on the provider's page; null without one. */
  online: z.nullable(z.enum(onlineStates)),
  /** The files are made right after the invoice. */
  hasFiles: z.boolean(),
  /** Whether there is XML of it. */
  isElectronic: z.boolean(),
});
export type Issued = z.output<typeof issued>;

export const listInvoices = endpoint('GET /provider/invoices', {
  summary: 'The own invoices for plans and commission, latest first',
  access: 'lister',
  query: z.object(pageAsked),
  response: z.object({
    items: z.array(issued),
    total: z.number(),
    /** Years of which there is a file for DATEV, the latest first: it knows German accounts alone. */
    datevYears: z.array(z.string()),
    nextCursor: z.nullable(z.string()),
    /** Whether a payment provider is set up, so that what is open in euro can be paid on its page. */
    isPaidOnline: z.boolean(),
  }),
});

export const nextInvoices = endpoint('GET /provider/invoices/next', {
  summary:
    'What the coming invoices would say if nothing changes before they are issued, one for each strand in which something is owed',
  access: 'lister',
  response: z.object({
    items: z.array(
      z.extend(bill, {
        strand: z.enum(planStrands),
        currency: z.enum(['EUR', 'PHP']),
        /** Of an earlier overpayment: so much of the total is paid already. */
        creditMinor: z.int(),
      }),
    ),
  }),
});

/** Files for whom the invoice is. */
export const invoiceFilePaths = {
  pdf: '/provider/invoices/:id/invoice.pdf',
  xml: '/provider/invoices/:id/invoice.xml',
  csv: '/provider/invoices/all.csv',
  /** Of a year, which stands in place of the id. */
  datev: '/provider/invoices/:id/datev.csv',
  /** By a mailed link, for whoever has no account any more. */
  linked: '/invoices/:token/invoice.pdf',
} as const;
export type InvoiceFile = Exclude<keyof typeof invoiceFilePaths, 'linked'>;
