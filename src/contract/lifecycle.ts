import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant, listingId } from './fields.ts';
import { property } from './property.ts';

/** The actions of a seller on a listing, beside editing it. */
const own = z.object({ id: listingId });

export const renewListing = endpoint('POST /seller/listings/:id/renew', {
  summary: 'Publish an own listing for the plan’s full number of days from now; also brings an expired one back',
  access: 'lister',
  params: own,
  response: property,
  refusals: ['not_found', 'plan_limit', 'email_unconfirmed'],
});

export const confirmAvailable = endpoint('POST /seller/listings/:id/confirm', {
  summary: 'Say that an own published listing is still available; shown with its date',
  access: 'lister',
  params: own,
  response: property,
  refusals: ['not_found'],
});

/** The copy is a draft: nothing goes public by copying. */
export const duplicateListing = endpoint('POST /seller/listings/:id/duplicate', {
  summary: 'Copy an own listing into a new draft',
  access: 'lister',
  params: own,
  response: property,
  status: 201,
  refusals: ['not_found', 'draft_limit'],
});

/** One tap: the reminder's link renews without signing in. */
export const renewByLink = endpoint('POST /listings/renew/:token', {
  summary: 'Renew a listing by the signed link of its reminder mail',
  access: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(600)) }),
  response: z.object({
    id: listingId,
    title: z.string(),
    expiresAt: instant,
    /** The link was used before: nothing has changed now. */
    wasRenewedBefore: z.boolean(),
  }),
  refusals: ['link_invalid', 'plan_limit'],
});
