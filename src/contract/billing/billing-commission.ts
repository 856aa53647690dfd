import * as z from 'zod/mini';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, instant, pageAsked, text } from '../fields.ts';

/** The commission of a provider for customers who came through the site (docs/product/invoices.md). Cents, VAT included. */

export const commissionLineId = identifier.brand<'CommissionLineId'>();
export type CommissionLineId = z.output<typeof commissionLineId>;

/** For how many days a provider may object to a line, from its creation on. */
export const objectionDays = 7;
export const objectionMaximum = 2000;

/** Why a line is not due any more. */
export const commissionEnds = ['no_show', 'objection'] as const;

/** `open`: it can be objected to. `objected`: an administrator decides. `due`: it comes on the next invoice. */
export const commissionStates = ['open', 'objected', 'due', 'ended'] as const;

export const commissionLine = z.object({
  id: commissionLineId,
  state: z.enum(commissionStates),
  visitAt: instant,
  serviceName: z.string(),
  /** Empty where the customer is gone. */
  customerName: z.string(),
  /** The price of the visit, without the price of the way. */
  priceCents: z.number(),
  /** Of the price; the commission is in euros. */
  currency: z.enum(serviceCurrencies),
  /** Francs for a euro at which the commission counts: 0.9345 is 9345. Null for a price in euros. */
  rate: z.nullable(z.int()),
  commissionCents: z.number(),
  /** The proof: they came by the search or a profile of the site, booked there for the first time then, and this visit then. */
  broughtAt: instant,
  bookedAt: instant,
  createdAt: instant,
  objectionUntil: instant,
  objection: z.nullable(
    z.object({
      text: z.string(),
      at: instant,
      decision: z.nullable(z.object({ isUpheld: z.boolean(), reason: z.nullable(z.string()), at: instant })),
    }),
  ),
  /** The number of the invoice that it is on. */
  invoiceNumber: z.nullable(z.string()),
  end: z.nullable(z.object({ cause: z.enum(commissionEnds), at: instant })),
});
export type CommissionLine = z.output<typeof commissionLine>;

export const listCommissions = endpoint('GET /provider/commissions', {
  summary: 'The own lines of commission with the proof of where each customer came from, latest first',
  access: 'provider',
  query: z.object(pageAsked),
  response: z.object({
    items: z.array(commissionLine),
    total: z.number(),
    nextCursor: z.nullable(z.string()),
    /** The provider's own address: whoever books by it costs no commission. Null where none is paid. */
    ownLink: z.nullable(z.string()),
  }),
});

export const objectToCommission = endpoint('POST /provider/commissions/:id/objection', {
  summary: 'Object to a line of commission within 7 days, once. It is not billed until an administrator has decided',
  access: 'provider',
  params: z.object({ id: commissionLineId }),
  body: z.object({ text: text(objectionMaximum) }),
  response: commissionLine,
  status: 201,
  refusals: ['not_found', 'conflict', 'objection_over'],
});
