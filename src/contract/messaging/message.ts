import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, instant, opaque, queryInteger } from '../fields.ts';

/** The inbox: one list of all conversations (docs/product/messages.md). */

export const conversationKinds = ['appointment', 'question', 'inquiry'] as const;

const conversation = z.object({
  kind: z.enum(conversationKinds),
  id: identifier,
  /** Whether the reader offers what it is about, or has booked or asked. */
  side: z.enum(['customer', 'provider']),
  /** The other one. */
  name: z.string(),
  /** The services of a visit, or the title of a property; empty for a question. */
  about: z.string(),
  /** The beginning of the latest message. */
  excerpt: z.string(),
  isOwn: z.boolean(),
  at: instant,
  unread: z.number(),
});
export type ConversationEntry = z.output<typeof conversation>;

export const listConversations = endpoint('GET /messages', {
  summary: 'Conversations about visits, questions and properties, the latest first; 30 a page',
  access: 'signed-in',
  query: z.object({
    cursor: z.optional(opaque(200)),
    limit: z._default(queryInteger(1, 60), 30),
  }),
  response: z.object({
    items: z.array(conversation),
    /** Conversations with something new, on all pages. */
    unread: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
