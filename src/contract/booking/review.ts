import * as z from 'zod/mini';
import { announcedImage, image, preparedImage } from '../account/image.ts';
import { endpoint } from '../endpoint.ts';
import { freeText, identifier, imageId, instant, opaque, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { partPoints, points, praises, reviewParts } from '../services/provider-rating.ts';
import { staffId } from '../services/staff.ts';

/** What both sides of a completed visit say about each other (docs/product/reviews.md). */

export const reviewId = identifier.brand<'ReviewId'>();
export type ReviewId = z.output<typeof reviewId>;

export const reviewMaximum = { text: 4000, reply: 4000, reason: 1000 } as const;

export const reviewAuthors = ['customer', 'provider'] as const;
export type ReviewAuthor = (typeof reviewAuthors)[number];

/**
 * `sealed`: until both sides have written or seven days have passed. `held`: a person checks it first. `removed`: that
 * person removed it, for the reason given. `withdrawn`: its writer took it back.
 */
export const reviewStates = ['sealed', 'visible', 'held', 'removed', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a person looks at a review before it is shown. */
export const reviewSignals = ['same_phone', 'same_iban', 'same_address', 'young_account', 'one_provider'] as const;
export type ReviewSignal = (typeof reviewSignals)[number];

const body = z.object({
  rating: points,
  /** Points alone are a review. */
  text: z._default(freeText(reviewMaximum.text), ''),
  parts: z._default(partPoints, {}),
  /** The rest is of customers; of a provider it is left out. */
  praise: z._default(z.array(z.enum(praises)), []),
  /** Who was there; without it whoever the visit names. */
  staffId: z.optional(staffId),
  /** All that the review shows, in this order. */
  images: z._default(z.array(imageId).check(z.maxLength(limits.reviewImagesMaximum, 'visitImages')), []),
});

const written = {
  rating: z.number(),
  text: z.string(),
  parts: partPoints,
  praise: z.array(z.enum(praises)),
  at: instant,
  /** Each `url` shows the picture until the end of the next day. */
  images: z.array(z.object({ id: imageId, url: z.string(), width: z.number(), height: z.number() })),
};

const own = z.object({
  id: reviewId,
  ...written,
  state: z.enum(reviewStates),
  /** When the seal ends at the latest. */
  unveiledAt: instant,
  /** Of a removal. */
  reason: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  /** Who was there, as the customer says; null of a provider. */
  staffId: z.nullable(staffId),
});
export type OwnReview = z.output<typeof own>;

const state = z.object({
  /** Null before it is written, and once it was taken back under the seal. */
  own: z.nullable(own),
  /** What the other side wrote; null until it is unveiled. */
  other: z.nullable(z.object({ id: reviewId, ...written, reply: z.nullable(z.string()) })),
  /** Whether the other side has written. */
  hasOther: z.boolean(),
  /** Until when one can write; null where this visit cannot be reviewed. */
  until: z.nullable(instant),
  canWrite: z.boolean(),
  /** What a customer may rate beside the whole. */
  parts: z.array(z.enum(reviewParts)),
  /** Who can have been there: those of the staff who work now, and whoever the visit names. Empty for a provider. */
  team: z.array(z.object({ id: staffId, name: z.string(), image: z.nullable(image) })),
});
export type ReviewOfVisit = z.output<typeof state>;

const one = z.object({ id: identifier.brand<'AppointmentId'>() });
const linked = z.object({ token: opaque(600) });

export const getReview = endpoint('GET /appointments/:id/review', {
  summary: 'What both sides of a visit wrote about it, as far as the caller may see it',
  access: 'signed-in',
  params: one,
  response: state,
  refusals: ['not_found'],
});

/** Written again under the seal, it takes the place of the first one. */
export const writeReview = endpoint('POST /appointments/:id/review', {
  summary: 'Rate a completed visit, or change the own rating while it is sealed',
  access: 'signed-in',
  params: one,
  body,
  response: state,
  status: 201,
  refusals: ['not_found', 'review_closed', 'conflict'],
});

export const withdrawReview = endpoint('DELETE /appointments/:id/review', {
  summary: 'Take the own rating back: without a trace while it is sealed, as a counted gap afterwards',
  access: 'signed-in',
  params: one,
  response: state,
  refusals: ['not_found'],
});

export const getReviewByLink = endpoint('GET /visit/:token/review', {
  summary: 'What both sides of a visit wrote about it, for the guest who holds its link',
  access: 'anyone',
  params: linked,
  response: state,
  refusals: ['not_found'],
});

export const writeReviewByLink = endpoint('POST /visit/:token/review', {
  summary: 'Rate a completed visit, or change the own rating while it is sealed, as the guest who holds its link',
  access: 'anyone',
  params: linked,
  body,
  response: state,
  status: 201,
  refusals: ['not_found', 'review_closed', 'conflict'],
});

export const withdrawReviewByLink = endpoint('DELETE /visit/:token/review', {
  summary: 'Take the own rating back, as the guest who holds the link of the visit',
  access: 'anyone',
  params: linked,
  response: state,
  refusals: ['not_found'],
});

const prepared = { body: z.object(announcedImage), response: preparedImage, status: 201 } as const;

export const prepareReviewImage = endpoint('POST /appointments/:id/review/images', {
  ...prepared,
  summary: 'A signed place to PUT one picture for the review of a visit; its customer asks',
  access: 'signed-in',
  params: one,
  refusals: ['not_found', 'review_closed'],
});

export const prepareReviewImageByLink = endpoint('POST /visit/:token/review/images', {
  ...prepared,
  summary: 'A signed place to PUT one picture for the review of a visit, by the link of the visit',
  access: 'anyone',
  params: linked,
  refusals: ['not_found', 'review_closed'],
});

export const removeReviewImage = endpoint('DELETE /appointments/:id/review/images/:image', {
  summary: 'Take one picture out of the own review, sealed or visible; the review stays',
  access: 'signed-in',
  params: z.extend(one, { image: imageId }),
  response: state,
  refusals: ['not_found'],
});

export const removeReviewImageByLink = endpoint('DELETE /visit/:token/review/images/:image', {
  summary: 'Take one picture out of the own review, as the guest who holds the link of the visit',
  access: 'anyone',
  params: z.extend(linked, { image: imageId }),
  response: state,
  refusals: ['not_found'],
});

const about = z.object({ id: reviewId });

export const replyToReview = endpoint('POST /reviews/:id/reply', {
  summary: 'Answer a visible review of the own business, once',
  access: 'provider',
  params: about,
  body: z.object({ text: text(reviewMaximum.reply) }),
  response: z.object({ reply: z.string(), repliedAt: instant }),
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const getReviewFigures = endpoint('GET /reviews/figures', {
  summary:
    'How many reviews are visible, were held, removed and withdrawn: for the page that says how they are checked',
  access: 'anyone',
  isKept: true,
  response: z.object({
    visible: z.number(),
    /** That a person looked at or looks at, before they were shown. */
    held: z.number(),
    removed: z.number(),
    withdrawn: z.number(),
    reported: z.number(),
  }),
});
export type ReviewFigures = z.output<typeof getReviewFigures.response>;
