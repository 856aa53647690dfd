import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, iban, line, text } from '../fields.ts';

/** The mandate by which the site may collect what a provider owes (docs/product/invoices.md, "Direct debits"). */

/** Why a mandate may not be used any more. `returned`: a bank has said so. `account`: the account has ended. */
export const mandateEnds = ['withdrawn', 'replaced', 'returned', 'account'] as const;
export type MandateEnd = (typeof mandateEnds)[number];

/** Of the text that is agreed to. */
export const mandateTextMaximum = 4000;

const mandate = z.object({
  reference: z.string(),
  creditorId: z.string(),
  holder: z.string(),
  /** The last four characters of the IBAN. */
  accountEnd: z.string(),
  signedOn: day,
  /** The last day on which it may be used, if no debit comes before. */
  lapsesOn: day,
  /** Days between the notice and the debit. */
  noticeDays: z.int(),
  /** As it was agreed to. */
  text: z.string(),
});

const held = z.object({
  /** What a new mandate says; null where nothing is collected. */
  offer: z.nullable(z.object({ text: z.string(), creditorId: z.string(), noticeDays: z.int() })),
  mandate: z.nullable(mandate),
});
export type HeldMandate = z.output<typeof held>;

export const getMandate = endpoint('GET /provider/mandate', {
  summary: 'The own SEPA mandate, and the text of a new one. Both null where the site collects nothing',
  access: 'provider',
  response: held,
});

export const giveMandate = endpoint('POST /provider/mandate', {
  summary:
    'Give a SEPA mandate: `text` is the one that was shown. It takes the place of an earlier mandate; a mail confirms it. Refused where the text has changed since, or nothing is collected',
  access: 'provider',
  body: z.object({ accountHolder: line(70), iban, text: text(mandateTextMaximum) }),
  response: held,
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const withdrawMandate = endpoint('DELETE /provider/mandate', {
  summary: 'Withdraw the own mandate. What is not collected yet is to be transferred; a mail says what',
  access: 'provider',
  response: held,
  refusals: ['not_found'],
});
