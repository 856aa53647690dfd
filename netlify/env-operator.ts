import * as z from 'zod/mini';
import { isCreditorId } from './env-values.ts';

const maybe = z.optional(z.string().check(z.trim(), z.minLength(1)));
const filled = z.string().check(z.trim(), z.minLength(1));

/** The company that runs the site and issues its invoices (docs/operations.md, "Invoices"). */
const operator = z.object({
  name: filled,
  street: filled,
  zip: filled,
  city: filled,
  /** ISO 3166-1 alpha-2. The rates of VAT are those of Germany. */
  country: z.literal('DE'),
  vatId: filled,
  taxNumber: maybe,
  register: maybe,
  representative: maybe,
  contactName: maybe,
  phone: maybe,
  email: filled,
  website: maybe,
  iban: filled,
  bic: maybe,
  holder: filled,
  /** Under which banks collect for it. Without it nobody is asked for a mandate. */
  creditorId: z.optional(z.string().check(z.refine(isCreditorId))),
  /** Days between the notice of a debit and its day, which mandates from then on agree. */
  debitNoticeDays: z._default(z.int().check(z.minimum(1), z.maximum(14)), 14),
  /** The bank account for payments in pesos. Without it, no plan in pesos can be bought. */
  peso: z.optional(z.object({ account: filled, bank: filled, holder: filled })),
  /** `oss` once sales to other countries of the EU exceed 10,000 € a year. */
  salesAbroad: z._default(z.enum(['home', 'oss']), 'home'),
  isPesoWithVat: z._default(z.boolean(), false),
  /** Whose tax office the providers' income is reported to: PStTG or DPMG. */
  reportsTo: z._default(z.enum(['DE', 'AT']), 'DE'),
  /** Providers in Switzerland are reported too. */
  reportsSwiss: z._default(z.boolean(), false),
});
export type Operator = z.output<typeof operator>;

export function operatorIn(text: string): Operator | undefined {
  try {
    return z.parse(operator, JSON.parse(text));
  } catch {
    return undefined;
  }
}
