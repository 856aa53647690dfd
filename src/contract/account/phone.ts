import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { phone, sentCode } from '../fields.ts';
import { user } from './account.ts';

/** The address without a number is that of the account. */
export const sendPhoneCode = endpoint('POST /auth/provider/send-phone-code', {
  summary: 'Send a code of 6 digits to a telephone number, by default the account’s; valid for 10 minutes and 5 tries',
  access: 'signed-in',
  body: z.object({ phone_number: z.optional(phone) }),
  response: z.object({
    /** As it was understood, with the country's code. */
    phone_number: z.string(),
    /** After so many seconds another code can be sent. */
    resendSeconds: z.number(),
  }),
});

export const codeLength = 6;

export const verifyPhone = endpoint('POST /auth/provider/verify-phone', {
  summary: 'Verify a telephone number with the code that was sent to it: it becomes the account’s',
  access: 'signed-in',
  body: z.object({
    phone_number: z.optional(phone),
    code: sentCode,
  }),
  response: user,
  refusals: ['phone_verification_failed'],
});
