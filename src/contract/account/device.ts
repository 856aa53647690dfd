import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, instant } from '../fields.ts';

/** Where somebody stays signed in: docs/product/accounts.md, "Sessions". */

const device = z.object({
  id: identifier,
  /** Browser and system, such as `Firefox, Windows`. */
  label: z.string(),
  signedInAt: instant,
  seenAt: instant,
  /** Until then it stays signed in without another visit. */
  until: instant,
  /** The one that asks. */
  isThis: z.boolean(),
});

export const listDevices = endpoint('GET /account/devices', {
  summary: 'The devices on which the account stays signed in, the last used first',
  access: 'signed-in',
  response: z.object({ devices: z.array(device) }),
});

export const endDevice = endpoint('DELETE /account/devices/:id', {
  summary: 'Sign out on a device: its tokens end at once',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});
