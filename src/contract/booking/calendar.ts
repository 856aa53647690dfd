import * as z from 'zod/mini';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { answeredDay, day, email, freeLine, freeText, identifier, instant, phone, queryInteger } from '../fields.ts';
import { limits } from '../limits.ts';
import { cardPick } from '../services/card-option-fields.ts';
import { appointment } from './appointment.ts';
import { appointmentStatuses } from './appointment-status.ts';
import { clientId } from './client.ts';

/** A provider's own days as a calendar draws them: days and minutes of the provider's clock. */

export const calendarDaysMaximum = 42;

const staffMember = z.object({ id: identifier, name: z.string(), isActive: z.boolean() });

const minutes = { fromMinute: z.number(), untilMinute: z.number() };

const visit = z.object({
  id: identifier,
  version: z.number(),
  /** What is cancelled leaves the calendar. */
  status: z.enum(appointmentStatuses.filter((status) => status !== 'cancelled')),
  staffId: identifier,
  start: instant,
  end: instant,
  day: answeredDay,
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
  currency: z.enum(serviceCurrencies),
  /** Who comes, where that is somebody else than who booked; '' else. */
  visitor: z.string(),
  note: z.string(),
  /** In one line; null in the shop. */
  address: z.nullable(z.string()),
  /** Kilometres to its postal code, as the crow flies. */
  distance: z.nullable(z.number()),
  /** Entered by the provider, for somebody without an account: moved and swapped without asking anybody. */
  isOwn: z.boolean(),
  /** The customer has said so. */
  isComing: z.boolean(),
  /** A deposit was agreed and is not there yet. */
  isDepositDue: z.boolean(),
  series: appointment.shape.series,
  /** `isChange`: of services, duration, price or person, and not of the time alone. */
  proposal: z.nullable(z.object({ day: answeredDay, ...minutes, staffId: identifier, isChange: z.boolean() })),
});
export type CalendarVisit = z.output<typeof visit>;

const block = z.object({
  id: identifier,
  staffId: identifier,
  start: instant,
  end: instant,
  day: answeredDay,
  fromMinute: z.number(),
  lastDay: answeredDay,
  untilMinute: z.number(),
  note: z.string(),
  /** From a calendar of another program: it goes when it goes there. */
  isOutside: z.boolean(),
  /** A customer has it held for a day, as last time: it goes by itself, and `note` says who and what. */
  isHeld: z.boolean(),
  /** An appointment lies in the same time. */
  isClash: z.boolean(),
});
export type CalendarBlock = z.output<typeof block>;

const calendar = z.object({
  timeZone: z.string(),
  today: answeredDay,
  /** Whoever works, and whoever left and still has something in these days. */
  staff: z.array(staffMember),
  days: z.array(
    z.object({
      day: answeredDay,
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
  roles: ['reception', 'team'],
  query: z.object({
    /** Today unless said. */
    from: z.optional(day),
    days: z._default(queryInteger(1, calendarDaysMaximum), 7),
  }),
  response: calendar,
  mayLag: true,
});

/** What has to be said before an entry can be made. `choice`: several services fit the words alike; `question`: see `questions`. */
export const entryAsks = ['question', 'name', 'time', 'card', 'choice', 'past'] as const;

/**
 * What the line leaves open. `noDay`: no such day. `disagree`: weekday and date differ. `whichDay`: a week alone.
 * `noTime`: no such time. `often`: a count without an interval. `tooMany`: more than one entry allows. `unread`: looks
 * like a date or a sum. `closed`: nobody works then.
 */
export const entryQuestions = [
  'noDay',
  'disagree',
  'whichDay',
  'noTime',
  'often',
  'tooMany',
  'unread',
  'closed',
] as const;

/** How often a visit comes again. `nthWeekday` is monthly, on the same weekday of the month as the first: the second Tuesday. */
export const seriesUnits = ['day', 'week', 'month', 'nthWeekday'] as const;
/** As many visits a series has unless it is said, and at most. */
export const seriesUsual = 6;
export const seriesMaximum = 12;

const every = z.object({ unit: z.enum(seriesUnits), count: z.number() });

export const lineQuestion = z.object({
  kind: z.enum(entryQuestions),
  /** What it is about, as it was typed; of a closed day the day, and whose it is where somebody is named. */
  words: z.string(),
  day: z.nullable(day),
  staff: z.nullable(z.string()),
  choices: z.array(
    z.object({
      /** The line as it reads then. */
      text: z.string(),
      /** What is meant, one of these; all null: the words go into the note. */
      day: z.nullable(day),
      minute: z.nullable(z.number()),
      priceCents: z.nullable(z.number()),
      every: z.nullable(every),
      times: z.nullable(z.number()),
    }),
  ),
});

const series = z.object({
  /** The words that speak of it, as they were typed; '' of a form. */
  words: z.string(),
  unit: z.enum(seriesUnits),
  count: z.number(),
  /** So many visits, where the line says it: then `times` of the call does not count. */
  times: z.nullable(z.number()),
  /** The first and those after it, in their order; none until a time was said. */
  visits: z.array(
    z.object({
      start: instant,
      /** Something lies there: it is left out, and not entered. */
      isTaken: z.boolean(),
      isOutsideHours: z.boolean(),
    }),
  ),
});

const understood = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  note: z.string(),
  /** Without those that are still to be chosen. */
  services: z.array(z.string()),
  cards: z.array(cardPick),
  /** For each service that was named the cards that it fits alike, where they are several: `chosen` says which is meant. */
  choices: z.array(
    z.array(z.object({ id: cardPick, name: z.string(), durationMinutes: z.number(), priceCents: z.number() })),
  ),
  /** Where more than one visit is meant: each is a visit of its own once it is entered. */
  series: z.nullable(series),
  durationMinutes: z.number(),
  totalCents: z.number(),
  /** Null until a time was said. */
  start: z.nullable(instant),
  staff: z.nullable(z.object({ id: identifier, name: z.string() })),
  /** Whom the client file knows by that. */
  client: z.nullable(z.object({ id: clientId, name: z.string() })),
});

const cards = z.array(cardPick).check(z.maxLength(limits.visitCardsMaximum));

/** Field by field instead of by the line. Without cards it is the shortest one. Money in cents. */
const entryFields = {
  name: z._default(freeLine(80), ''),
  phone: z.optional(phone),
  email: z.optional(email),
  note: z._default(freeText(2000), ''),
  cards: z._default(cards, []),
  durationMinutes: z.optional(queryInteger(5, 720)),
  priceCents: z.optional(queryInteger(0, limits.servicePriceMaximum * 100)),
  /** Of the own client file. */
  clientId: z.optional(clientId),
  /** It comes again and again. */
  every: z.optional(z.object({ unit: z.enum(seriesUnits), count: queryInteger(1, 99) })),
};

/** Asked again under the same `id`, chosen by the browser, it is one visit: an answer may get lost. */
export const addEntry = endpoint('POST /appointments/entry', {
  summary:
    'Enter an own visit or a series of them by one line or by fields, or somebody who walked in; a preview says what was understood',
  access: 'provider',
  roles: ['reception', 'team'],
  body: z.object({
    text: z._default(freeLine(300), ''),
    /** The line is not read then. */
    isForm: z._default(z.boolean(), false),
    ...entryFields,
    /** Which is meant of the services that fit the line alike. */
    chosen: z._default(cards, []),
    /** So many visits of what comes again and again; 1 enters the first alone. */
    times: z._default(queryInteger(1, seriesMaximum), seriesUsual),
    /** The closed day on which it is entered all the same. */
    closedDay: z.optional(day),
    preview: z._default(z.boolean(), false),
    /** The place that was tapped: it counts where the line says nothing else. Minutes of the provider's clock. */
    day: z.optional(day),
    minute: z.optional(queryInteger(0, 1439)),
    staffId: z.optional(identifier),
    /** Now, the shortest card, whoever is free first; a name is not needed. */
    isWalkIn: z._default(z.boolean(), false),
    id: z.optional(identifier),
    /** It can be taken back for ten seconds (`DELETE /provider/undo/:id`). */
    undoable: z._default(z.boolean(), false),
  }),
  response: z.object({
    understood,
    asks: z.array(z.enum(entryAsks)),
    /** Nothing is entered before they are answered: by another line, a closed day by `closedDay`. */
    questions: z.array(lineQuestion),
    /** Somebody else's time lies there; of a series, at each of its times. */
    isTaken: z.boolean(),
    /** Outside the hours: allowed for an own entry, but said. */
    isOutsideHours: z.boolean(),
    /** How the client is told of it. Null without a time, of somebody who walked in, and of what has begun. */
    tellsBy: z.nullable(z.enum(['mail', 'text', 'both', 'none'])),
    /** Of what was entered, the first of a series; null for a preview. */
    id: z.nullable(identifier),
    /** So many visits were entered. */
    entered: z.number(),
    /** By which it is taken back. */
    undo: z.nullable(identifier),
  }),
  refusals: ['slot_taken', 'not_found', 'contract_missing'],
});
