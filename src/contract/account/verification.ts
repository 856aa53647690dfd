import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, identifier, imageId, instant, line } from '../fields.ts';

/** What a provider or a seller has checked: who they are, and what they have learnt or may do (docs/product/verification.md). */

export const verificationId = identifier.brand<'VerificationId'>();
export type VerificationId = z.output<typeof verificationId>;

export const verificationKinds = ['identity', 'qualification', 'licence'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const verificationStates = ['pending', 'approved', 'refused'] as const;

export const verificationMaximum = { images: 2, name: 120, reason: 1000, openProofs: 10 } as const;

/** The photographs of a document: of purpose `document`, by their ids. */
export const documentImages = z
  .array(imageId)
  .check(z.minLength(1, 'required'), z.maxLength(verificationMaximum.images));

export const submission = z.object({
  state: z.enum(verificationStates),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  /** Of a refusal. */
  reason: z.nullable(z.string()),
  /** What the administration asks before it decides; new photographs answer it. */
  question: z.nullable(z.string()),
  askedAt: z.nullable(instant),
});
export type Submission = z.output<typeof submission>;

export const proof = z.extend(submission, {
  id: verificationId,
  name: z.string(),
  validUntil: z.nullable(day),
  /** The last day on which it counts is over. */
  isExpired: z.boolean(),
});
export type Proof = z.output<typeof proof>;

export const verification = z.object({
  phone: z.object({ number: z.nullable(z.string()), verifiedAt: z.nullable(instant) }),
  /** The latest submission; null before the first. */
  identity: z.nullable(submission),
  /** Latest first. */
  proofs: z.array(proof),
});
export type Verification = z.output<typeof verification>;

export const getVerification = endpoint('GET /provider/verification', {
  summary: 'What of the own account was checked: phone, identity and qualifications, with their dates',
  access: 'provider',
  response: verification,
});

export const submitIdentity = endpoint('POST /provider/verification/id', {
  summary:
    'Have the identity checked, by photographs of a document; refused while one is being checked and nothing was asked about it, or after approval',
  access: 'provider',
  body: z.object({ images: documentImages }),
  response: verification,
  status: 201,
  refusals: ['conflict'],
});

export const submitQualification = endpoint('POST /provider/verification/qualification', {
  summary: 'Have a qualification checked, by photographs of its proof',
  access: 'provider',
  body: z.object({
    name: line(verificationMaximum.name),
    /** The last day on which it counts. */
    validUntil: z.optional(z.nullable(day)),
    images: documentImages,
  }),
  response: verification,
  status: 201,
});
