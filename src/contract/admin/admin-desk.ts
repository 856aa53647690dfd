import * as z from 'zod/mini';
import { contactMessageId, contactTypes } from '../contact-message.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, freeLine, identifier, instant, opaque, queryInteger, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { languages } from '../words.ts';
import { page, queueQuestion, searchMaximum, suspensionBases } from './admin.ts';

/** A day's work of the administration beside its queues (docs/product/administration.md). */

const maybeText = z.nullable(z.string());
const pageQuestion = z.omit(queueQuestion, { queue: true });

export const contactStates = ['open', 'answered'] as const;

const contactMessage = z.object({
  id: contactMessageId,
  name: z.string(),
  email: z.string(),
  /** Of a writer who was signed in. */
  accountId: z.nullable(accountId),
  type: z.enum(contactTypes),
  subject: z.string(),
  message: z.string(),
  language: z.enum(languages),
  createdAt: instant,
  answers: z.array(z.object({ at: instant, by: maybeText, text: z.string() })),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const listContactMessages = endpoint('GET /admin/contact', {
  summary: 'What was written to the support, latest first: what waits for an answer, or what was answered',
  access: 'desk',
  query: z.extend(pageQuestion, {
    state: z._default(z.enum(contactStates), 'open'),
    search: z._default(freeLine(searchMaximum), ''),
  }),
  response: page(contactMessage),
});

export const contactAnswerMaximum = 4000;

export const answerContactMessage = endpoint('POST /admin/contact/:id/answer', {
  summary: 'Answer a message to the support: the answer goes to its writer by mail and is kept with the message',
  access: 'desk',
  params: z.object({ id: contactMessageId }),
  body: z.object({ text: text(contactAnswerMaximum) }),
  response: z.object({}),
  refusals: ['not_found'],
});

export const failedMailStates = ['trying', 'refused', 'given_up'] as const;

const failedMail = z.object({
  id: identifier,
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
  /** It is tried again by itself, the address has refused it, or nobody tries any more. */
  state: z.enum(failedMailStates),
  attempts: z.number(),
  error: z.string(),
  /** False once its text is no longer there. */
  canBeSent: z.boolean(),
});
export type FailedMail = z.output<typeof failedMail>;

export const listFailedMails = endpoint('GET /admin/mails', {
  summary: 'Mails that could not be delivered, latest first, by a part of address or subject',
  access: 'desk',
  query: z.extend(pageQuestion, { search: z._default(freeLine(searchMaximum), '') }),
  response: page(failedMail),
});

export const sendMailAgain = endpoint('POST /admin/mails/:id/send', {
  summary:
    'Send a mail again that could not be delivered. Refused where it was sent meanwhile, or has no text any more',
  access: 'desk',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found', 'conflict', 'gone'],
});

/** Everything that runs by the clock, by the name of its function. */
export const jobNames = [
  'announce-terms',
  'ask-payments',
  'ask-tax-details',
  'check-vat-ids',
  'copy-images',
  'due-visits',
  'end-accounts',
  'end-trials',
  'expire-listings',
  'file-customer-invoices',
  'issue-invoices',
  'keep-quotes',
  'keep-search',
  'keep-towns',
  'match-news',
  'offer-freed',
  'pack-tiles',
  'read-calendars',
  'remind-expiry',
  'remind-invoices',
  'remind-visits',
  'reseal-details',
  'send-mail',
  'send-texts',
  'sweep-documents',
  'sweep-images',
  'sweep-rows',
  'sweep-verifications',
  'sweep-visitors',
  'tell-cdn',
  'tell-engines',
] as const;

const jobRun = z.object({
  job: z.enum(jobNames),
  succeededAt: z.nullable(instant),
  failedAt: z.nullable(instant),
});
export type JobRun = z.output<typeof jobRun>;

export const listJobs = endpoint('GET /admin/jobs', {
  summary: 'Everything that runs by the clock, with its last good and its last failed run',
  access: 'desk',
  response: z.object({ items: z.array(jobRun) }),
});

export const logKinds = ['decisions', 'calls'] as const;

const logEntry = z.object({
  id: z.number(),
  at: instant,
  /** The address of the administrator; null from the command line, or where that account is gone. */
  by: maybeText,
  /** A decision (`account_suspended`), or a call (`GET /admin/accounts`). */
  what: z.string(),
  /** The account that it concerns. */
  account: z.nullable(z.object({ id: accountId, name: z.string() })),
  subject: maybeText,
  reason: maybeText,
  basis: z.nullable(z.enum(suspensionBases)),
  /** What was searched and filtered for. */
  asked: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.output<typeof logEntry>;

export const listLog = endpoint('GET /admin/log', {
  summary: 'What administrators decided, or everything that they asked for, latest first; by a part of their address',
  access: 'admin',
  query: z.object({
    kind: z._default(z.enum(logKinds), 'decisions'),
    search: z._default(freeLine(searchMaximum), ''),
    cursor: z.optional(opaque(20).check(z.regex(/^\d{1,18}$/, 'cursor'))),
    limit: z._default(queryInteger(1, limits.pageMaximum), limits.pageDefault),
  }),
  response: z.object({ items: z.array(logEntry), nextCursor: maybeText }),
});
