import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, identifier, line, text } from '../fields.ts';

/** The types of a contact message: docs/product/mail.md. */
export const contactTypes = ['allgemein', 'support', 'billing', 'partnership', 'feedback'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contactMessageId = identifier.brand<'ContactMessageId'>();
export type ContactMessageId = z.output<typeof contactMessageId>;

export const contactMaximum = { name: 120, subject: 200, message: 4000 } as const;

export const sendContactMessage = endpoint('POST /contact', {
  summary: 'Write to the support: the message is kept and mailed there; whoever writes gets no copy',
  access: 'anyone',
  body: z.object({
    // Chosen by whoever asks and may not hear the answer: the same asked again under it is one message.
    id: z.optional(contactMessageId),
    name: line(contactMaximum.name),
    email,
    type: z._default(z.enum(contactTypes), 'allgemein'),
    subject: line(contactMaximum.subject),
    message: text(contactMaximum.message),
  }),
  response: z.object({ id: contactMessageId }),
  status: 201,
});
