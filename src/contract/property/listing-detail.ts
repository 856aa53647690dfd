import * as z from 'zod/mini';
import { checkedLicence, sellerRoles } from '../account/verification-seller.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, instant, listingId } from '../fields.ts';
import { listingCard } from './browse.ts';
import { answeredFields } from './listing-fields.ts';
import { listingStatuses } from './taxonomy.ts';

/** A listing as visitors see it. Apart from its form: who only reads does without those schemas. */

const textOrNone = z.nullable(z.string());

/** All that the seller has filled in; where a card says it otherwise, as the card does: above all the public position. */
/** The price for a square metre beside that of all public ones of its kind, deal and size around it. Money in pesos. */
export const priceContext = z.object({
  /** Above the middle of the others; below it, a negative number. */
  percent: z.number(),
  count: z.number(),
  kilometres: z.number(),
  own: z.number(),
  middle: z.number(),
  lowest: z.number(),
  highest: z.number(),
  /** The nearest of them, at least eight. */
  nearest: z.array(
    z.object({
      id: listingId,
      title: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      perSquareMetre: z.number(),
    }),
  ),
});
export type PriceContext = z.output<typeof priceContext>;

export const listingDetail = z.object({
  ...answeredFields,
  ...listingCard.shape,
  /** When the seller last said that it is still to be had. */
  availableConfirmedAt: z.nullable(instant),
  agent: z.object({
    /** The owner, who gets no form to write to themselves. */
    id: accountId,
    name: z.string(),
    businessName: textOrNone,
    phone: textOrNone,
    email: textOrNone,
    /** The e-mail address is confirmed; that alone says nothing of who it is. */
    isVerified: z.boolean(),
    /** As the seller says. */
    role: z.nullable(z.enum(sellerRoles)),
    /** When somebody has checked an identity document. */
    identityCheckedAt: z.nullable(instant),
    /** Those that were checked and are valid. Without any, and without an identity, nothing was checked. */
    licences: z.array(checkedLicence),
  }),
  /** `days`: the whole days that visitors could see it at that price, without pauses. */
  priceHistory: z.array(z.object({ price: z.number(), at: instant, days: z.number() })),
  /** Null where price or size is missing, or fewer than eight are like it within 10 km. */
  priceContext: z.nullable(priceContext),
  similar: z.array(listingCard),
});
export type ListingDetail = z.output<typeof listingDetail>;

export const getListing = endpoint('GET /listings/:id', {
  summary: 'One published listing with price history, agent and similar listings',
  access: 'anyone',
  isKept: true,
  params: z.object({ id: listingId }),
  response: listingDetail,
  // `not_found`: it never was public. `gone`: it was public and was withdrawn. `not_offered`: it may come back.
  refusals: ['not_found', 'not_offered', 'gone'],
});

export const similarListings = endpoint('GET /listings/:id/similar', {
  summary: 'Published listings like one that is, or was, published itself',
  access: 'anyone',
  isKept: true,
  lists: 'listings',
  params: z.object({ id: listingId }),
  response: z.object({ items: z.array(listingCard) }),
  refusals: ['not_found'],
});

export const previewListing = endpoint('GET /seller/listings/:id', {
  summary: 'An own listing in any status but removed, as visitors see it or would',
  access: 'lister',
  params: z.object({ id: listingId }),
  response: z.extend(listingDetail, {
    status: z.enum(listingStatuses),
    awaitsConfirmation: z.boolean(),
    isHeld: z.boolean(),
  }),
  refusals: ['not_found'],
});
export type ListingPreview = z.output<typeof previewListing.response>;
