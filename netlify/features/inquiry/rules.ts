import * as z from 'zod/mini';
import { type InquiryId, inquiryId } from '../../../src/contract/inquiry.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { isInstant } from '../../search/index.ts';

/** How often in how many seconds. A caller may be a whole office; one address has one person behind it. */
export const inquiryLimits = {
  inquiriesPerCaller: { name: 'inquiry-caller', times: 30, seconds: 60 * 60 },
  inquiriesPerEmail: { name: 'inquiry-email', times: 10, seconds: 60 * 60 },
  messagesPerThread: { name: 'inquiry-thread', times: 20, seconds: 60 * 60 },
  repliesPerAccount: { name: 'inquiry-reply', times: 200, seconds: 60 * 60 },
  /** Each is a mail to an address that the seller may have typed as a visitor. */
  repliesPerInquiry: { name: 'inquiry-reply-one', times: 10, seconds: 60 * 60 },
  repliesPerInquiryAndDay: { name: 'inquiry-reply-day', times: 30, seconds: 24 * 60 * 60 },
} as const;

/** The visitor's way back to the thread, from any of the mails. */
export const threadLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.inquiryThread(token));

export const inboxLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.sellerDashboard('inquiries'));

/** Fit for a subject or for one line of a mail, whatever was typed. */
export const onOneLine = (typed: string): string => typed.replace(/[\s\u0085]+/g, ' ').trim();

/** Every line marked as somebody's words, so that none of them can pass for the mail's own. */
export const quoted = (typed: string): string =>
  typed
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Where a page of inquiries ended: the next one goes on behind it. */
export interface InboxPlace {
  lastMessageAt: string;
  id: InquiryId;
}

export const writeInboxCursor = ({ lastMessageAt, id }: InboxPlace): string => `${lastMessageAt}~${id}`;

const place = z.object({ lastMessageAt: z.string().check(z.refine(isInstant)), id: inquiryId });

/** Undefined for what is no such cursor. */
export function readInboxCursor(cursor: string): InboxPlace | undefined {
  const [lastMessageAt, id] = cursor.split('~');
  const read = place.safeParse({ lastMessageAt, id });
  return read.success ? read.data : undefined;
}
