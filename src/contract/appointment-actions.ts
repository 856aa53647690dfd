import * as z from 'zod/mini';
import { appointmentDetail, appointmentId } from './appointment.ts';
import { endpoint } from './endpoint.ts';
import { day, freeText, text } from './fields.ts';
import { staffId } from './staff.ts';

/**
 * What the two parties do with a visit. `docs/product/appointments.md` has the table of who may, from which state and until
 * when. Whoever has the link of a visit is its customer: the same calls stand below /visit/:token.
 */

/** An instant; without an offset the time of the provider's clock. */
const time = z.iso.datetime({ offset: true, local: true, error: 'wrongType' });

/** The `version` that was shown: what changed since then is not decided upon unseen. */
const seen = { seen: z.optional(z.number()) };
const note = { note: z._default(freeText(500), '') };

const bodies = {
  plain: z.object(seen),
  decline: z.object({ ...seen, ...note, alternatives: z._default(z.array(time).check(z.maxLength(3)), []) }),
  cancel: z.object({ ...seen, ...note }),
  move: z.object({ ...seen, start: time, staffId: z.optional(staffId) }),
  message: z.object({ text: text(4000) }),
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
  params: z.object({ token: z.string() }),
  response: appointmentDetail,
  refusals,
} as const;

export const acceptAppointment = endpoint('POST /appointments/:id/accept', {
  ...byAccount,
  summary: 'The provider accepts a request',
  body: bodies.plain,
});

export const declineAppointment = endpoint('POST /appointments/:id/decline', {
  ...byAccount,
  summary: 'The provider declines a request, and may offer up to three other times',
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
  body: bodies.cancel,
});

export const moveAppointment = endpoint('POST /appointments/:id/move', {
  ...byAccount,
  summary: 'The customer moves a visit within the deadline; the provider proposes another time, or moves an own entry',
  body: bodies.move,
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
  body: bodies.plain,
});

export const noShowAppointment = endpoint('POST /appointments/:id/no-show', {
  ...byAccount,
  summary: 'The provider says that nobody came; until 48 hours after completion, unless it was rated or paid',
  body: bodies.plain,
});

export const payAppointment = endpoint('POST /appointments/:id/paid', {
  ...byAccount,
  summary: 'The provider has been paid',
  body: bodies.plain,
});

export const messageAppointment = endpoint('POST /appointments/:id/message', {
  ...byAccount,
  summary: 'Write to the other side',
  body: bodies.message,
});

/** Of visits that the provider has entered: what a customer has booked needs their word. */
export const swapAppointments = endpoint('POST /appointments/:id/swap', {
  ...byAccount,
  summary: 'Let two visits that the provider has entered change places',
  body: z.object({ ...seen, with: appointmentId }),
  refusals: [...refusals, 'needs_agreement'],
});

export const reportIll = endpoint('POST /provider/ill', {
  summary: 'Cancel what is left of a day; every customer is told, with one note',
  access: 'provider',
  body: z.object({ day, ...note }),
  response: z.object({ cancelled: z.number() }),
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

export const messageVisit = endpoint('POST /visit/:token/message', {
  ...byLink,
  summary: 'Write to the provider, by the link of the visit',
  body: bodies.message,
});
