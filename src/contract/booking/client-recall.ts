import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId, opaque } from '../fields.ts';
import { clientId, updateClient } from './client.ts';

/** Invitations to come again: only to clients who have agreed to it, and each of them ends it by one link. */

export const recallWays = ['mail', 'text'] as const;
export type RecallWay = (typeof recallWays)[number];
/** So many clients in one call. */
export const recallsMaximum = 50;
/** Nobody is invited twice within so many days. */
export const recallPauseDays = 30;

/** Why somebody is left out. `unreachable`: without an address, or a number that gets text messages. */
export const recallObstacles = ['consent', 'booked', 'recent', 'unreachable', 'limit'] as const;

const monthUse = z.object({ used: z.number(), limit: z.number() });

export const getRecallMonth = endpoint('GET /clients/recalls', {
  summary: 'How many mails and text messages have gone out to own clients this month, and how many the plan has',
  access: 'provider',
  roles: ['reception'],
  response: z.object({ mails: monthUse, texts: monthUse }),
});

export const sendRecalls = endpoint('POST /clients/recalls', {
  summary: 'Invite clients to come again who have agreed to it; who is left out is named with the reason',
  access: 'provider',
  roles: ['reception'],
  body: z.object({
    clients: z.array(clientId).check(z.minLength(1), z.maxLength(recallsMaximum)),
    way: z.enum(recallWays),
  }),
  response: z.object({
    sent: z.number(),
    left: z.array(z.object({ client: clientId, name: z.string(), why: z.enum(recallObstacles) })),
  }),
  /** `unproven`: mails need the address of the business confirmed, text messages its number. */
  refusals: ['contract_missing', 'unproven'],
});

export const putRecallConsent = endpoint('PUT /clients/:id/recall', {
  summary:
    'Note that a client has agreed to be invited again, or no longer does; what the client has ended stays ended',
  access: 'provider',
  roles: ['reception'],
  params: z.object({ id: clientId }),
  body: z.object({ isAgreed: z.boolean() }),
  response: updateClient.response,
  refusals: ['not_found', 'contract_missing', 'conflict'],
});

const linked = z.object({ token: opaque(60) });
const standing = z.object({
  business: z.string(),
  provider: accountId,
  /** Of the business's own link. */
  via: z.string(),
  isAgreed: z.boolean(),
});

export const getRecall = endpoint('GET /recalls/:token', {
  summary: 'Who has invited, by the link of an invitation',
  access: 'anyone',
  params: linked,
  response: standing,
  refusals: ['not_found'],
});

/** One click (RFC 8058). */
export const endRecall = endpoint('POST /recalls/:token/end', {
  summary: 'No more invitations of this business, by the link of any of them',
  access: 'anyone',
  params: linked,
  response: standing,
  refusals: ['not_found'],
});

export const resumeRecall = endpoint('POST /recalls/:token/resume', {
  summary: 'Take the end of the invitations back, by the same link',
  access: 'anyone',
  params: linked,
  response: standing,
  refusals: ['not_found'],
});
