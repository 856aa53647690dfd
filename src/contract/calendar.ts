import * as z from 'zod/mini';
import { clientId } from './client.ts';
import { endpoint } from './endpoint.ts';
import { day, identifier, instant, queryInteger } from './fields.ts';

/** A provider's own days as a calendar draws them: days and minutes of the provider's clock. */

export const calendarDaysMaximum = 42;

const staffMember = z.object({ id: identifier, name: z.string(), isActive: z.boolean() });

const minutes = { fromMinute: z.number(), untilMinute: z.number() };

const visit = z.object({
  id: identifier,
  version: z.number(),
  status: z.enum(['open', 'confirmed', 'completed', 'completed_paid']),
  staffId: identifier,
  start: instant,
  end: instant,
  day,
  /** Beyond 1440 where it ends after midnight. */
  ...minutes,
  /** The pieces of work; between them the customer waits. The last ends where the customer leaves. */
  work: z.array(z.object(minutes)),
  /** Until when the time is taken: with the buffer. */
  takenUntilMinute: z.number(),
  /** '' for a walk-in without a name. */
  customer: z.string(),
  phone: z.nullable(z.string()),
  clientId: z.nullable(clientId),
  services: z.array(z.string()),
  totalCents: z.number(),
  note: z.string(),
  /** In one line; null in the shop. */
  address: z.nullable(z.string()),
  /** Entered by the provider, for somebody without an account: moved and swapped without asking anybody. */
  isOwn: z.boolean(),
  /** The customer has said so. */
  isComing: z.boolean(),
  proposal: z.nullable(z.object({ day, fromMinute: z.number(), staffId: identifier })),
});
export type CalendarVisit = z.output<typeof visit>;

const block = z.object({
  id: identifier,
  staffId: identifier,
  start: instant,
  end: instant,
  day,
  fromMinute: z.number(),
  lastDay: day,
  untilMinute: z.number(),
  note: z.string(),
});
export type CalendarBlock = z.output<typeof block>;

const calendar = z.object({
  timeZone: z.string(),
  today: day,
  /** Whoever works, and whoever left and still has something in these days. */
  staff: z.array(staffMember),
  days: z.array(
    z.object({
      day,
      /** Of each who works: when they are open on that day. */
      hours: z.array(z.object({ staffId: identifier, opensMinute: z.number(), closesMinute: z.number() })),
    }),
  ),
  /** In the order of the days. */
  visits: z.array(visit),
  blocks: z.array(block),
});
export type Calendar = z.output<typeof calendar>;

export const getCalendar = endpoint('GET /provider/calendar', {
  summary: 'The own visits and blocked times of some days, with the hours of the staff',
  access: 'provider',
  query: z.object({
    /** Today unless said. */
    from: z.optional(day),
    days: z._default(queryInteger(1, calendarDaysMaximum), 7),
  }),
  response: calendar,
});
