import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, freeText, identifier, instant, line, opaque } from '../fields.ts';

/** "Vertrag widerrufen": without signing in, in two steps, with a receipt (docs/product/withdrawal.md). */

export const withdrawalMaximum = { name: 120, contract: 2000 } as const;

/** The visit that a link or the own account has named. */
const meant = z.object({
  provider: z.string(),
  service: z.string(),
  start: instant,
  timeZone: z.string(),
  /** It is cancelled at once by the second step. */
  isCancelled: z.boolean(),
});
export type MeantVisit = z.output<typeof meant>;

const form = z
  .object({
    /** Chosen by the browser: sent again after a lost answer it is the same withdrawal. */
    id: z.optional(identifier),
    name: line(withdrawalMaximum.name),
    email,
    /** Which contract, in own words. Needed unless the visit is named. */
    contract: z._default(freeText(withdrawalMaximum.contract), ''),
    /** What stands behind /visit/ in the link of the visit. */
    token: z.optional(opaque(600)),
    /** Of a visit of the own account. */
    appointmentId: z.optional(identifier),
    /** False only looks at what was filled in: the first of the two steps. */
    confirmed: z._default(z.boolean(), false),
  })
  .check(
    z.superRefine(({ contract, token, appointmentId }, context) => {
      if (contract === '' && token === undefined && appointmentId === undefined)
        context.issues.push({ code: 'custom', message: 'required', path: ['contract'], input: contract });
    }),
  );

export const withdrawFromContract = endpoint('POST /withdrawals', {
  summary: 'Withdraw from a contract, in two steps; the second answers with a receipt and mails it',
  access: 'anyone',
  body: form,
  response: z.object({
    visit: z.nullable(meant),
    /** Null after the first step. */
    receipt: z.nullable(z.object({ id: identifier, at: instant })),
  }),
  refusals: ['not_found'],
});
export type Withdrawn = z.output<typeof withdrawFromContract.response>;
