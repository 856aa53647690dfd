import * as z from 'zod/mini';
import { answeredBusiness, type VatStatus } from './business-fields.ts';

/** Whether its prices contain VAT. Of a private person, and of whoever has said nothing, nobody knows that they do. */
export const chargesVat = (status: VatStatus | null | undefined): boolean =>
  status === 'vat_id' || status === 'tax_number';

/** As it is kept: what the choice of the form makes meaningless is null. */
export const business = z.object(answeredBusiness);
export type Business = z.output<typeof business>;

/**
 * What customers read of it. A private person's address is not public. Nor is a tax number: with it strangers get
 * answers from the tax office.
 */
export const publicBusiness = z.extend(z.omit(business, { taxNumber: true }), {
  street: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** How a trader is reached, also where the profile shows no number. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type PublicBusiness = z.output<typeof publicBusiness>;
