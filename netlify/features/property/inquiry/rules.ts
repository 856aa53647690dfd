import * as z from 'zod/mini';
import { isInstant } from '../../../../src/contract/fields.ts';
import { type InquiryId, inquiryId } from '../../../../src/contract/property/inquiry.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';

/** How often in how many seconds. A caller may be a whole office; an e-mail address is one person. */
export const inquiryLimits = {
  inquiriesPerCaller: { name: 'inquiry-caller', times: 30, seconds: 60 * 60 },
  inquiriesPerEmail: { name: 'inquiry-email', times: 10, seconds: 60 * 60 },
  messagesPerThread: { name: 'inquiry-thread', times: 20, seconds: 60 * 60 },
  repliesPerAccount: { name: 'inquiry-reply', times: 200, seconds: 60 * 60 },
  /** Each reply is a mail to an address that the seller may have typed in as a visitor. */
  repliesPerInquiry: { name: 'inquiry-reply-one', times: 10, seconds: 60 * 60 },
  repliesPerInquiryAndDay: { name: 'inquiry-reply-day', times: 30, seconds: 24 * 60 * 60 },
} as const;

/** The link in every mail by which the visitor returns to the conversation. */
export const threadLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.inquiryThread(token));

export const inboxLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.sellerDashboard('inquiries'));

/** The cursor position of a page of inquiries: its last row. */
export interface InboxPlace {
  lastMessageAt: string;
  id: InquiryId;
}

export const writeInboxCursor = ({ lastMessageAt, id }: InboxPlace): string => `${lastMessageAt}~${id}`;

const place = z.object({ lastMessageAt: z.string().check(z.refine(isInstant)), id: inquiryId });

/** Undefined if the text is no cursor of ours. */
export function readInboxCursor(cursor: string): InboxPlace | undefined {
  const [lastMessageAt, id] = cursor.split('~');
  const read = place.safeParse({ lastMessageAt, id });
  return read.success ? read.data : undefined;
}
