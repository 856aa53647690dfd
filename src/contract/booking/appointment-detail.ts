import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { appointmentId, appointmentMessage, listedAppointment } from './appointment.ts';
import { depositPayment } from './appointment-deposit.ts';

/** What is noted with whoever did it. `propose` is a move or a change that waits for the customer's word. */
export const deedActions = [
  'entry',
  'accept',
  'decline',
  'cancel',
  'move',
  'change',
  'propose',
  'agree',
  'refuse',
  'complete',
  'no-show',
  'paid',
  'deposit',
  'withdraw',
] as const;

const one = z.object({ id: appointmentId });
const deed = z.object({
  action: z.enum(deedActions),
  by: z.enum(['customer', 'provider']),
  /** Of the business; null of a customer, and of whoever has no account any more. */
  name: z.nullable(z.string()),
  /** The caller's own. */
  isOwn: z.boolean(),
  at: instant,
});
export type VisitDeed = z.output<typeof deed>;

export const appointmentDetail = z.extend(listedAppointment, {
  /** Who did what, the latest first. For the people of the business alone. */
  deeds: z.array(deed),
  payment: z.nullable(depositPayment),
  messages: z.array(appointmentMessage),
  /** When the other side has last read them. */
  readAt: z.nullable(instant),
  /** It moves to an earlier time that is freed, if its customer takes it. */
  waitsForEarlier: z.boolean(),
});
export type AppointmentDetail = z.output<typeof appointmentDetail>;

export const getAppointment = endpoint('GET /appointments/:id', {
  summary: 'One visit with its messages; they count as read by the caller',
  access: 'signed-in',
  roles: ['reception', 'team'],
  params: one,
  response: appointmentDetail,
  refusals: ['not_found'],
});
