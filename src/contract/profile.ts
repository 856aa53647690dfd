import * as z from 'zod/mini';
import { user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { freeText, imageId, phone, text } from './fields.ts';

/** A field that is not sent stays as it is; `null` or an empty text empties it. */
const emptied = <T extends z.core.SomeType>(field: T) => z.optional(z.nullable(field));

export const getProfile = endpoint('GET /provider/profile', {
  summary: 'The own profile',
  access: 'signed-in',
  response: user,
});

export const updateProfile = endpoint('PUT /provider/profile', {
  summary: 'Change the own profile; the e-mail address and the password have calls of their own',
  access: 'signed-in',
  // An image of purpose `profile`, by its id.
  body: z.object({
    firstName: z.optional(text(80)),
    lastName: z.optional(text(80)),
    businessName: emptied(freeText(120)),
    phone: emptied(z.union([z.string().check(z.trim(), z.maxLength(0)), phone], 'phone')),
    description: emptied(freeText(4000)),
    profileImage: emptied(imageId),
  }),
  response: user,
});
export type ProfileChange = z.output<(typeof updateProfile)['body']>;
