import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

/** The VAT on what the site charges, and the id that decides about it (docs/product/invoices.md, "VAT"). */

/**
 * `waiting`: nobody was asked yet. `unreachable`: the register did not answer. `refused`: it does not know the number.
 * `elsewhere`: a number without effect, from Germany or from outside the EU.
 */
export const vatIdStates = ['none', 'waiting', 'unreachable', 'confirmed', 'refused', 'elsewhere'] as const;
export type VatIdState = (typeof vatIdStates)[number];

/** Why an invoice has the VAT that it has: netlify/invoice/law.ts names the sources. */
export const vatCases = ['home', 'reverse_charge', 'abroad_at_home', 'abroad', 'outside'] as const;

const known = z.object({
  vatId: z.nullable(z.string()),
  state: z.enum(vatIdStates),
  /** When the register last answered. */
  checkedAt: z.nullable(instant),
  /** Of the answer: the proof. */
  reference: z.nullable(z.string()),
  /** Null without somebody who issues invoices. */
  vatCase: z.nullable(z.enum(vatCases)),
});

export const getVatId = endpoint('GET /provider/vat-id', {
  summary:
    'The own VAT id, whether the register of the EU has confirmed it, and what VAT is on the invoices of the site',
  access: 'provider',
  response: known,
});

export const checkVatId = endpoint('POST /provider/vat-id/check', {
  summary: 'Ask the register about the own VAT id now. Where it does not answer, it is asked again later',
  access: 'provider',
  response: known,
});
