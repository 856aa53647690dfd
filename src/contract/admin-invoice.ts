import * as z from 'zod/mini';
import { issued } from './billing-invoice.ts';
import { endpoint } from './endpoint.ts';
import { accountId, freeText, opaque, queryInteger } from './fields.ts';
import { limits } from './limits.ts';

/** What administrators see of the invoices of all accounts (docs/product/invoices.md). */

export const invoiceKinds = ['invoice', 'correction'] as const;

const issuedTo = z.extend(issued, {
  account: z.object({ id: accountId, name: z.string(), email: z.string() }),
});
export type IssuedTo = z.output<typeof issuedTo>;

export const listAllInvoices = endpoint('GET /admin/invoices', {
  summary:
    'All invoices and corrections, latest first; by a part of the number, or of the name or address of whom it is for',
  access: 'admin',
  query: z.object({
    search: z._default(freeText(200), ''),
    kind: z.optional(z.enum(invoiceKinds)),
    cursor: z.optional(opaque(200)),
    limit: z._default(queryInteger(1, limits.pageMaximum), limits.pageDefault),
  }),
  response: z.object({ items: z.array(issuedTo), total: z.number(), nextCursor: z.nullable(z.string()) }),
});

/** Files for administrators. */
export const allInvoiceFilePaths = {
  pdf: '/admin/invoices/:id/invoice.pdf',
  xml: '/admin/invoices/:id/invoice.xml',
} as const;
