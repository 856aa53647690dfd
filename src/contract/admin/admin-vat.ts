import * as z from 'zod/mini';
import { vatIdStates } from '../billing/billing-vat.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, instant, pageAsked } from '../fields.ts';

/** VAT ids of all accounts, with what the register said (docs/product/invoices.md, "VAT"). */

const claimed = z.object({
  id: accountId,
  account: z.object({ id: accountId, name: z.string(), email: z.string() }),
  vatId: z.string(),
  state: z.enum(vatIdStates),
  checkedAt: z.nullable(instant),
  reference: z.nullable(z.string()),
  /** As the register writes them, where it tells. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type ClaimedVatId = z.output<typeof claimed>;

export const listVatIds = endpoint('GET /vat-ids', {
  summary: 'VAT ids of all accounts with the last answer of the register, those that were given last first',
  access: 'admin',
  query: z.object(pageAsked),
  response: z.object({ items: z.array(claimed), total: z.number(), nextCursor: z.nullable(z.string()) }),
});
