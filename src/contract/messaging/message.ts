import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { freeLine, identifier, imageId, instant, opaque, queryInteger } from '../fields.ts';
import { limits } from '../limits.ts';

/** The inbox: one list of all conversations (docs/product/messages.md). */

/** Uploaded by whoever writes, for the purpose `message`. */
export const sentPictures = z._default(z.array(imageId).check(z.maxLength(limits.messageImagesMaximum)), []);
/** Each `url` is a link of its own that shows the picture until the end of the next day. */
export const shownPictures = z.array(z.object({ id: imageId, url: z.string(), width: z.number(), height: z.number() }));
export type ShownPictures = z.output<typeof shownPictures>;
/** A message says something, or shows something. */
export const saysOrShows = <Field extends string>(field: Field) =>
  z.refine<{ images: readonly unknown[] } & Record<Field, string>>(
    (sent) => sent[field] !== '' || sent.images.length > 0,
    { path: [field], error: 'required' },
  );

export const conversationShows = ['all', 'unread', 'requests'] as const;
export type ConversationShow = (typeof conversationShows)[number];

export const conversationKinds = ['appointment', 'question', 'inquiry'] as const;

const conversation = z.object({
  kind: z.enum(conversationKinds),
  id: identifier,
  /** Whether the reader offers what it is about, or has booked or asked. */
  side: z.enum(['customer', 'provider']),
  /** The other one. */
  name: z.string(),
  /** Their picture. */
  face: z.nullable(z.string()),
  /** The services of a visit, or the title of a property; empty for a question. */
  about: z.string(),
  /** The beginning of the latest message; empty for a picture alone. */
  excerpt: z.string(),
  isOwn: z.boolean(),
  at: instant,
  unread: z.number(),
});
export type ConversationEntry = z.output<typeof conversation>;

export const listConversations = endpoint('GET /messages', {
  summary: 'Conversations about visits, questions and properties, the latest first; 30 a page',
  access: 'signed-in',
  roles: ['reception'],
  query: z.object({
    /** `business`: those of the business that an employee works for, instead of the own ones. */
    of: z._default(z.enum(['self', 'business']), 'self'),
    cursor: z.optional(opaque(200)),
    limit: z._default(queryInteger(1, 60), 30),
    /** `requests`: about visits that were asked for and not answered yet. */
    show: z._default(z.enum(conversationShows), 'all'),
    /** A name, or words of a message. */
    search: z._default(freeLine(limits.searchTextMaximum), ''),
  }),
  response: z.object({
    items: z.array(conversation),
    /** Conversations with something new, on all pages. */
    unread: z.number(),
    /** Conversations about visits that wait for an answer, on all pages. */
    requests: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
