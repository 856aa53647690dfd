import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { code, day, instant, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { documentImages, submission, verificationId, verificationMaximum } from './verification.ts';

/** What a seller of properties has checked (docs/product/verification.md, "The seller"). */

/** As what somebody offers. A private owner shows an identity document; the others show a license as well. */
export const sellerRoles = ['owner', 'broker', 'salesperson', 'developer'] as const;
export type SellerRole = (typeof sellerRoles)[number];

export const licenceRoles = ['broker', 'salesperson', 'developer'] as const satisfies readonly SellerRole[];
export type LicenceRole = (typeof licenceRoles)[number];

/** What stands on the license. */
const licenceFacts = {
  role: z.enum(licenceRoles),
  number: z.string(),
  /** Whose license it is; of a developer the project that may be sold. */
  name: z.string(),
  /** Under whom a salesperson works. */
  broker: z.nullable(z.object({ name: z.string(), number: z.string() })),
  validUntil: z.nullable(day),
};

const licence = z.extend(submission, {
  id: verificationId,
  ...licenceFacts,
  /** The last day on which it counts is over. */
  isExpired: z.boolean(),
});
export type Licence = z.output<typeof licence>;

/** A license as visitors read it: checked, and still valid. */
export const checkedLicence = z.object({ ...licenceFacts, checkedAt: instant });
export type CheckedLicence = z.output<typeof checkedLicence>;

const sellerVerification = z.object({
  /** As the seller says; null before they have said it. */
  role: z.nullable(z.enum(sellerRoles)),
  /** The latest submission; null before the first. */
  identity: z.nullable(submission),
  /** Latest first. */
  licences: z.array(licence),
});
export type SellerVerification = z.output<typeof sellerVerification>;

export const getSellerVerification = endpoint('GET /seller/verification', {
  summary: 'As what somebody offers properties, and what of it was checked: identity and licenses, with their dates',
  access: 'lister',
  response: sellerVerification,
});

export const putSellerRole = endpoint('PUT /seller/verification/role', {
  summary: 'Say as what one offers properties; shown on every listing as the own statement',
  access: 'lister',
  body: z.object({ role: z.enum(sellerRoles) }),
  response: sellerVerification,
});

export const submitSellerIdentity = endpoint('POST /seller/verification/id', {
  summary: 'Have the identity checked, by images of a document; refused while one is being checked or after approval',
  access: 'lister',
  body: z.object({ images: documentImages }),
  response: sellerVerification,
  status: 201,
  refusals: ['conflict'],
});

/** Digits with letters, points, strokes and spaces between, as offices write them. */
const licenceNumber = code(limits.licenceMaximum).check(z.regex(/^(?=.*\d)[\p{L}\d ./-]+$/u, 'licenceNumber'));

const shown = { number: licenceNumber, name: line(verificationMaximum.name), images: documentImages };

export const submitLicence = endpoint('POST /seller/verification/licence', {
  summary: 'Have a license checked, by images of it; a developer may submit one for each project',
  access: 'lister',
  body: z.discriminatedUnion('role', [
    z.object({ role: z.literal('broker'), ...shown, validUntil: day }),
    z.object({
      role: z.literal('salesperson'),
      ...shown,
      validUntil: day,
      brokerName: line(verificationMaximum.name),
      brokerNumber: licenceNumber,
    }),
    z.object({ role: z.literal('developer'), ...shown, validUntil: z.optional(z.nullable(day)) }),
  ]),
  response: sellerVerification,
  status: 201,
  refusals: ['conflict'],
});
export type LicenceForm = z.output<typeof submitLicence.body>;
