import * as z from 'zod/mini';
import { invoiceId } from '../billing/billing-invoice.ts';
import { endpoint } from '../endpoint.ts';
import { day, instant, month, text } from '../fields.ts';

/** The books of a month: what was issued, corrected and paid, and what is open at its end (docs/product/books.md). Minor units. */

const currency = z.enum(['EUR', 'PHP']);

/** Of each list so many are told; the files have all. */
export const booksShown = 500;

export const movementKinds = ['transfer', 'return', 'credit', 'paid_back'] as const;

/** What administrators did with money. */
export const booksDeeds = [
  'file_read',
  'matched',
  'payment_entered',
  'set_aside',
  'paid_back',
  'corrected',
  'file_refused',
  'objection_upheld',
  'objection_refused',
  'rate_entered',
  'closed',
  'opened',
] as const;

const sums = z.object({
  currency,
  /** What was open less what was credit, at the beginning of the first day. */
  openingMinor: z.int(),
  issuedCount: z.int(),
  issuedMinor: z.int(),
  correctedCount: z.int(),
  correctedMinor: z.int(),
  receivedMinor: z.int(),
  /** What came back of payments, and what was paid back. Both are positive. */
  returnedMinor: z.int(),
  paidBackMinor: z.int(),
  /** At the end of the last day: opening + issued − corrected − received + returned + paid back, which is open − credit. */
  closingMinor: z.int(),
  openCount: z.int(),
  openMinor: z.int(),
  creditMinor: z.int(),
  /** Of invoices less corrections. */
  vat: z.array(
    z.object({
      category: z.enum(['S', 'E', 'AE', 'O']),
      rateHundredths: z.int(),
      netMinor: z.int(),
      vatMinor: z.int(),
      grossMinor: z.int(),
    }),
  ),
});
export type BooksSums = z.output<typeof sums>;

const booked = { id: invoiceId, number: z.string(), name: z.string(), currency };

const document = z.object({
  ...booked,
  kind: z.enum(['invoice', 'correction']),
  issuedOn: day,
  netMinor: z.int(),
  vatMinor: z.int(),
  /** Of a correction what it takes back; the three are positive. */
  grossMinor: z.int(),
});
export type BooksDocument = z.output<typeof document>;

const movement = z.object({
  ...booked,
  /** Of the movement. */
  place: z.string(),
  kind: z.enum(movementKinds),
  bookedOn: day,
  /** Negative where money goes from the invoice. */
  minor: z.int(),
});
export type BooksMovement = z.output<typeof movement>;

/** At the end of the month; negative where too much was paid. */
const open = z.object({ ...booked, issuedOn: day, dueOn: z.nullable(day), openMinor: z.int() });
export type BooksOpen = z.output<typeof open>;

const deed = z.object({
  at: instant,
  deed: z.enum(booksDeeds),
  /** Null where the account is gone. */
  by: z.nullable(z.string()),
  /** The file, the number of the invoice, or the month. */
  about: z.string(),
  reason: z.nullable(z.string()),
});
export type BooksDeed = z.output<typeof deed>;

export const getBooks = endpoint('GET /books/:month', {
  summary:
    'The books of a month: sums by currency, VAT by case and rate, the documents, movements and open items that add up to them, and who did what',
  access: 'admin',
  params: z.object({ month }),
  response: z.object({
    isOver: z.boolean(),
    isClosed: z.boolean(),
    /** `2026-10`: nothing can be issued or booked up to the end of this month. */
    closedThrough: z.nullable(month),
    sums: z.array(sums),
    documents: z.array(document),
    movements: z.array(movement),
    open: z.array(open),
    deeds: z.array(deed),
    /** False where a list ends before all is told. */
    isWhole: z.boolean(),
    /** How many ZIP files the documents of the month fill. */
    parts: z.int(),
  }),
});

export const closeBooks = endpoint('POST /books/:month/close', {
  summary:
    'Close a month that is over, and all before it: the database then refuses to issue or book anything into them. Again it changes nothing',
  access: 'admin',
  params: z.object({ month }),
  response: z.object({}),
  refusals: ['conflict'],
});

export const booksReasonMaximum = 500;

export const openBooks = endpoint('POST /books/:month/open', {
  summary: 'Open a closed month again, and all behind it, with the reason. Refused where it is open',
  access: 'admin',
  params: z.object({ month }),
  body: z.object({ reason: text(booksReasonMaximum) }),
  response: z.object({}),
  refusals: ['conflict'],
});

/** For the operator's tax adviser. A ZIP holds the documents as they were sent, PDF and XML. */
export const booksFilePaths = {
  journal: '/books/:month/journal.csv',
  open: '/books/:month/open-items.csv',
  documents: '/books/:month/:part/documents.zip',
} as const;
