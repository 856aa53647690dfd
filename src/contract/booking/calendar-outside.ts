import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { code, identifier, instant } from '../fields.ts';
import { staffId } from '../services/staff.ts';

/** Busy time that comes in from a calendar of another program, by its address. One way: nothing of ours goes there. */

export const outsideFaults = ['address', 'private', 'unreachable', 'tooLarge', 'none'] as const;
export const outsideSpansMaximum = 500;

const outsideCalendar = z.object({
  id: identifier,
  staffId,
  /** Of the address, which is a secret, the host alone. */
  host: z.string(),
  /** When it was last read well. */
  readAt: z.nullable(instant),
  /** Why the last try failed. What was read before stays. */
  fault: z.nullable(z.enum(outsideFaults)),
  /** So many times ahead are taken by it. */
  spans: z.number(),
  /** Appointments that lie in them. */
  clashes: z.number(),
  /** More than `outsideSpansMaximum` are ahead. */
  isCut: z.boolean(),
});
export type OutsideCalendar = z.output<typeof outsideCalendar>;

export const listOutsideCalendars = endpoint('GET /provider/outside-calendars', {
  summary: 'The calendars of other programs whose busy time comes in',
  access: 'provider',
  response: z.object({ items: z.array(outsideCalendar) }),
});

export const addOutsideCalendar = endpoint('POST /provider/outside-calendars', {
  summary: 'Let the busy time of a calendar come in, for one of the staff; in the place of the one before',
  access: 'provider',
  body: z.object({
    staffId,
    /** https or webcal. */
    address: code(2000),
  }),
  status: 201,
  response: outsideCalendar,
  refusals: ['not_found'],
});

export const removeOutsideCalendar = endpoint('DELETE /provider/outside-calendars/:id', {
  summary: 'Forget a calendar and free the time that it takes',
  access: 'provider',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});
