import * as z from 'zod/mini';
import { image, imageReference } from '../account/image.ts';
import { endpoint } from '../endpoint.ts';
import { imageId, instant, listingId, opaque, pesos } from '../fields.ts';
import { limits } from '../limits.ts';
import { answeredFields, draftedFields, givenFields } from './listing-fields.ts';
import { dealTypes, listingStatuses, propertyCategories } from './taxonomy.ts';

/** Only these may be set by the seller; `expired` and `removed` come about by time and by withdrawal. */
export const settableStatuses = ['draft', 'published', 'paused'] as const;

/** Beyond what any plan allows, whose own number the server says; what is longer is not even looked through. */
const imageReferences = z.array(imageReference).check(z.maxLength(limits.imagesMaximum));

/**
 * A property as its seller writes it. `userId`, `createdAt` and `lastUpdate`, which the original form sends, are ignored: the
 * server knows them.
 */
export const propertyDraft = z.object({
  ...draftedFields,
  /** Taken and left aside: what a price was before, only its history says. */
  oldPrice: z._default(z.nullable(pesos), null),
  images: z._default(imageReferences, []),
  status: z._default(z.enum(settableStatuses), 'published'),
});
export type PropertyDraft = z.output<typeof propertyDraft>;

/** A property as its seller sees it: the real position, the status and the expiry with it. */
export const property = z.object({
  id: listingId,
  ...answeredFields,
  /** The highest price that was asked for it in public, where that is above the present one. */
  oldPrice: z.nullable(z.number()),
  images: z.array(image),
  status: z.enum(listingStatuses),
  /** A draft that goes public by itself once its seller's e-mail address is confirmed. */
  awaitsConfirmation: z.boolean(),
  /** Paused until a person has decided about its pictures, which are nearly those of another seller. */
  isHeld: z.boolean(),
  /** Why an administrator did not free it, until its seller changes it; else null. */
  refusedFor: z.nullable(z.string()),
  /** Hidden by a decision on a report: its seller cannot publish it until a complaint has brought it back. */
  isTakenDown: z.boolean(),
  expiresAt: z.nullable(instant),
  /** When the seller last said that it is still to be had; a renewal says so too. */
  availableConfirmedAt: z.nullable(instant),
  providerType: z.literal('properties'),
  userId: z.string(),
  createdAt: instant,
  lastUpdate: instant,
});
export type Property = z.output<typeof property>;

export const createProperty = endpoint('POST create-property', {
  summary: 'List a property; until the e-mail address is confirmed it is a draft that waits for that',
  access: 'lister',
  // Chosen by whoever asks and may not hear the answer: asked again under the same id it is one property, as sent last.
  body: z.extend(propertyDraft, { id: z.optional(listingId) }),
  response: property,
  status: 201,
  refusals: ['not_found', 'plan_limit', 'draft_limit'],
});

const changes = z.partial(
  z.object({
    ...givenFields,
    oldPrice: z.nullable(pesos),
    images: imageReferences,
    status: z.enum(settableStatuses),
  }),
);

/** The fields that are compared; the old price and the status change by themselves. */
const seen = z.omit(changes, { oldPrice: true, status: true });

/**
 * Replaces the fields that are sent and keeps the others. `seen` has their values when the change was begun. If
 * something else has been stored since, nothing changes, and the refusal names the fields.
 */
export const updateProperty = endpoint('PUT update-property', {
  summary: 'Change an own property',
  access: 'lister',
  body: z.extend(changes, { id: listingId, seen: z.optional(seen) }),
  response: property,
  refusals: ['not_found', 'plan_limit', 'draft_limit', 'conflict'],
});
export type PropertyChange = z.output<(typeof updateProperty)['body']>;

/** Withdraws it: it leaves every list at once; its row is kept as `removed`. */
export const deleteProperty = endpoint('DELETE delete-property', {
  summary: 'Withdraw an own property',
  access: 'lister',
  body: z.object({ id: listingId }),
  response: z.object({}),
  refusals: ['not_found'],
});

/** The fields of every listing, by which the dashboard counts. */
const listedFirst = {
  id: listingId,
  title: z.string(),
  status: z.enum(listingStatuses),
  expiresAt: z.nullable(instant),
  /** Left out where it does not. */
  awaitsConfirmation: z.optional(z.boolean()),
};

/** The other fields of a row of the dashboard. */
const listedRest = {
  location: z.string(),
  category: z.enum(propertyCategories),
  dealType: z.enum(dealTypes),
  price: z.number(),
  oldPrice: z.nullable(z.number()),
  isAvailableNow: z.boolean(),
  isHeld: z.boolean(),
  refusedFor: z.nullable(z.string()),
  isTakenDown: z.boolean(),
  availableConfirmedAt: z.nullable(instant),
  createdAt: instant,
  lastUpdate: instant,
  cover: z.nullable(image),
};

const listedProperty = z.object({ ...listedFirst, ...listedRest });
export type ListedProperty = z.output<typeof listedProperty>;

const ownListing = z.extend(z.partial(z.object(listedRest)), listedFirst);
export type OwnListing = z.output<typeof ownListing>;

/** So many rows of the list have all fields. The others are requested when they are near the viewport. */
export const wholeRows = 200;
export const rowsAtOnce = 100;

export const getUserProperties = endpoint('GET get-user-properties', {
  summary:
    'The own properties, newest first, in every status but removed: 200 rows whole, of the others what to count by',
  access: 'lister',
  response: z.array(ownListing),
});

export const listOwnRows = endpoint('POST /seller/listings/rows', {
  summary: 'Whole rows of own properties, in no particular order; at most 100',
  access: 'lister',
  body: z.object({ ids: z.array(listingId).check(z.maxLength(rowsAtOnce)) }),
  response: z.array(listedProperty),
});

/** What the form opens with. */
const openedProperty = z.extend(property, {
  /** Another own listing that is public and shows pictures of this one; of several the one with the most. */
  publicLike: z.nullable(z.object({ id: listingId, title: z.string(), images: z.array(imageId) })),
});
export type OpenedProperty = z.output<typeof openedProperty>;

export const getOwnProperty = endpoint('GET /seller/listings/:id/form', {
  summary: 'An own property with everything that its form shows, and the public one with its pictures',
  access: 'lister',
  params: z.object({ id: listingId }),
  response: openedProperty,
  refusals: ['not_found'],
});

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
  params: z.object({ token: opaque(600) }),
  response: z.object({
    id: listingId,
    title: z.string(),
    expiresAt: instant,
    /** The link was used before: nothing has changed now. */
    wasRenewedBefore: z.boolean(),
  }),
  refusals: ['link_invalid', 'plan_limit'],
});
