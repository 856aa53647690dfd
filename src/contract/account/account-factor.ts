import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { code, givenPassword, identifier, instant, line } from '../fields.ts';
import { signedIn } from './account.ts';

/** The second step of a sign-in: docs/product/accounts.md, "Two steps". */

export const factorKinds = ['totp', 'passkey'] as const;
export const stepMeans = [...factorKinds, 'backup'] as const;
export type StepMeans = (typeof stepMeans)[number];

export const factorLabelMaximum = 80;

const factor = z.object({
  id: identifier,
  kind: z.enum(factorKinds),
  label: z.string(),
  addedAt: instant,
  usedAt: z.nullable(instant),
});
export type Factor = z.output<typeof factor>;

/** What a browser and its authenticator say to each other: read by the library on either side. */
const webauthnOptions = z.record(z.string(), z.unknown());
const base64url = (maximum: number) => z.string().check(z.maxLength(maximum), z.regex(/^[\w-]*$/));
const webauthnAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(20_000),
    /** Of a passkey that is made. */
    attestationObject: z.optional(base64url(200_000)),
    transports: z.optional(z.array(base64url(40)).check(z.maxLength(10))),
    /** Of one that signs. */
    authenticatorData: z.optional(base64url(20_000)),
    signature: z.optional(base64url(20_000)),
    userHandle: z.nullish(base64url(200)),
  }),
});

const withPassword = z.object({ currentPassword: givenPassword });

/** Codes for a lost phone; told once, when the first factor is added or new ones are asked for. */
const added = z.object({ access_token: z.string(), backupCodes: z.array(z.string()) });

export const listFactors = endpoint('GET /account/factors', {
  summary: 'What the account shows in the second step of a sign-in, and whether it has to',
  access: 'signed-in',
  response: z.object({
    factors: z.array(factor),
    backupCodesLeft: z.number(),
    isRequired: z.boolean(),
    /** From when on a mailed link takes them away, where somebody has said that they are lost. */
    lossOpensAt: z.nullish(instant),
  }),
});

export const beginApp = endpoint('POST /account/factors/app', {
  summary: 'Begin with an app that shows codes: its secret, as text and to scan. It counts once a code of it was shown',
  access: 'signed-in',
  body: withPassword,
  response: z.object({
    id: identifier,
    secret: z.string(),
    uri: z.string(),
    /** A picture of the address to scan: `size` modules a side, the dark ones as a path. */
    picture: z.object({ size: z.number(), path: z.string() }),
  }),
});

export const confirmApp = endpoint('POST /account/factors/app/:id', {
  summary: 'Show a code of the app: from now on signing in takes a second step, and all other sessions end',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  body: z.object({ code: code(20) }),
  response: added,
  refusals: ['not_found'],
});

export const beginPasskey = endpoint('POST /account/factors/passkey', {
  summary: 'Begin with a passkey: what the browser has to have signed',
  access: 'signed-in',
  body: withPassword,
  response: z.object({ options: webauthnOptions }),
});

export const addPasskey = endpoint('POST /account/factors/passkey/answer', {
  summary: 'Add the passkey that the browser has made; all other sessions end',
  access: 'signed-in',
  body: z.object({ label: line(factorLabelMaximum), answer: webauthnAnswer }),
  response: added,
  refusals: ['step_over'],
});

export const removeFactor = endpoint('DELETE /account/factors/:id', {
  summary: 'Remove an app or a passkey. The last one stays where the account has to have one',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  body: withPassword,
  response: z.object({}),
  refusals: ['not_found', 'last_factor'],
});

export const newBackupCodes = endpoint('POST /account/factors/backup-codes', {
  summary: 'Ten new codes for a lost phone; the former ones open nothing any more',
  access: 'signed-in',
  body: withPassword,
  response: z.object({ backupCodes: z.array(z.string()) }),
  refusals: ['not_found'],
});

const step = base64url(100);

export const takeStep = endpoint('POST /auth/step', {
  summary: 'The second step of a sign-in: a code of the app, or one for a lost phone',
  access: 'anyone',
  body: z.object({ step, code: code(20) }),
  response: signedIn,
  refusals: ['step_over'],
});

export const askPasskey = endpoint('POST /auth/step/passkey', {
  summary: 'What a passkey has to sign in the second step of a sign-in',
  access: 'anyone',
  body: z.object({ step }),
  response: z.object({ options: webauthnOptions }),
  refusals: ['step_over'],
});

/** Days until a mailed link takes the second step away, and until it takes nothing away any more. */
export const lossDays = 3;
export const lossEndsDays = 14;

export const reportLoss = endpoint('POST /auth/lost', {
  summary:
    'Say in the second step of a sign-in that phone and codes are lost: a link is mailed that takes the step away, three days later. Asked again while it holds, nothing changes. Not for administrators',
  access: 'anyone',
  body: z.object({ step }),
  response: z.object({ opensAt: instant }),
  refusals: ['step_over', 'email_unconfirmed'],
});

const lossToken = base64url(100);

export const getLoss = endpoint('GET /auth/lost/:token', {
  summary: 'From when on the mailed link takes the second step away',
  access: 'anyone',
  params: z.object({ token: lossToken }),
  response: z.object({ opensAt: instant, isOpen: z.boolean() }),
  refusals: ['link_invalid'],
});

export const endSecondStep = endpoint('POST /auth/lost/end', {
  summary: 'Take the second step away by the mailed link: apps, passkeys and codes go, and all sessions end',
  access: 'anyone',
  body: z.object({ token: lossToken }),
  response: z.object({}),
  refusals: ['link_invalid', 'wrong_state'],
});

export const cancelLoss = endpoint('POST /auth/lost/cancel', {
  summary: 'End what somebody has asked for: the second step stays',
  access: 'anyone',
  body: z.object({ token: lossToken }),
  response: z.object({}),
  refusals: ['link_invalid'],
});

export const cancelOwnLoss = endpoint('POST /auth/lost/own', {
  summary: 'End what somebody has asked for with the password of the account: its second step stays',
  access: 'signed-in',
  response: z.object({}),
});

export const takeStepByPasskey = endpoint('POST /auth/step/passkey/answer', {
  summary: 'The second step of a sign-in, by what a passkey has signed',
  access: 'anyone',
  body: z.object({ step, answer: webauthnAnswer }),
  response: signedIn,
  refusals: ['step_over'],
});
