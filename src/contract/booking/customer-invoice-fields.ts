import * as z from 'zod/mini';
import { isCountryCode } from '../country.ts';
import { day, email, formed, freeCode, freeLine, freeText, identifier, line } from '../fields.ts';
import { invoiceLineKinds, invoiceUnits, paidWays } from './customer-invoice-words.ts';

/** What stands on an invoice of a provider: its fields and their limits. */

export const customerInvoiceId = identifier.brand<'CustomerInvoiceId'>();
export type CustomerInvoiceId = z.output<typeof customerInvoiceId>;

export const invoiceLinesMaximum = 60;
/** In cents or Rappen, of a document: far from where whole numbers end. */
export const invoiceTotalMaximum = 1_000_000_000;

const integer = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));

/** A price is that of one unit, VAT inside. A quantity below nothing takes something off. */
export const invoiceLine = z.object({
  name: line(200),
  note: z._default(freeText(500), ''),
  kind: z.enum(invoiceLineKinds),
  unit: z.enum(invoiceUnits),
  quantityThousandths: integer(-1_000_000, 1_000_000).check(z.refine((quantity) => quantity !== 0, 'required')),
  unitMinor: integer(0, 10_000_000),
  /** 0 where the provider charges no VAT. */
  rateHundredths: integer(0, 10_000),
});
export type InvoiceLineForm = z.input<typeof invoiceLine>;

const countryCode = formed(z.refine(isCountryCode, 'notInList'));

export const invoiceBuyer = z.object({
  name: line(160),
  addition: z._default(freeLine(160), ''),
  /** Left out on invoices over small amounts and on receipts. */
  street: z._default(freeLine(140), ''),
  zip: z._default(freeCode(10), ''),
  city: z._default(freeLine(100), ''),
  country: countryCode,
  email: z._default(z.nullable(email), null),
  vatId: z._default(freeCode(30), ''),
  /** Of a public buyer in Germany: the invoice becomes an XRechnung. */
  leitwegId: z._default(freeCode(60), ''),
  /** What the buyer calls the order. */
  orderNumber: z._default(freeLine(60), ''),
});

export const paidAt = z.object({ way: z.enum(paidWays), on: day });
