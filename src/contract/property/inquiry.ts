import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, freeText, identifier, instant, line, listingId, opaque, phone, text } from '../fields.ts';
import { saysOrShows, sentPictures, shownPictures } from '../messaging/message.ts';

/** A visitor's message about a listing, and the thread that follows. */
export const inquiryId = identifier.brand<'InquiryId'>();
export type InquiryId = z.output<typeof inquiryId>;

export const messageMaximum = 4000;
const message = text(messageMaximum);

export const sendInquiry = endpoint('POST /listings/:id/inquiries', {
  summary: 'Write to the seller of a published listing; both sides get a mail',
  access: 'anyone',
  params: z.object({ id: listingId }),
  // The id is chosen by whoever asks and may not hear the answer: the same asked again under it is one inquiry.
  body: z.object({ id: z.optional(inquiryId), name: line(120), email, phone: z.optional(phone), message }),
  /** `hearsByMail`: the address is known to be the writer's. Otherwise answers are mailed once the mailed link was opened. */
  response: z.object({ id: inquiryId, hearsByMail: z.boolean() }),
  status: 201,
  refusals: ['not_found', 'own_listing'],
});

const inquiryMessage = z.object({
  from: z.enum(['visitor', 'seller']),
  text: z.string(),
  images: shownPictures,
  at: instant,
});

const askedListing = z.object({ id: listingId, title: z.string() });
export type AskedListing = z.output<typeof askedListing>;

export const inquiry = z.object({
  id: inquiryId,
  listing: askedListing,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  isRead: z.boolean(),
  /** The link of the first mail was used: before, answers wait behind it and are not sent by mail. */
  hearsByMail: z.boolean(),
  createdAt: instant,
  messages: z.array(inquiryMessage),
  /** When the other side has last read them. */
  readAt: z.nullable(instant),
});
export type Inquiry = z.output<typeof inquiry>;

export const listInquiries = endpoint('GET /seller/inquiries', {
  summary: 'Inquiries about the own listings, the latest first, with their threads; 50 a page',
  access: 'lister',
  query: z.object({ listing: z.optional(listingId), cursor: z.optional(opaque(200)) }),
  response: z.object({
    items: z.array(inquiry),
    /** The number of unread inquiries on all pages. */
    unread: z.number(),
    /** Which listings were asked about at all, by title. */
    listings: z.array(askedListing),
    nextCursor: z.nullable(z.string()),
  }),
});

export const getInquiry = endpoint('GET /seller/inquiries/:id', {
  summary: 'An inquiry about an own listing, with its thread',
  access: 'lister',
  params: z.object({ id: inquiryId }),
  response: inquiry,
  refusals: ['not_found'],
});

export const readInquiry = endpoint('POST /seller/inquiries/:id/read', {
  summary: 'Mark an inquiry about an own listing as read',
  access: 'lister',
  params: z.object({ id: inquiryId }),
  response: z.object({}),
  refusals: ['not_found'],
});

/** `id` is of the sender's choice: under it the same message sent again is one. */
const reply = z
  .object({ message: z._default(freeText(messageMaximum), ''), images: sentPictures, id: z.optional(identifier) })
  .check(saysOrShows('message'));
/** Whoever has the link alone can upload nothing of an account. */
const replyByLink = z.object({ message, id: z.optional(identifier) });

export const replyToInquiry = endpoint('POST /seller/inquiries/:id/reply', {
  summary: 'Answer an inquiry about an own listing; the visitor gets a mail once the link of the first one was used',
  access: 'lister',
  params: z.object({ id: inquiryId }),
  body: reply,
  response: inquiry,
  refusals: ['not_found'],
});

/** The inquiry as its writer sees it. */
const ownThread = z.omit(inquiry, { email: true, phone: true, isRead: true });
export type OwnThread = z.output<typeof ownThread>;

export const listOwnInquiries = endpoint('GET /account/inquiries', {
  summary: 'Inquiries that the own account has written, or that came from its address, the latest first; 50 a page',
  access: 'signed-in',
  query: z.object({ cursor: z.optional(opaque(200)) }),
  response: z.object({ items: z.array(ownThread), nextCursor: z.nullable(z.string()) }),
});

export const getOwnInquiry = endpoint('GET /account/inquiries/:id', {
  summary: 'An own inquiry, with its thread',
  access: 'signed-in',
  params: z.object({ id: inquiryId }),
  response: ownThread,
  refusals: ['not_found'],
});

export const continueOwnInquiry = endpoint('POST /account/inquiries/:id', {
  summary: 'Write on in the thread of an own inquiry; the seller gets a mail',
  access: 'signed-in',
  params: z.object({ id: inquiryId }),
  body: reply,
  response: ownThread,
  refusals: ['not_found'],
});

/** The visitor's side of the thread, by the signed link of the mails. */
const linked = z.object({ token: opaque(600) });

export const openThread = endpoint('GET /inquiries/:token', {
  summary: 'The thread of an inquiry, for the visitor who holds its link',
  access: 'anyone',
  params: linked,
  response: z.omit(inquiry, { email: true, phone: true, isRead: true }),
  refusals: ['not_found'],
});

export const startThreadMails = endpoint('POST /inquiries/:token/mails', {
  summary:
    'The visitor who holds the link has opened it: answers are sent by mail from now on, those that wait included',
  access: 'anyone',
  params: linked,
  response: z.object({}),
  refusals: ['not_found'],
});

export const continueThread = endpoint('POST /inquiries/:token', {
  summary: 'Write on in the thread of an inquiry, as the visitor who holds its link',
  access: 'anyone',
  params: linked,
  body: replyByLink,
  response: z.omit(inquiry, { email: true, phone: true, isRead: true }),
  refusals: ['not_found'],
});
