import * as z from 'zod/mini';
import { contactMessageId, contactTypes } from '../contact-message.ts';
import { endpoint } from '../endpoint.ts';
import { email, line, text } from '../fields.ts';

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
