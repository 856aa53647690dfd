import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId, identifier, instant, listingId } from '../fields.ts';
import { decision, page, searchedQueue } from './admin.ts';

/**
 * Listings held because their pictures are nearly those of another seller, or because their seller shares something
 * with another account (docs/product/verification.md, "What is held").
 */

export const pictureCheckId = identifier.brand<'PictureCheckId'>();
export type PictureCheckId = z.output<typeof pictureCheckId>;

/** `dropped`: the seller has taken the pictures off before anybody decided; in no queue. */
export const pictureCheckStates = ['pending', 'freed', 'refused', 'dropped'] as const;

/** What two accounts share. Documents are compared by their SHA-256, bank accounts by a keyed hash. */
export const accountMatchKinds = ['phone', 'iban', 'document'] as const;
export type AccountMatchKind = (typeof accountMatchKinds)[number];

const comparedSeller = z.object({
  id: accountId,
  name: z.string(),
  businessName: z.nullable(z.string()),
  email: z.string(),
  since: instant,
  /** By a document or by a license. */
  isChecked: z.boolean(),
});
export type ComparedSeller = z.output<typeof comparedSeller>;

const shownListing = z.object({
  id: listingId,
  title: z.string(),
  /** Visitors can see it. */
  isPublic: z.boolean(),
  seller: comparedSeller,
});
export type ComparedListing = z.output<typeof shownListing>;

const pictureCheck = z.object({
  id: pictureCheckId,
  state: z.enum(pictureCheckStates),
  openedAt: instant,
  decidedAt: z.nullable(instant),
  /** The e-mail address of whoever decided; null if nobody has, or if that account is gone. */
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  listing: shownListing,
  /** The addresses of both pictures; none once one of them is deleted. */
  pairs: z.array(
    z.object({
      picture: z.string(),
      other: z.string(),
      /** In how many of 128 bits they differ. */
      distance: z.number(),
      otherListing: shownListing,
    }),
  ),
  /** With which accounts its seller shares what. */
  matches: z.array(
    z.object({
      kinds: z.array(z.enum(accountMatchKinds)),
      account: z.extend(comparedSeller, { isSuspended: z.boolean() }),
      /** What that account offers or has offered, the latest. */
      listing: z.nullable(z.object({ id: listingId, title: z.string(), isPublic: z.boolean() })),
    }),
  ),
});
export type PictureCheck = z.output<typeof pictureCheck>;

export const listPictureChecks = endpoint('GET /admin/pictures', {
  summary:
    'Listings that wait because their pictures are nearly those of another seller, or because another account has the number, bank account or document of their seller; or were decided',
  access: 'admin',
  query: searchedQueue,
  response: page(pictureCheck),
});

export const decidePictures = endpoint('POST /admin/pictures/:id/decision', {
  summary:
    'Free a listing that is held for its pictures or its account, or refuse it with a reason; the seller gets a mail. Refused where it was decided already',
  access: 'admin',
  params: z.object({ id: pictureCheckId }),
  body: decision,
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
});
