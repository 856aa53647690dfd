import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import { countries } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { formed, freeCode, freeText, imageId } from '../fields.ts';
import { customerInvoiceLogos } from './customer-invoice-words.ts';

/** How a provider's invoices look, and what their tax adviser gets (docs/product/customer-invoices.md). */

const fields = {
  /** Before the year in every number. */
  prefix: formed(z.toUpperCase(), z.regex(/^[A-Z0-9/-]{0,10}$/, 'invoicePrefix')),
  daysToPay: z.int().check(z.minimum(0), z.maximum(90)),
  /** Of the rates of the country; null: the standard rate. */
  rateHundredths: z.nullable(z.int()),
  closing: freeText(500),
  logo: z.enum(customerInvoiceLogos),
};

const settings = z.extend(z.object(fields), {
  country: z.enum(countries),
  /** Rates that may be charged, the standard rate first; none where no VAT is. */
  rates: z.array(z.int()),
  /** The number that the next document would get. */
  nextNumber: z.string(),
  /** The picture of the account. */
  portrait: z.nullable(image),
  /** The picture that was uploaded for invoices. */
  own: z.nullable(image),
  /** A small business has to state a number of the tax office, which its details do not ask for. */
  needsTaxNumber: z.boolean(),
  /** That number; null until it is given. */
  taxNumber: z.nullable(z.string()),
});
export type CustomerInvoiceSettings = z.output<typeof settings>;

export const getCustomerInvoiceSettings = endpoint('GET /provider/customer-invoice-settings', {
  summary: 'How the own invoices to customers look',
  access: 'provider',
  response: settings,
  refusals: ['no_provider'],
});

export const putCustomerInvoiceSettings = endpoint('PUT /provider/customer-invoice-settings', {
  summary:
    'Change prefix, days to pay, usual rate, closing words, logo and the tax number of a small business. What was issued stays as it is; another prefix begins another series',
  access: 'provider',
  body: z.object({
    ...fields,
    /** Of `POST /images/prepare` with the purpose `profile`; null keeps none of its own. */
    logoImageId: z._default(z.nullable(imageId), null),
    taxNumber: z._default(freeCode(40), ''),
  }),
  response: settings,
  refusals: ['no_provider'],
});

const month = z.string();

export const listCustomerBooks = endpoint('GET /provider/customer-invoice-months', {
  summary: 'Months in which something was issued or paid, the latest first, with the number of files of each',
  access: 'provider',
  response: z.object({
    items: z.array(z.object({ month, documents: z.int(), parts: z.int() })),
  }),
});

/** `part` counts from 1. */
export const customerBookPaths = {
  month: '/provider/customer-invoice-months/:month/:part/invoices.zip',
  household: '/provider/customer-invoices/:id/household/:year/sheet.pdf',
} as const;
