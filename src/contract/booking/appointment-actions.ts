import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, freeText, identifier, instant, moment, opaque, queryInteger, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { saysOrShows, sentPictures } from '../messaging/message.ts';
import { cardPick } from '../services/card-option-fields.ts';
import { staffId } from '../services/staff.ts';
import { appointmentId, lateMinutes } from './appointment.ts';
import { appointmentDetail } from './appointment-detail.ts';

/**
 * What the two parties do with a visit. `docs/product/appointments.md` has the table of who may, from which state and until
 * when. Whoever has the link of a visit is its customer: the same calls stand below /visit/:token.
 */

/** The `version` that was shown: what changed since then is not decided upon unseen. */
const seen = { seen: z.optional(z.number()) };
/** Kept for ten seconds before it counts, so that it can be taken back (`DELETE /provider/undo/:id`). Of the provider alone. */
const taken = { undoable: z._default(z.boolean(), false) };
const note = { note: z._default(freeText(500), '') };

const bodies = {
  plain: z.object(seen),
  undoable: z.object({ ...seen, ...taken }),
  decline: z.object({ ...seen, ...note, alternatives: z._default(z.array(moment).check(z.maxLength(3)), []) }),
  cancel: z.object({ ...seen, ...note, ...taken }),
  move: z.object({ ...seen, ...taken, start: moment, staffId: z.optional(staffId) }),
  change: z.object({
    ...seen,
    ...taken,
    /** In the order in which they are done; without it as agreed. One that the visit has stays as it was agreed. */
    cards: z.optional(z.array(cardPick).check(z.minLength(1), z.maxLength(limits.visitCardsMaximum))),
    /** Of the whole visit; without it that of the services. */
    durationMinutes: z.optional(queryInteger(5, 720)),
    /** In cents, without the way; without it what the services cost. */
    priceCents: z.optional(queryInteger(0, limits.servicePriceMaximum * 100)),
    staffId: z.optional(staffId),
  }),
  /** `id` is of the sender's choice: under it the same message sent again is one. */
  message: z
    .object({ text: z._default(freeText(4000), ''), images: sentPictures, id: z.optional(identifier) })
    .check(saysOrShows('text')),
  /** Whoever has the link alone can upload nothing of an account. */
  linkedMessage: z.object({ text: text(4000), id: z.optional(identifier) }),
  late: z.object({ minutes: z.literal(lateMinutes, { error: 'notInList' }) }),
} as const;

const refusals = ['not_found', 'wrong_state', 'too_late', 'slot_taken', 'conflict'] as const;
const byAccount = {
  access: 'signed-in',
  params: z.object({ id: appointmentId }),
  response: appointmentDetail,
  refusals,
} as const;
const byLink = {
  access: 'anyone',
  params: z.object({ token: opaque(600) }),
  response: appointmentDetail,
  refusals,
} as const;

export const acceptAppointment = endpoint('POST /appointments/:id/accept', {
  ...byAccount,
  summary: 'The provider accepts a request',
  roles: ['reception'],
  body: bodies.undoable,
});

export const declineAppointment = endpoint('POST /appointments/:id/decline', {
  ...byAccount,
  summary: 'The provider declines a request, and may offer up to three other times',
  roles: ['reception'],
  body: bodies.decline,
});

export const withdrawAppointment = endpoint('POST /appointments/:id/withdraw', {
  ...byAccount,
  summary: 'The customer takes a request back',
  body: bodies.plain,
});

export const cancelAppointment = endpoint('POST /appointments/:id/cancel', {
  ...byAccount,
  summary: 'Cancel a confirmed visit: the customer until the deadline, the provider until its end',
  roles: ['reception'],
  body: bodies.cancel,
});

export const moveAppointment = endpoint('POST /appointments/:id/move', {
  ...byAccount,
  summary: 'The customer moves a visit within the deadline; the provider proposes another time, or moves an own entry',
  roles: ['reception', 'team'],
  body: bodies.move,
});

/** More time for the same services and price binds nobody: it changes at once, like what the provider has entered. */
export const changeAppointment = endpoint('POST /appointments/:id/change', {
  ...byAccount,
  summary: 'The provider changes services, duration, price or person; what binds the customer is proposed to them',
  roles: ['reception'],
  body: bodies.change,
});

export const agreeAppointment = endpoint('POST /appointments/:id/agree', {
  ...byAccount,
  summary: 'The customer agrees to the time that the provider proposes',
  body: bodies.plain,
});

export const refuseAppointment = endpoint('POST /appointments/:id/refuse', {
  ...byAccount,
  summary: 'The customer keeps the old time',
  body: bodies.plain,
});

export const confirmAppointment = endpoint('POST /appointments/:id/confirm', {
  ...byAccount,
  summary: 'The customer says that they are coming',
  body: bodies.plain,
});

export const completeAppointment = endpoint('POST /appointments/:id/complete', {
  ...byAccount,
  summary: 'The provider marks a visit as done, from its start on',
  roles: ['reception', 'team'],
  body: bodies.undoable,
});

export const noShowAppointment = endpoint('POST /appointments/:id/no-show', {
  ...byAccount,
  summary: 'The provider says that nobody came; until 48 hours after completion, unless it was rated or paid',
  roles: ['reception', 'team'],
  body: bodies.undoable,
});

export const payAppointment = endpoint('POST /appointments/:id/paid', {
  ...byAccount,
  summary: 'The owner has been paid: money is no matter of employees',
  body: bodies.undoable,
});

export const depositAppointment = endpoint('POST /appointments/:id/deposit', {
  ...byAccount,
  summary: 'The owner has received the deposit: from then on the visit stays',
  body: bodies.undoable,
});

/** From two hours before the start until the end, on the day of the visit. The provider's delay is told to those after as well. */
export const lateAppointment = endpoint('POST /appointments/:id/late', {
  ...byAccount,
  summary: 'Say that one is 5, 10 or 15 minutes late; the other side is told at once',
  roles: ['reception', 'team'],
  body: bodies.late,
});

export const messageAppointment = endpoint('POST /appointments/:id/message', {
  ...byAccount,
  summary: 'Write to the other side',
  roles: ['reception'],
  body: bodies.message,
});

/** Of visits that the provider has entered: what a customer has booked needs their word. */
export const swapAppointments = endpoint('POST /appointments/:id/swap', {
  ...byAccount,
  summary: 'Let two visits that the provider has entered change places',
  roles: ['reception', 'team'],
  body: z.object({ ...seen, ...taken, with: appointmentId }),
  refusals: [...refusals, 'needs_agreement'],
});

/** A visit of a day on which somebody is ill. */
const illVisit = z.object({
  id: appointmentId,
  start: instant,
  timeZone: z.string(),
  customer: z.string(),
  phone: z.nullable(z.string()),
  services: z.array(z.string()),
  /** Who is free at its time and does its services. */
  colleagues: z.array(z.object({ id: staffId, name: z.string() })),
  /** Up to three free times of the next days, offered to whom it is cancelled. */
  others: z.array(instant),
});
export type IllVisit = z.output<typeof illVisit>;

export const reportIll = endpoint('POST /provider/ill', {
  summary: 'Close what is left of a day for somebody who is ill, or for all; visits go to a colleague or are cancelled',
  access: 'provider',
  roles: ['reception'],
  body: z.object({
    day,
    ...note,
    ...taken,
    /** Without it: everybody. */
    staffId: z.optional(staffId),
    /** Visits that a colleague takes over at the same time, where that is still possible. All others are cancelled. */
    handedOver: z._default(z.array(z.object({ id: appointmentId, staffId })).check(z.maxLength(200)), []),
    /** Says what it is about, and changes nothing. */
    preview: z._default(z.boolean(), false),
  }),
  response: z.object({
    visits: z.array(illVisit),
    cancelled: z.number(),
    handedOver: z.number(),
    /** Whom no message reaches: they stand in `GET /provider/calls`. What can be taken back has told nobody yet. */
    toCall: z.number(),
    /** By which it can be taken back; null where no visit is concerned. */
    undo: z.nullable(identifier),
  }),
  refusals: ['not_found'],
});

export const listCalls = endpoint('GET /provider/calls', {
  summary: 'Whom the provider has to call about a visit, because no message reaches them',
  access: 'provider',
  roles: ['reception'],
  response: z.object({
    items: z.array(
      z.object({
        id: appointmentId,
        start: instant,
        timeZone: z.string(),
        customer: z.string(),
        phone: z.nullable(z.string()),
        /** False where a colleague does it. */
        isCancelled: z.boolean(),
      }),
    ),
  }),
});
export type Call = z.output<typeof listCalls.response>['items'][number];

export const finishCall = endpoint('DELETE /provider/calls/:id', {
  summary: 'Tick off a call; one that is ticked off answers the same',
  access: 'provider',
  roles: ['reception'],
  params: z.object({ id: appointmentId }),
  response: z.object({}),
  refusals: ['not_found'],
});

export const getVisit = endpoint('GET /visit/:token', {
  summary: 'A visit with its messages, for whoever has its link',
  ...byLink,
  refusals: ['not_found'],
});

export const withdrawVisit = endpoint('POST /visit/:token/withdraw', {
  ...byLink,
  summary: 'Take a request back, by the link of the visit',
  body: bodies.plain,
});

export const cancelVisit = endpoint('POST /visit/:token/cancel', {
  ...byLink,
  summary: 'Cancel until the deadline, by the link of the visit',
  body: bodies.cancel,
});

export const moveVisit = endpoint('POST /visit/:token/move', {
  ...byLink,
  summary: 'Move within the deadline, by the link of the visit',
  body: bodies.move,
});

export const agreeVisit = endpoint('POST /visit/:token/agree', {
  ...byLink,
  summary: 'Agree to the proposed time, by the link of the visit',
  body: bodies.plain,
});

export const refuseVisit = endpoint('POST /visit/:token/refuse', {
  ...byLink,
  summary: 'Keep the old time, by the link of the visit',
  body: bodies.plain,
});

export const confirmVisit = endpoint('POST /visit/:token/confirm', {
  ...byLink,
  summary: 'Say that one is coming, by the link of the visit',
  body: bodies.plain,
});

export const lateVisit = endpoint('POST /visit/:token/late', {
  ...byLink,
  summary: 'Say that one is late, by the link of the visit',
  body: bodies.late,
});

export const messageVisit = endpoint('POST /visit/:token/message', {
  ...byLink,
  summary: 'Write to the provider, by the link of the visit',
  body: bodies.linkedMessage,
});
