import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, opaque } from '../fields.ts';
import { appointment } from './appointment.ts';

/** The same answer whether anybody has booked with this address or not. */
export const mailGuestVisits = endpoint('POST /guest-visits', {
  summary: 'Mail a link to all visits that were booked with an address by somebody without an account',
  access: 'anyone',
  body: z.object({ email }),
  response: z.object({}),
  status: 201,
});

export const listGuestVisits = endpoint('GET /guest-visits/:token', {
  summary: 'The visits of the address to which the link was mailed, up to 90 days after their end',
  access: 'anyone',
  params: z.object({ token: opaque(600) }),
  /** By the time of the start, the latest first; `link` opens each by itself. */
  response: z.object({ items: z.array(z.object({ appointment, link: z.string() })) }),
  refusals: ['not_found'],
});
