import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, opaque, pageAsked } from '../fields.ts';
import { issued } from './billing-invoice.ts';

/** A secret address under which a tax adviser reads the invoices of an account, and nothing else (docs/product/invoices.md). */

const link = z.object({
  madeAt: instant,
  expiresAt: instant,
  /** Null where nobody has opened it. */
  usedAt: z.nullable(instant),
});

export const getAdviserLink = endpoint('GET /provider/adviser-link', {
  summary: 'When the own link for the tax adviser was made, ends, and was last used; null without one',
  access: 'lister',
  response: z.object({ link: z.nullable(link) }),
});

export const makeAdviserLink = endpoint('POST /provider/adviser-link', {
  summary: 'Make a link for the tax adviser, valid for a year. The address is told once; a former link ends',
  access: 'lister',
  response: z.object({ address: z.string(), link }),
  status: 201,
});

export const endAdviserLink = endpoint('DELETE /provider/adviser-link', {
  summary: 'End the link for the tax adviser. Without one nothing happens',
  access: 'lister',
  response: z.object({ link: z.null() }),
});

export const getAdviserInvoices = endpoint('GET /adviser/:token', {
  summary: 'The invoices of whoever has given this link, latest first',
  access: 'anyone',
  params: z.object({ token: opaque(100) }),
  query: z.object(pageAsked),
  response: z.object({
    /** Who has given the link. */
    name: z.string(),
    expiresAt: instant,
    items: z.array(z.omit(issued, { reminded: true, debitOn: true, online: true })),
    total: z.number(),
    datevYears: z.array(z.string()),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
});

export const adviserFilePaths = {
  pdf: '/adviser/:token/:id/invoice.pdf',
  xml: '/adviser/:token/:id/invoice.xml',
  csv: '/adviser/:token/all.csv',
  datev: '/adviser/:token/:id/datev.csv',
} as const;
export type AdviserFile = keyof typeof adviserFilePaths;
