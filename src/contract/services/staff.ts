import * as z from 'zod/mini';
import { image } from '../account/image.ts';
import { endpoint } from '../endpoint.ts';
import { cardId, identifier, imageId, instant, line, stamp } from '../fields.ts';
import { limits } from '../limits.ts';

/** Who works at a provider. Hours in minutes of the provider's clock from midnight; Monday is 1. */

export const staffId = identifier.brand<'StaffId'>();
export type StaffId = z.output<typeof staffId>;

const minute = z.number().check(
  z.minimum(0),
  z.maximum(1440),
  z.refine((value) => value % 5 === 0, 'fiveMinutes'),
);

/** From when to when it is open: several of one day leave breaks between them. */
export const openSpan = { opensMinute: minute, closesMinute: minute };
export interface OpenSpan {
  opensMinute: number;
  closesMinute: number;
}

/** Wrong are spans that end before they begin, and spans of one day (`dayOf`) that overlap or touch. */
export const soundSpans = <Span extends OpenSpan>(dayOf: (span: Span) => string | number) =>
  z.superRefine<Span[]>(
    (spans, context) => {
      const sorted = spans
        .map((span, index) => ({ span, index }))
        .toSorted((one, other) => one.span.opensMinute - other.span.opensMinute);
      const closed = new Map<string | number, number>();
      for (const { span, index } of sorted) {
        const before = closed.get(dayOf(span));
        const fault = (field: string, message: string) =>
          context.issues.push({ code: 'custom', message, path: [index, field], input: span });
        if (span.closesMinute <= span.opensMinute) fault('closesMinute', 'closesLater');
        else if (before !== undefined && span.opensMinute <= before) fault('opensMinute', 'hoursOverlap');
        closed.set(dayOf(span), Math.max(before ?? 0, span.closesMinute));
      }
    },
    { when: ({ value, issues }) => Array.isArray(value) && issues.length === 0 },
  );

const weeklySpan = z.object({
  weekday: z.number().check(z.minimum(1), z.maximum(7), z.refine(Number.isInteger, 'integer')),
  ...openSpan,
});
export type WeeklySpan = z.output<typeof weeklySpan>;

/** The hours of a week; a weekday that is not in it is closed. */
export const weeklyHours = z.array(weeklySpan).check(
  z.maxLength(42),
  soundSpans(({ weekday }) => weekday),
);

const fields = {
  name: line(80),
  imageId: z._default(z.nullable(imageId), null),
  isActive: z._default(z.boolean(), true),
  /** Null: all cards. */
  cards: z._default(z.nullable(z.array(cardId).check(z.minLength(1), z.maxLength(limits.serviceCardsMaximum))), null),
  /** Null: the hours of the business. */
  hours: z._default(z.nullable(weeklyHours), null),
};
const draft = z.object(fields);
export type StaffDraft = z.output<typeof draft>;

/** A visit that lies ahead, as its provider sees it. */
export const visitAhead = z.object({
  id: identifier,
  start: instant,
  end: instant,
  customer: z.string(),
  staff: z.string(),
});
export type VisitAhead = z.output<typeof visitAhead>;

export const visitsListed = 20;

const member = z.object({
  id: staffId,
  name: z.string(),
  image: z.nullable(image),
  isActive: z.boolean(),
  cards: z.nullable(z.array(cardId)),
  hours: z.nullable(z.array(z.object({ weekday: z.number(), opensMinute: z.number(), closesMinute: z.number() }))),
  /** How many visits lie ahead: they stay when somebody leaves. */
  upcoming: z.number(),
  /** The first 20 of them. */
  visits: z.array(visitAhead),
  updatedAt: instant,
});
export type StaffMember = z.output<typeof member>;

const one = z.object({ id: staffId });

export const listStaff = endpoint('GET /staff', {
  summary: 'The own staff in order, whoever left included',
  access: 'provider',
  roles: ['reception'],
  response: z.object({
    items: z.array(member),
    /** How many may be active in the plan. */
    maximum: z.number(),
    timeZone: z.string(),
  }),
});

/** Asked again under the same id, chosen by the browser, it is one person: an answer may get lost. */
export const createStaff = endpoint('POST /staff', {
  summary: 'Add somebody to the staff',
  access: 'provider',
  body: z.extend(draft, { id: z.optional(staffId) }),
  response: member,
  status: 201,
  refusals: ['not_found', 'plan_limit'],
});

/** Replaces what is kept. `seen` is the `updatedAt` that was read: what changed since then is not overwritten. */
export const updateStaff = endpoint('PUT /staff/:id', {
  summary: 'Change somebody of the staff; visits that are booked stay',
  access: 'provider',
  params: one,
  body: z.extend(draft, { seen: z.optional(stamp) }),
  response: member,
  refusals: ['not_found', 'plan_limit', 'last_staff', 'conflict'],
});

/** The answer lists the visits that stay. */
export const deleteStaff = endpoint('DELETE /staff/:id', {
  summary: 'Somebody leaves: not bookable any more; booked visits stay and are listed',
  access: 'provider',
  params: one,
  response: member,
  refusals: ['not_found', 'last_staff'],
});
