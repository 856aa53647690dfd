import * as z from 'zod/mini';
import { submission, verificationId, verificationMaximum } from '../account/verification.ts';
import { checkedLicence } from '../account/verification-seller.ts';
import { commissionLine, commissionLineId } from '../billing/billing-commission.ts';
import { reviewAuthors, reviewId, reviewSignals } from '../booking/review.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, day, freeLine, instant, pageAsked, queryFlag, text } from '../fields.ts';
import { partPoints } from '../services/provider-rating.ts';
import { languages } from '../words.ts';

/** What administrators read and decide (docs/product/verification.md). */

export const queues = ['pending', 'decided'] as const;
export type Queue = (typeof queues)[number];

export const searchMaximum = 200;

export const queueQuestion = z.object({
  /** Waiting for a decision, oldest first; or decided, latest first. */
  queue: z._default(z.enum(queues), 'pending'),
  ...pageAsked,
});

/** Of accounts and things that are searched by a part of what they are called. */
export const searchedQueue = z.extend(queueQuestion, {
  search: z._default(freeLine(searchMaximum), ''),
  /** Only cases that are assigned to whoever asks. */
  mine: z._default(queryFlag, false),
});
export type QueueQuestion = z.output<typeof searchedQueue>;

/** Of documents: whose account is reported and not decided about yet, or who was asked and has not answered. */
export const checkConcerns = ['reported', 'asked'] as const;
export type CheckConcern = (typeof checkConcerns)[number];
const checkQuestion = z.extend(searchedQueue, { only: z.optional(z.enum(checkConcerns)) });

const maybeText = z.nullable(z.string());

/** What an account says of itself and a document proves. */
export const findingFields = ['name', 'dateOfBirth', 'address', 'validUntil', 'number'] as const;
export type FindingField = (typeof findingFields)[number];

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const finding = z.object({
  field: z.enum(findingFields),
  /** Document and account say the same. */
  isRight: z.boolean(),
  /** Where it stands on which photograph, in percent of its width and height; null where nobody has marked it. */
  frame: z.nullable(z.object({ image: z.int().check(z.minimum(0), z.maximum(1)), x: percent, y: percent })),
});
export type Finding = z.output<typeof finding>;

const checked = z.extend(submission, {
  id: verificationId,
  findings: z.array(finding),
  account: z.object({
    id: accountId,
    email: z.string(),
    name: z.string(),
    businessName: maybeText,
    dateOfBirth: z.nullable(day),
    /** In one line. */
    address: z.string(),
    /** In which letters reach it. */
    language: z.enum(languages),
    /** Reports about it that wait for a decision. */
    openReports: z.int(),
  }),
  /** The e-mail address of whoever decided; null if nobody has, or if that account is gone. */
  decidedBy: maybeText,
  /** Addresses that show the photographs for an hour; none once they are deleted. */
  images: z.array(z.string()),
});

export type IdentityCheck = z.output<typeof checked>;

const proofCheck = z.extend(checked, {
  name: z.string(),
  validUntil: z.nullable(day),
  /** Null of a qualification. */
  licence: z.nullable(z.pick(checkedLicence, { role: true, number: true, broker: true })),
});
export type ProofCheck = z.output<typeof proofCheck>;

export const page = <T extends z.core.SomeType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), nextCursor: z.nullable(z.string()) });

export const listIdentityChecks = endpoint('GET /admin/identity', {
  summary: 'Identity documents that wait for a decision, or were decided',
  access: 'admin',
  query: checkQuestion,
  response: page(checked),
});

export const listProofChecks = endpoint('GET /admin/proofs', {
  summary: 'Proofs of qualifications and licenses that wait for a decision, or were decided',
  access: 'admin',
  query: checkQuestion,
  response: page(proofCheck),
});

export const decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('refuse'), reason: text(verificationMaximum.reason) }),
]);
export type Decision = z.output<typeof decision>;

/** `ask` leaves it undecided until whoever submitted it has answered. */
export const checkDecision = z.discriminatedUnion('decision', [
  ...decision.def.options,
  z.object({ decision: z.literal('ask'), reason: text(verificationMaximum.reason) }),
]);
export type CheckDecision = z.output<typeof checkDecision>;

const decided = {
  access: 'admin',
  params: z.object({ id: verificationId }),
  body: checkDecision,
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
} as const;

export const decideIdentity = endpoint('POST /admin/identity/:id/decision', {
  summary:
    'Approve an identity, refuse it with a reason, or ask about it; its owner gets a mail. Refused where it was decided already',
  ...decided,
});

export const decideProof = endpoint('POST /admin/proofs/:id/decision', {
  summary:
    'Approve a qualification or a license, refuse it with a reason, or ask about it; its owner gets a mail. Refused where it was decided already',
  ...decided,
});

const checkedReview = z.object({
  id: reviewId,
  author: z.enum(reviewAuthors),
  rating: z.number(),
  text: z.string(),
  parts: partPoints,
  /** Links that show its pictures for a day. */
  images: z.array(z.string()),
  createdAt: instant,
  state: z.enum(['none', 'held', 'released', 'removed']),
  /** Why it waits, where it was held. */
  signals: z.array(z.enum(reviewSignals)),
  /** Null where the account is gone. */
  customer: maybeText,
  provider: z.object({ id: accountId, name: z.string() }),
  serviceName: z.string(),
  reason: maybeText,
  checkedAt: z.nullable(instant),
  decidedBy: maybeText,
});
export type CheckedReview = z.output<typeof checkedReview>;

export const listReviewChecks = endpoint('GET /admin/reviews', {
  summary: 'Reviews that were held and wait for a decision, or were decided',
  access: 'desk',
  query: searchedQueue,
  response: page(checkedReview),
});

export const decideReview = endpoint('POST /admin/reviews/:id/decision', {
  summary:
    'Let a held review stand or remove it with a reason; its writer gets a mail. Refused where it was decided already',
  access: 'admin',
  params: z.object({ id: reviewId }),
  body: decision,
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
});

/** What a suspension rests on: the terms of the site, or the law. */
export const suspensionBases = ['terms', 'law'] as const;
export type SuspensionBasis = (typeof suspensionBases)[number];
export const suspensionReasonMaximum = 2000;

const objection = z.extend(commissionLine, {
  provider: z.object({ id: accountId, name: z.string(), email: z.string() }),
  /** The e-mail address of whoever decided; null if nobody has, or if that account is gone. */
  decidedBy: maybeText,
});

export type Objection = z.output<typeof objection>;

export const listObjections = endpoint('GET /admin/objections', {
  summary: 'Objections to lines of commission that wait for a decision, or were decided',
  access: 'admin',
  query: searchedQueue,
  response: page(objection),
});

export const decideObjection = endpoint('POST /admin/objections/:id/decision', {
  summary:
    'Follow an objection, so that its line of commission is not due, or refuse it with a reason; the provider gets a mail. Refused where it was decided already',
  access: 'admin',
  params: z.object({ id: commissionLineId }),
  body: decision,
  response: z.object({}),
  refusals: ['not_found', 'conflict'],
});
