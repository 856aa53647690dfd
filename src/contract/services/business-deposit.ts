import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formed } from '../fields.ts';

/** How a business receives deposits: past the platform, by its own payment link or by transfer. */

const isPaymentLink = (written: string): boolean => {
  if (!URL.canParse(written)) return false;
  const { protocol, username, password } = new URL(written);
  return protocol === 'https:' && username === '' && password === '';
};

const settings = {
  /** At a payment service of the provider's choice; null: by transfer to the bank account. */
  link: z._default(z.nullable(formed(z.maxLength(500), z.refine(isPaymentLink, 'httpsAddress'))), null),
  /** What somebody pays beforehand who has not come twice within a year; null: nothing. */
  noShowPercent: z._default(
    z.nullable(z.number().check(z.minimum(1), z.maximum(100), z.refine(Number.isInteger, 'integer'))),
    null,
  ),
};

const shown = {
  link: z.nullable(z.string()),
  noShowPercent: z.nullable(z.number()),
  /** Deposits can come by transfer: a bank account is kept, and money is in euro. */
  takesTransfer: z.boolean(),
};
export type DepositSettings = z.output<z.ZodMiniObject<typeof shown>>;

export const getDeposits = endpoint('GET /provider/deposits', {
  summary: 'How the business receives deposits; without a link and an account none is asked for',
  access: 'provider',
  response: z.object(shown),
});

export const putDeposits = endpoint('PUT /provider/deposits', {
  summary: 'Sets the payment link of the business, and whether no-shows make a deposit due',
  access: 'provider',
  body: z.object(settings),
  response: z.object(shown),
});
