import * as z from 'zod/mini';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import {
  accountId,
  answeredDay,
  day,
  email,
  freeLine,
  identifier,
  instant,
  opaque,
  phone,
  queryInteger,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { cardPick } from '../services/card-option-fields.ts';
import { staffId } from '../services/staff.ts';
import { appointmentId } from './appointment.ts';
import { clientId } from './client.ts';

/**
 * Who waits for a time that is freed. One at a time is offered it, held for 30 minutes. Days and minutes are of the
 * provider's clock.
 */

/** So long an offered time is held. */
export const offerMinutes = 30;
/** Entries of one account at a time, at all providers. */
export const waitingMaximum = 10;
/** An entry waits this many days at most. */
export const waitingDaysMaximum = 90;

/** Why it is this person's turn: what set them apart from the next in line. */
export const offerReasons = ['only', 'soonest', 'longest', 'usual'] as const;
export type OfferReason = (typeof offerReasons)[number];

export const waitingId = identifier.brand<'WaitingId'>();
export type WaitingId = z.output<typeof waitingId>;
/** Whoever knows the id of an offer has it: it is the word at the end of its link. */
export const offerId = identifier.brand<'OfferId'>();
export type OfferId = z.output<typeof offerId>;

const somebody = z.object({ id: staffId, name: z.string() });
const business = z.object({ id: accountId, name: z.string() });

const waiting = z.object({
  id: waitingId,
  provider: business,
  timeZone: z.string(),
  /** Of the provider alone: who waits. */
  customer: z.nullable(z.string()),
  /** Of the provider alone: where they are called. */
  phone: z.nullable(z.string()),
  /** A freed time is offered to them. Else the provider calls. */
  isOffered: z.boolean(),
  cards: z.array(cardPick),
  services: z.array(z.string()),
  /** From the start of the visit to its end. */
  minutes: z.number(),
  /** Null: whoever is free. */
  staff: z.nullable(somebody),
  /** Who can do all of it. */
  able: z.array(staffId),
  firstDay: answeredDay,
  lastDay: answeredDay,
  /** Starts within these minutes of the day; null: at any time. */
  fromMinute: z.nullable(z.number()),
  untilMinute: z.nullable(z.number()),
  /** The visit that would be moved to an earlier time. */
  appointment: z.nullable(z.object({ id: appointmentId, start: instant })),
  createdAt: instant,
  /** What is held for them now; its id is the customer's alone. */
  offer: z.nullable(z.object({ id: z.nullable(offerId), start: instant, until: instant })),
});
export type Waiting = z.output<typeof waiting>;

export const listWaiting = endpoint('GET /waiting-list', {
  summary: 'Where one waits for a time that is freed; as the provider, who waits',
  access: 'signed-in',
  roles: ['reception'],
  query: z.object({ as: z._default(z.enum(['customer', 'provider']), 'customer') }),
  response: z.object({ items: z.array(waiting) }),
  refusals: ['forbidden'],
});

const minuteOfDay = z.optional(queryInteger(0, 24 * 60));
const wish = {
  /** Each with its options. */
  cards: z.array(cardPick).check(z.minLength(1), z.maxLength(limits.visitCardsMaximum)),
  /** Without it: whoever is free. */
  staffId: z.optional(staffId),
  firstDay: day,
  lastDay: day,
  fromMinute: minuteOfDay,
  untilMinute: minuteOfDay,
};

export const joinWaitingList = endpoint('POST /waiting-list', {
  summary:
    'Wait for a time of these cards that is freed within the days; the same cards at the same provider are one entry',
  access: 'signed-in',
  body: z.object({ providerId: accountId, ...wish }),
  response: waiting,
  status: 201,
  refusals: ['not_found', 'not_bookable', 'own_offer', 'too_many_open'],
});

/** Somebody who has called. A new name goes into the client file. */
export const addWaitingClient = endpoint('POST /waiting-list/clients', {
  summary: 'Let a client wait, with or without an account; one that can be written to is offered what is freed',
  access: 'provider',
  roles: ['reception'],
  body: z.object({
    /** Of the own client file; without it the name counts. */
    clientId: z.optional(clientId),
    name: z._default(freeLine(80), ''),
    phone: z.optional(phone),
    email: z.optional(email),
    ...wish,
  }),
  response: waiting,
  status: 201,
  refusals: ['not_found', 'not_bookable', 'contract_missing'],
});

export const waitForEarlier = endpoint('POST /appointments/:id/earlier', {
  summary: 'Wait for a time before the own visit, which moves there; the provider may let a client wait',
  access: 'signed-in',
  roles: ['reception'],
  params: z.object({ id: appointmentId }),
  response: waiting,
  status: 201,
  refusals: ['not_found', 'wrong_state', 'unproven'],
});

const linked = { params: z.object({ token: opaque(600) }), access: 'anyone' } as const;

export const waitForEarlierByLink = endpoint('POST /visit/:token/earlier', {
  ...linked,
  summary: 'Wait for a time before the visit, by its link',
  response: z.object({}),
  status: 201,
  refusals: ['not_found', 'wrong_state', 'unproven'],
});

export const stopEarlier = endpoint('DELETE /appointments/:id/earlier', {
  summary: 'Keep the time of the visit; what was held goes to the next',
  access: 'signed-in',
  roles: ['reception'],
  params: z.object({ id: appointmentId }),
  response: z.object({}),
  refusals: ['not_found'],
});

export const stopEarlierByLink = endpoint('DELETE /visit/:token/earlier', {
  ...linked,
  summary: 'Keep the time of the visit, by its link',
  response: z.object({}),
  refusals: ['not_found'],
});

export const leaveWaitingList = endpoint('DELETE /waiting-list/:id', {
  summary: 'Wait no more; what was held goes to the next',
  access: 'signed-in',
  roles: ['reception'],
  params: z.object({ id: waitingId }),
  response: z.object({}),
  refusals: ['not_found'],
});

const one = z.object({ id: offerId });

export const getOffer = endpoint('GET /waiting-list/offers/:id', {
  summary: 'A time that is held for somebody who waits, for whoever has its link',
  access: 'anyone',
  params: one,
  response: z.object({
    id: offerId,
    /** Until when it is held. */
    until: instant,
    start: instant,
    end: instant,
    timeZone: z.string(),
    provider: business,
    staff: somebody,
    cards: z.array(cardPick),
    services: z.array(z.string()),
    totalCents: z.number(),
    currency: z.enum(serviceCurrencies),
    reason: z.enum(offerReasons),
    /** Booking names it: `POST /appointments` with `holdId`. */
    holdId: appointmentId,
    /** Booked at once, or asked for. */
    isImmediate: z.boolean(),
    /** It needs the customer's wish to begin within the 14 days of withdrawal. */
    asksToBegin: z.boolean(),
    /** Who may take it: whoever has the link, whoever asks, only its account after signing in, or somebody else alone. */
    taker: z.enum(['holder', 'self', 'signed-out', 'other']),
    /** Who books where nobody signs in: the client to whom the link was sent, with the proof of that. */
    guest: z.nullable(
      z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()), proof: z.string() }),
    ),
    /** The visit that would move here; null where one is booked. */
    earlier: z.nullable(z.object({ start: instant })),
  }),
  refusals: ['not_found', 'gone'],
});
export type Offer = z.output<typeof getOffer.response>;

export const takeOffer = endpoint('POST /waiting-list/offers/:id/take', {
  summary: 'Move the visit to the earlier time that is held; its old time goes to the next in line',
  access: 'anyone',
  params: one,
  /** `link` is the token of /visit/:token of somebody without an account. */
  response: z.object({ appointmentId, link: z.nullable(z.string()) }),
  refusals: ['not_found', 'gone', 'wrong_state', 'too_late', 'slot_taken', 'conflict'],
});

export const declineOffer = endpoint('POST /waiting-list/offers/:id/decline', {
  summary: 'Leave the time to the next in line, and wait on',
  access: 'anyone',
  params: one,
  response: z.object({}),
  refusals: ['not_found'],
});
