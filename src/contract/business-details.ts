import * as z from 'zod/mini';
import { countries } from './country.ts';
import { qualifications } from './craft-trade.ts';
import { legalFormNames } from './legal-form.ts';

/** `vat_id`: VAT is charged and the business has a number for it. `small`: none is charged (in Germany § 19 UStG). */
export const vatStatuses = ['vat_id', 'small'] as const;

/** As it is kept: what the choice of the form makes meaningless is null. */
export const business = z.object({
  isTrader: z.boolean(),
  legalForm: z.nullable(z.enum(legalFormNames)),
  name: z.string(),
  representative: z.nullable(z.string()),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.enum(countries),
  registerCourt: z.nullable(z.string()),
  registerNumber: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  insuranceArea: z.nullable(z.string()),
  vatStatus: z.nullable(z.enum(vatStatuses)),
  vatId: z.nullable(z.string()),
  crafts: z.array(z.object({ trade: z.number(), qualification: z.enum(qualifications), proof: z.string() })),
});
export type Business = z.output<typeof business>;

/** What customers read of it. The address of a private person is nobody's business. */
export const publicBusiness = z.extend(business, {
  street: z.nullable(z.string()),
  zip: z.nullable(z.string()),
  city: z.nullable(z.string()),
});
export type PublicBusiness = z.output<typeof publicBusiness>;
