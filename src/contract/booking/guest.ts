import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountId, email, line, opaque, phone, sentCode } from '../fields.ts';

/** Somebody without an account. One of address and number has to be there, proven by `POST /guest-codes`. */
export const guest = z.object({
  name: line(80),
  email: z.optional(email),
  phone: z.optional(phone),
  /** What `POST /guest-codes/confirm` answered for this address or number. */
  proof: opaque(1000),
});

export const requestGuestCode = endpoint('POST /guest-codes', {
  summary: 'Send a code of 6 digits to an address or a number of somebody without an account',
  access: 'anyone',
  body: z.object({
    email: z.optional(email),
    phone: z.optional(phone),
    /** On whose page it is asked for: of text messages each business has a share. */
    provider: z.optional(accountId),
  }),
  /** Seconds until another code can be sent. */
  response: z.object({ waitSeconds: z.number() }),
  status: 201,
});

export const confirmGuestCode = endpoint('POST /guest-codes/confirm', {
  summary: 'Trade the code for a proof, which is good for 90 days',
  access: 'anyone',
  body: z.object({
    email: z.optional(email),
    phone: z.optional(phone),
    code: sentCode,
  }),
  response: z.object({ proof: z.string() }),
  refusals: ['verification_failed'],
});
