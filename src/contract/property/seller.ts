import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, listingId, queryInteger } from '../fields.ts';

/** Views of listings, and the seller's numbers. Neither cookies nor network addresses are kept. */

export const recordView = endpoint('POST /listings/:id/view', {
  summary: 'Count a view of a published listing: once per visitor and day; the visitor is a daily changing hash',
  access: 'anyone',
  params: z.object({ id: listingId }),
  response: z.object({}),
  refusals: ['not_found'],
});

const counts = z.object({ views: z.number(), favorites: z.number(), inquiries: z.number() });
export type SellerCounts = z.output<typeof counts>;

/**
 * The last `days` days, today included, in the Philippines' time zone; `before` is the same number of days before that.
 * Every day is there, with zeroes where nothing happened. For a `listing` that is not one's own there is nothing to tell:
 * days of zeroes and no listings. Favourites count while they are kept; the owner's own do not count.
 */
export const sellerAnalytics = endpoint('GET /seller/analytics', {
  summary: 'Views, favourites and inquiries of the own listings per day and per listing, against the period before',
  access: 'lister',
  query: z.object({ days: z._default(queryInteger(7, 90), 30), listing: z.optional(listingId) }),
  response: z.object({
    total: counts,
    before: counts,
    days: z.array(z.extend(counts, { day })),
    listings: z.array(z.extend(counts, { id: listingId, title: z.string() })),
  }),
});
