import * as z from 'zod/mini';
import { accountCountries } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import {
  email,
  freeLine,
  freeText,
  freeZipCode,
  givenPassword,
  givenPasswordFor,
  imageId,
  latitude,
  line,
  longitude,
  nothing,
  opaque,
  phone,
} from '../fields.ts';
import { birthDate, notificationPreferences, passwordChoice, user } from './account.ts';

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
    firstName: z.optional(line(80)),
    lastName: z.optional(line(80)),
    businessName: emptied(freeLine(120)),
    phone: emptied(z.union([nothing, phone], 'phone')),
    // What customers call instead: a landline, say, which no code can prove.
    publicPhone: emptied(z.union([nothing, phone], 'phone')),
    // On a provider's profile and map. The details of a trader's business are shown whatever they say.
    isPhonePublic: z.optional(z.boolean()),
    isAddressPublic: z.optional(z.boolean()),
    description: emptied(freeText(4000)),
    profileImage: emptied(imageId),
    dateOfBirth: z.optional(birthDate),
    // The address. A form with one line for the street splits it (street.ts).
    street: emptied(freeLine(120)),
    houseNumber: emptied(freeLine(20)),
    zip: emptied(freeZipCode(10)),
    city: emptied(freeLine(100)),
    country: z.optional(z.enum(accountCountries)),
    // Those that are not sent stay as they are.
    notificationPreferences: z.optional(z.partial(notificationPreferences)),
    // Where they are not sent with a new address, the position is that of the postal code.
    latitude: emptied(latitude),
    longitude: emptied(longitude),
  }),
  response: user,
});
export type ProfileChange = z.output<(typeof updateProfile)['body']>;

export const changeEmail = endpoint('PUT /provider/profile/email', {
  summary:
    'Ask for another e-mail address, with the current password. It counts once the link that goes there is used; the answer is the same where the address has an account already',
  access: 'signed-in',
  body: z.object({ email, currentPassword: givenPasswordFor('passwordForEmail') }),
  response: z.object({}),
});

/** Whoever has the link has the address: the account is theirs again, and a password that others may know is gone. */
export const undoEmailChange = endpoint('POST /provider/profile/email/undo', {
  summary:
    'Take back a change of the e-mail address by the link of the mail to the address before, within 7 days; ends every session and sends a link to a new password',
  access: 'anyone',
  body: z.object({ token: opaque(200).check(z.minLength(1)) }),
  response: z.object({ email: z.string() }),
  refusals: ['link_invalid'],
});

export const changePassword = endpoint('PUT /provider/profile/password', {
  summary: 'Change the password, with the current one; ends every other session of the account',
  access: 'signed-in',
  body: z.extend(passwordChoice, { currentPassword: givenPassword }),
  // The session goes on with this token.
  response: z.object({ access_token: z.string() }),
});
