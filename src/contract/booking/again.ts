import * as z from 'zod/mini';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { accountId, instant, opaque, queryInteger } from '../fields.ts';
import { cardPick } from '../services/card-option-fields.ts';
import { staffId } from '../services/staff.ts';
import { appointment, appointmentId, bookAppointment } from './appointment.ts';

/**
 * „Wie letztes Mal“: the services, person, weekday and hour of a visit some weeks later, held for a day until its customer
 * confirms. One such hold for each customer and provider.
 */

export const againHours = 24;
export const againWeeksUsual = 6;
export const againWeeksMaximum = 12;

const held = z.object({
  /** Whoever knows it has the hold: it is the word at the end of its link. */
  id: appointmentId,
  /** Until when it is held. */
  heldUntil: instant,
  start: instant,
  end: instant,
  timeZone: z.string(),
  provider: z.object({ id: accountId, name: z.string() }),
  staff: z.object({ id: staffId, name: z.string() }),
  cards: z.array(cardPick),
  services: z.array(z.string()),
  /** With the way to the customer. */
  totalCents: z.number(),
  travelFeeCents: z.number(),
  currency: z.enum(serviceCurrencies),
  place: z.enum(['shop', 'customer']),
  /** The same weekday, hour and person as last time. */
  isAlike: z.boolean(),
  /** Booked at once, or asked for. */
  isImmediate: z.boolean(),
  /** It needs the customer's wish to begin within the 14 days of withdrawal. */
  asksToBegin: z.boolean(),
});
export type HeldAgain = z.output<typeof held>;

const refusals = [
  'not_found',
  'not_bookable',
  'own_offer',
  'wrong_state',
  'slot_taken',
  'too_many_open',
  'unproven',
] as const;
const again = {
  /** Counted from today, or from a visit that still lies ahead. */
  body: z.object({ weeks: z._default(queryInteger(1, againWeeksMaximum), againWeeksUsual) }),
  response: held,
  status: 201,
  refusals,
} as const;

export const holdAgain = endpoint('POST /appointments/:id/again', {
  summary: 'Hold the next time like that of a visit for a day; it takes the place of the last one held there',
  access: 'signed-in',
  params: z.object({ id: appointmentId }),
  ...again,
});

export const holdLinkedAgain = endpoint('POST /visit/:token/again', {
  summary: 'Hold the next time like that of a visit for a day, by the link of the visit',
  access: 'anyone',
  params: z.object({ token: opaque(600) }),
  ...again,
});

export const listAgain = endpoint('GET /again', {
  summary: 'The own times that are held for a day',
  access: 'signed-in',
  response: z.object({ items: z.array(held) }),
});

const one = z.object({ id: appointmentId });

export const getAgain = endpoint('GET /again/:id', {
  summary: 'A time that is held for a day, for whoever has its link',
  access: 'anyone',
  params: one,
  response: held,
  refusals: ['not_found', 'not_bookable'],
});

export const bookAgain = endpoint('POST /again/:id', {
  summary: 'Book the time that is held, or ask for it',
  access: 'anyone',
  params: one,
  body: z.object({
    /** The price that was shown: another one now is a conflict. */
    totalCents: z.optional(z.number()),
    beginsEarly: z._default(z.boolean(), false),
  }),
  /** `link` is the token of /visit/:token of somebody without an account. */
  response: z.object({ appointment, link: z.nullable(z.string()) }),
  status: 201,
  refusals: bookAppointment.refusals,
});

export const releaseAgain = endpoint('DELETE /again/:id', {
  summary: 'Let the time go; one that is not held any more answers the same',
  access: 'anyone',
  params: one,
  response: z.object({}),
});
