import * as z from 'zod/mini';
import { countries } from './country.ts';
import { qualifications } from './craft-trade.ts';
import { legalFormNames } from './legal-form.ts';

/**
 * `vat_id`: VAT is charged and the business has an id for it. `tax_number`: VAT is charged, and the tax office has given a tax
 * number only. `small`: none is charged (in Germany § 19 UStG).
 */
export const vatStatuses = ['vat_id', 'tax_number', 'small'] as const;
export type VatStatus = (typeof vatStatuses)[number];

/** Whether its prices contain VAT. Of a private person, and of whoever has said nothing, nobody knows that they do. */
export const chargesVat = (status: VatStatus | null | undefined): boolean =>
  status === 'vat_id' || status === 'tax_number';

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
  taxNumber: z.nullable(z.string()),
  crafts: z.array(z.object({ trade: z.number(), qualification: z.enum(qualifications), proof: z.string() })),
});
export type Business = z.output<typeof business>;

/**
 * What customers read of it. The address of a private person is nobody's business, and a tax number must not stand in public:
 * with it strangers get answers from the tax office.
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
