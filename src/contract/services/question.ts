import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId, email, freeText, identifier, instant, line, opaque, text } from '../fields.ts';
import { saysOrShows, sentPictures, shownPictures } from '../messaging/message.ts';

/** Questions to a provider before anything is booked (docs/product/messages.md). */

export const questionId = identifier.brand<'QuestionId'>();
export type QuestionId = z.output<typeof questionId>;

export const questionMaximum = { name: 120, text: 4000 } as const;
export const questionSides = ['asker', 'provider'] as const;
export type QuestionSide = (typeof questionSides)[number];

const said = text(questionMaximum.text);

const thread = z.object({
  id: questionId,
  /** Who looks. */
  side: z.enum(questionSides),
  provider: z.object({ id: accountId, name: z.string() }),
  /** Who asks; the address only for the provider, and once it was used. */
  asker: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  /** Answers reach the asker by mail. Before the link of the first mail was used they wait here. */
  hearsByMail: z.boolean(),
  messages: z.array(z.object({ author: z.enum(questionSides), text: z.string(), images: shownPictures, at: instant })),
  /** When the other side has last read them. */
  readAt: z.nullable(instant),
});
export type QuestionThread = z.output<typeof thread>;

export const askProvider = endpoint('POST /providers/:id/questions', {
  summary: 'Ask a provider something before booking; the provider gets a mail, the asker a link',
  access: 'anyone',
  params: z.object({ id: accountId }),
  // The id is chosen by the browser: the same asked again after a lost answer is one question.
  body: z.object({ id: z.optional(questionId), name: line(questionMaximum.name), email, text: said }),
  response: z.object({ id: questionId }),
  status: 201,
  refusals: ['not_found', 'own_offer'],
});

const one = z.object({ id: questionId });
const linked = z.object({ token: opaque(600) });

export const getQuestion = endpoint('GET /questions/:id', {
  summary: 'A question of the own account, or to the own business; it counts as read',
  access: 'signed-in',
  roles: ['reception'],
  params: one,
  response: thread,
  refusals: ['not_found'],
});

/** `id` is of the sender's choice: under it the same message sent again is one. */
const written = z
  .object({ text: z._default(freeText(questionMaximum.text), ''), images: sentPictures, id: z.optional(identifier) })
  .check(saysOrShows('text'));
/** Whoever has the link alone can upload nothing of an account. */
const writtenByLink = z.object({ text: said, id: z.optional(identifier) });

export const writeQuestion = endpoint('POST /questions/:id', {
  summary: 'Write on in a question of the own account, or answer one to the own business',
  access: 'signed-in',
  roles: ['reception'],
  params: one,
  body: written,
  response: thread,
  refusals: ['not_found'],
});

export const getQuestionByLink = endpoint('GET /question/:token', {
  summary: 'A question, for whoever holds the link of its mail',
  access: 'anyone',
  params: linked,
  response: thread,
  refusals: ['link_invalid'],
});

export const startQuestionMails = endpoint('POST /question/:token/mails', {
  summary: 'The page of the link was opened by a person: from now on answers are mailed',
  access: 'anyone',
  params: linked,
  response: z.object({}),
  refusals: ['link_invalid'],
});

export const writeQuestionByLink = endpoint('POST /question/:token', {
  summary: 'Write on in a question, as whoever holds the link of its mail',
  access: 'anyone',
  params: linked,
  body: writtenByLink,
  response: thread,
  refusals: ['link_invalid'],
});
