import * as z from 'zod/mini';
import { accountTypes } from '../account/account.ts';
import { invoiceId, invoiceStates } from '../billing/billing-invoice.ts';
import { appointmentId } from '../booking/appointment.ts';
import { appointmentStatuses } from '../booking/appointment-status.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, day, freeLine, instant, text } from '../fields.ts';
import { page, queueQuestion, suspensionBases, suspensionReasonMaximum } from './admin.ts';

/** Who has an account, as the administration finds and judges it (docs/product/administration.md). */

const maybeText = z.nullable(z.string());

const heldAccount = z.object({
  id: accountId,
  type: z.enum(accountTypes),
  email: z.string(),
  name: z.string(),
  businessName: maybeText,
  createdAt: instant,
  suspendedAt: z.nullable(instant),
  /** The last day, where the account was given notice. */
  endsOn: z.nullable(day),
  /** Of the suspension that lasts, or of the notice; null where there is neither, or where it was not given. */
  reason: maybeText,
  basis: z.nullable(z.enum(suspensionBases)),
});
export type HeldAccount = z.output<typeof heldAccount>;

export const accountFilters = ['suspended', 'ending', 'provider', 'seller', 'customer'] as const;
export const accountSearchMaximum = 200;

export const listAccounts = endpoint('GET /admin/accounts', {
  summary:
    'Accounts but those of administrators, latest first; by a part of name, business or address, by a telephone or invoice number or the id, or only some of them',
  access: 'desk',
  query: z.extend(z.omit(queueQuestion, { queue: true }), {
    search: z._default(freeLine(accountSearchMaximum), ''),
    only: z.optional(z.enum(accountFilters)),
  }),
  response: page(heldAccount),
});

/** What somebody did, and what was said about it, as numbers. */
export const activities = [
  'listings',
  'serviceCards',
  'visitsBooked',
  'visitsHeld',
  'reviews',
  'inquiries',
  'contactMessages',
  'reportsMade',
  'reportsAgainst',
  'invoices',
] as const;
export type Activity = (typeof activities)[number];

/** So many visits and invoices are listed, the latest. */
export const accountListMaximum = 20;

const heldVisit = z.object({
  id: appointmentId,
  startsAt: instant,
  timeZone: z.string(),
  service: z.string(),
  status: z.enum(appointmentStatuses),
  /** On which side the account stands. */
  side: z.enum(['customer', 'provider']),
  /** Who stands on the other side; null where that is nobody with an account. */
  other: z.nullable(z.object({ id: accountId, name: z.string() })),
});

const heldInvoice = z.object({
  id: invoiceId,
  number: z.string(),
  issuedOn: day,
  totalMinor: z.int(),
  currency: z.enum(['EUR', 'PHP']),
  state: z.enum(invoiceStates),
});

const accountInFull = z.extend(heldAccount, {
  phone: maybeText,
  /** In one line. */
  address: z.string(),
  isEmailVerified: z.boolean(),
  identityVerifiedAt: z.nullable(instant),
  plan: z.string(),
  hasSecondFactor: z.boolean(),
  did: z.array(z.object({ activity: z.enum(activities), count: z.number(), last: z.nullable(instant) })),
  /** Latest first. */
  visits: z.array(heldVisit),
  /** Latest first; null for the support, which sees no invoices. */
  invoices: z.nullable(z.array(heldInvoice)),
  /** What the administration noted about it, latest first. Its owner reads it in the export. */
  notes: z.array(z.object({ at: instant, by: maybeText, text: z.string() })),
  /** What administrators did about it, latest first. */
  log: z.array(
    z.object({
      at: instant,
      action: z.string(),
      by: maybeText,
      reason: maybeText,
      basis: z.nullable(z.enum(suspensionBases)),
    }),
  ),
});
export type AccountInFull = z.output<typeof accountInFull>;

export const getAccount = endpoint('GET /admin/accounts/:id', {
  summary:
    'One account: how it is reached, what it did, its latest visits and (for administrators) invoices, and what was decided about it',
  access: 'desk',
  params: z.object({ id: accountId }),
  response: accountInFull,
  refusals: ['not_found'],
});

export const accountNoteMaximum = 2000;

export const addAccountNote = endpoint('POST /admin/accounts/:id/notes', {
  summary: 'Note something about an account that the next one at the desk should know. It goes with the account',
  access: 'desk',
  params: z.object({ id: accountId }),
  body: z.object({ text: text(accountNoteMaximum) }),
  response: z.object({}),
  status: 201,
  refusals: ['not_found'],
});

const oneAccount = {
  access: 'admin',
  params: z.object({ id: accountId }),
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
} as const;

const grounds = z.object({ reason: text(suspensionReasonMaximum), basis: z.enum(suspensionBases) });

export const suspendAccount = endpoint('POST /admin/accounts/:id/suspend', {
  summary:
    'Suspend an account with a reason that its owner gets by mail: its sessions end, nothing of it is public, visits ahead are cancelled and both sides told. Refused where it is suspended already',
  ...oneAccount,
  body: grounds,
});

export const liftSuspension = endpoint('POST /admin/accounts/:id/lift', {
  summary:
    'End a suspension; the owner gets a mail. Visits that were cancelled stay cancelled. Refused where there is none',
  ...oneAccount,
});

/** So many days lie between the notice and the end of an account. */
export const noticeDays = 30;

export const endAccount = endpoint('POST /admin/accounts/:id/end', {
  summary:
    'Give notice to an account: it ends in 30 days, with a reason that its owner gets by mail. Refused where notice was given already',
  ...oneAccount,
  body: grounds,
});

export const keepAccount = endpoint('POST /admin/accounts/:id/keep', {
  summary: 'Take a notice back; the owner gets a mail. Refused where there is none',
  ...oneAccount,
});
