import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, instant } from '../fields.ts';
import { agreementDocuments } from './agreement-versions.ts';

/** What an account has agreed to: the terms, and of a provider the contract about client data (docs/product/withdrawal.md). */

const agreements = z.object({
  /** The latest first. */
  items: z.array(z.object({ document: z.enum(agreementDocuments), version: z.string(), agreedAt: instant })),
  /** What the account has not agreed to in the version that is in force, where it has to. */
  needed: z.array(z.enum(agreementDocuments)),
});
export type Agreements = z.output<typeof agreements>;

export const listAgreements = endpoint('GET /account/agreements', {
  summary: 'What the own account has agreed to and when, and what it is asked for',
  access: 'signed-in',
  response: agreements,
});

/** Said again it is the same: the first time counts. */
export const agree = endpoint('POST /account/agreements', {
  summary: 'Agree to the version of a text that is in force; another one is a conflict, because it was not read',
  access: 'signed-in',
  body: z.object({ document: z.enum(agreementDocuments), version: day }),
  response: agreements,
  refusals: ['conflict'],
});
