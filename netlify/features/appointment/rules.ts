import * as z from 'zod/mini';
import {
  type Appointment,
  type AppointmentAction,
  type AppointmentId,
  type AppointmentStatus,
  appointmentStatuses,
  type CancelReason,
  holdMinutes,
  withdrawalDays,
} from '../../../src/contract/appointment.ts';
import { undoableActions } from '../../../src/contract/appointment-undo.ts';
import { cancelEndOf } from '../../../src/contract/cancel-end.ts';
import { identifier } from '../../../src/contract/fields.ts';
import { servicePlanOf } from '../../../src/contract/plans.ts';
import { type Visit, visitOf } from '../../calendar/visit.ts';
import { dayAt, instantOf, isoOf, minuteMilliseconds } from '../../calendar/zone.ts';
import { kilometresBetween, type Position } from '../../ground/distance.ts';
import { imageShown } from '../../ground/pictures.ts';
import { ahead, done } from '../../ground/states.ts';
import { reviewableUntil } from '../review/rules.ts';
import type { Booked, BookedCard, Customer } from './sql.ts';
import type { Before } from './undo-sql.ts';
import type { Change, VisitRow } from './visit-sql.ts';

const hour = 60 * minuteMilliseconds;
const dayMilliseconds = 24 * hour;

/** How often in how many seconds. */
export const appointmentLimits = {
  holdsPerCaller: { name: 'appointment-hold', times: 120, seconds: 60 * 60 },
  bookingsPerCaller: { name: 'appointment-book', times: 60, seconds: 60 * 60 },
  codesPerCaller: { name: 'guest-code-caller', times: 20, seconds: 60 * 60 },
  latePerSide: { name: 'appointment-late', times: 4, seconds: 12 * 60 * 60 },
  imagesPerVisit: { name: 'appointment-images', times: 60, seconds: 60 * 60 },
  messagesPerSide: { name: 'appointment-message', times: 60, seconds: 60 * 60 },
  guestLinksPerCaller: { name: 'guest-visits-caller', times: 20, seconds: 60 * 60 },
  guestLinksPerAddress: { name: 'guest-visits-address', times: 3, seconds: 60 * 60 },
  codesPerSubject: { name: 'guest-code-subject', times: 5, seconds: 60 * 60 },
} as const;

/** Slots that visitors of one network address can hold at a time. */
export const heldMaximum = 8;
export const resendSeconds = 60;
export const triesMaximum = 5;
const codeMinutes = 10;
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * minuteMilliseconds);
export const heldUntil = (now: Date): Date => new Date(now.getTime() + holdMinutes * minuteMilliseconds);
export const proofDays = 90;
/** For so long a mailed link lists all visits of an address. */
export const guestVisitsLinkDays = 7;
export const guestVisitsListed = 100;

/** How many other times are named where a slot is taken, and within how many days. */
export const othersNamed = 6;
export const othersWithinDays = 14;

/** A request has to be made so long before its start, is to be answered within a day, and so long before the start at the latest. */
const requestNoticeMinutes = 180;
const answerHours = 24;
const answerBeforeHours = 2;
export const answerUntilOf = (start: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + answerHours * hour, start - answerBeforeHours * hour));

/** What a booking comes to, all of it from rows. */
export interface BookingTerms {
  visit: Visit;
  cards: readonly BookedCard[];
  priceCents: number;
  cancelHours: number;
  /** Booked at once, or asked for. */
  isImmediate: boolean;
}

const cents = ({ priceUnit, priceCents, durationMinutes }: BookedCard): number =>
  priceUnit === 'hour' ? Math.round((priceCents * durationMinutes) / 60) : priceCents;

/** A request asks for more notice than an immediate booking. The strictest card decides about the whole visit. */
export function termsOf(provider: Booked, cards: readonly BookedCard[]): BookingTerms {
  const { immediateBooking } = servicePlanOf(provider.plan);
  const isImmediate = immediateBooking && cards.every((card) => card.isImmediate);
  const visit = visitOf(cards, provider);
  return {
    visit: isImmediate ? visit : { ...visit, noticeMinutes: Math.max(visit.noticeMinutes, requestNoticeMinutes) },
    cards,
    priceCents: cards.reduce((sum, card) => sum + cents(card), 0),
    cancelHours: Math.max(...cards.map((card) => card.cancelHours)),
    isImmediate,
  };
}

/** Whether all cards can be had there. */
export const isOfferedAt = (place: 'shop' | 'customer', provider: Booked, cards: readonly BookedCard[]): boolean =>
  place === 'shop'
    ? cards.every(({ isAtShop }) => isAtShop)
    : servicePlanOf(provider.plan).homeService &&
      cards.every(({ isMobile, travelReachKilometres }) => isMobile && travelReachKilometres !== null);

/** Whether there is any place where all cards can be had. */
export const isOffered = (provider: Booked, cards: readonly BookedCard[]): boolean =>
  isOfferedAt('shop', provider, cards) || isOfferedAt('customer', provider, cards);

/** What coming costs: it is one way for all cards, so the dearest counts. Undefined where it is too far for one of them. */
export function travelFee(provider: Booked, cards: readonly BookedCard[], to: Position): number | undefined {
  const kilometres = kilometresBetween(provider, to);
  const fees = cards.map(({ travelZones, travelReachKilometres }) => {
    if (kilometres > (travelReachKilometres ?? 0)) return undefined;
    return travelZones.length === 0 ? 0 : travelZones.find(({ upTo }) => kilometres <= upTo)?.feeCents;
  });
  const known = fees.filter((fee) => fee !== undefined);
  return known.length === fees.length ? Math.max(...known) : undefined;
}

export const startsWithinWithdrawal = (start: number, now: Date): boolean =>
  start - now.getTime() < withdrawalDays * dayMilliseconds;

/** Whom a limit counts, and a retry has to be: an account, else the address or number that a code has proven. */
export const subjectOf = ({ customer, guestProven, guestEmail, guestPhone }: Customer): string =>
  customer ?? (guestProven === 'email' ? `email:${guestEmail}` : `phone:${guestPhone}`);

export const isBookedBy = (row: VisitRow, who: Customer): boolean =>
  who.customer !== null
    ? row.customerId === who.customer
    : row.customerId === null &&
      (who.guestProven === 'email' ? row.guestEmail === who.guestEmail : row.guestPhone === who.guestPhone);

const cursors = z.object({ start: z.iso.datetime({ offset: true }), id: identifier });

export const writeCursor = ({ start, id }: { start: string; id: string }): string =>
  Buffer.from(JSON.stringify({ start, id })).toString('base64url');

/** Undefined if the text is no cursor of ours. */
export function readCursor(written: string): { start: string; id: string } | undefined {
  try {
    const read = z.safeParse(cursors, JSON.parse(Buffer.from(written, 'base64url').toString()));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export type Side = 'customer' | 'provider';
export const otherSide = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer');

/** What a rule looks at. */
export type RuledVisit = Pick<
  VisitRow,
  | 'status'
  | 'start'
  | 'end'
  | 'origin'
  | 'customerId'
  | 'answerUntil'
  | 'cancelHours'
  | 'timeZone'
  | 'boundAt'
  | 'completedAt'
  | 'proposedStart'
  | 'proposedChange'
  | 'comingAt'
  | 'customerReviewed'
  | 'providerReviewed'
>;

const startOf = ({ start }: RuledVisit): number => Date.parse(start);
const endOf = ({ end }: RuledVisit): number => Date.parse(end);
export const answerEnd = (visit: RuledVisit): number =>
  visit.answerUntil === null ? startOf(visit) - answerBeforeHours * hour : Date.parse(visit.answerUntil);
/** Until when the customer may move or cancel: the deadline of the cards, or ten minutes after it became binding. */
export const cancelEnd = ({ start, cancelHours, boundAt }: Pick<RuledVisit, 'start' | 'cancelHours' | 'boundAt'>) =>
  cancelEndOf({ start: Date.parse(start), cancelHours, boundAt: Date.parse(boundAt) });

/** From when on one can say that one is late: so long before the start, on the day of the visit. */
export const lateHours = 2;
const lateFrom = (visit: RuledVisit): number =>
  Math.max(startOf(visit) - lateHours * hour, instantOf(dayAt(startOf(visit), visit.timeZone), 0, visit.timeZone));

/** A visit of the same person after the one that is late. */
export interface Following {
  id: AppointmentId;
  start: string;
  /** Until when the time is taken, with the buffer. */
  takenUntil: string;
}

/** How much of a delay arrives at those after, in steps of five minutes: each gap between two takes some of it away. */
export function delaysAfter(
  takenUntil: number,
  following: readonly Following[],
  minutes: number,
): { id: AppointmentId; minutes: number }[] {
  let free = takenUntil + minutes * minuteMilliseconds;
  const delayed: { id: AppointmentId; minutes: number }[] = [];
  for (const visit of following) {
    const behind = free - Date.parse(visit.start);
    if (behind <= 0) break;
    delayed.push({ id: visit.id, minutes: Math.ceil(behind / raster) * 5 });
    free = Date.parse(visit.takenUntil) + behind;
  }
  return delayed;
}

/** A proposal of another time is answered before the visit begins, one of another content until it ends. */
const proposalEnd = (visit: RuledVisit): number => (visit.proposedChange === null ? startOf(visit) : endOf(visit));

/** The provider has entered it, and nobody without an account is reached by it: what was agreed was agreed by telephone. */
export const isOwnEntry = ({ origin, customerId }: Pick<RuledVisit, 'origin' | 'customerId'>): boolean =>
  (origin === 'entry' || origin === 'walk_in') && customerId === null;

/** The customer has booked it, or said that they come: it can be reviewed. */
const isCustomers = ({ origin, comingAt }: RuledVisit): boolean =>
  origin === 'site' || origin === 'link' || comingAt !== null;
const reviewUntil = (visit: RuledVisit): string | null =>
  reviewableUntil({ status: visit.status, endsAt: visit.end, isCustomers: isCustomers(visit) });
const reviewEnd = (visit: RuledVisit): number => Date.parse(reviewUntil(visit) ?? visit.end);

/** Every visit starts on such a minute. */
const raster = 5 * minuteMilliseconds;
export const isOnRaster = (instant: number): boolean => instant % raster === 0;

/** An instant; what is written without an offset is a time of the provider's clock. */
export function instantAt(written: string, timeZone: string): number {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(written)) return Date.parse(written);
  const [day = '', time = ''] = written.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf(day, hours * 60 + minutes, timeZone);
}

/** A visit as it was agreed, for the calendar: its cards may have changed or gone since. */
export function agreedVisit(
  { bufferMinutes }: Pick<VisitRow, 'bufferMinutes'>,
  items: readonly { id: string | null; durationMinutes: number; parts: readonly { work: number; wait: number }[] }[],
): Visit {
  const cards = items.map((item) => ({ ...item, id: item.id ?? '', bufferMinutes: null, noticeMinutes: null }));
  const visit = visitOf(cards, { bufferAfterMinutes: bufferMinutes, noticeMinutes: 0 });
  return { ...visit, cards: visit.cards.filter((id) => id !== '') };
}

/** What the steps count from, in milliseconds since 1970. */
const marks = {
  answer: answerEnd,
  start: startOf,
  end: endOf,
  deadline: cancelEnd,
  late: lateFrom,
  proposal: proposalEnd,
  completion: ({ completedAt, end }: RuledVisit): number => Date.parse(completedAt ?? end),
  review: reviewEnd,
} satisfies Record<string, (visit: RuledVisit) => number>;
export type Mark = keyof typeof marks;

/** So many hours behind it; less than none are before it. */
export interface Moment<Of extends string> {
  of: Of;
  hours?: number;
}

/** Something that happens to a visit. */
interface Rule<Of extends string> {
  from: readonly AppointmentStatus[];
  /** Not before. */
  after?: Moment<Of>;
  /** Not from then on. */
  until?: Moment<Of>;
  reason?: CancelReason;
}

/** Something that one side may do. */
export interface Step extends Rule<Mark> {
  action: AppointmentAction;
  by: Side;
  only?: (visit: RuledVisit) => boolean;
  /** Where the state changes. */
  to?: AppointmentStatus;
}

const isProposed = ({ proposedStart }: RuledVisit): boolean => proposedStart !== null;

/**
 * The one table of who may do what, from which state, until when, and what comes of it. What needs nobody's leave stands in
 * `ends`. docs/product/appointments.md draws both, and a test compares.
 */
export const steps: readonly Step[] = [
  { action: 'accept', by: 'provider', from: ['open'], until: { of: 'answer' }, to: 'confirmed' },
  { action: 'decline', by: 'provider', from: ['open'], until: { of: 'answer' }, to: 'cancelled', reason: 'declined' },
  { action: 'withdraw', by: 'customer', from: ['open'], until: { of: 'start' }, to: 'cancelled', reason: 'withdrawn' },
  {
    action: 'cancel',
    by: 'customer',
    from: ['confirmed'],
    until: { of: 'deadline' },
    to: 'cancelled',
    reason: 'by_customer',
  },
  {
    action: 'cancel',
    by: 'provider',
    from: ['confirmed'],
    until: { of: 'end' },
    to: 'cancelled',
    reason: 'by_provider',
  },
  { action: 'move', by: 'customer', from: ['confirmed'], until: { of: 'deadline' } },
  { action: 'move', by: 'provider', from: ['confirmed'], until: { of: 'start' } },
  { action: 'change', by: 'provider', from: ['confirmed'], until: { of: 'end' } },
  { action: 'agree', by: 'customer', from: ['confirmed'], until: { of: 'proposal' }, only: isProposed },
  { action: 'refuse', by: 'customer', from: ['confirmed'], until: { of: 'proposal' }, only: isProposed },
  {
    action: 'confirm',
    by: 'customer',
    from: ['confirmed'],
    until: { of: 'start' },
    only: ({ comingAt }) => comingAt === null,
  },
  { action: 'late', by: 'customer', from: ['confirmed'], after: { of: 'late' }, until: { of: 'end' } },
  { action: 'late', by: 'provider', from: ['confirmed'], after: { of: 'late' }, until: { of: 'end' } },
  { action: 'complete', by: 'provider', from: ['confirmed'], after: { of: 'start' }, to: 'completed' },
  {
    action: 'no-show',
    by: 'provider',
    from: ['confirmed'],
    after: { of: 'start' },
    to: 'cancelled',
    reason: 'no_show',
  },
  {
    action: 'no-show',
    by: 'provider',
    from: ['completed'],
    until: { of: 'completion', hours: 48 },
    only: ({ customerReviewed, providerReviewed }) => !customerReviewed && !providerReviewed,
    to: 'cancelled',
    reason: 'no_show',
  },
  { action: 'paid', by: 'provider', from: ['completed'], to: 'completed_paid' },
  { action: 'images', by: 'customer', from: ahead, until: { of: 'start' } },
  { action: 'message', by: 'customer', from: appointmentStatuses },
  { action: 'message', by: 'provider', from: appointmentStatuses, only: (visit) => !isOwnEntry(visit) },
  {
    action: 'review',
    by: 'customer',
    from: done,
    until: { of: 'review' },
    only: (visit) => !visit.customerReviewed && isCustomers(visit),
  },
  {
    action: 'review',
    by: 'provider',
    from: done,
    until: { of: 'review' },
    only: (visit) => !visit.providerReviewed && isCustomers(visit),
  },
];

/** What ends a visit without a step of the table. SQL counts from columns. */
export interface Ending extends Rule<'answer' | 'start' | 'end' | 'booking'> {
  by: Side | 'system';
  to: 'cancelled' | 'completed';
  /** Only where the customer did not say that they come, nothing is proposed, and the provider wants it. */
  only?: 'unconfirmed';
  /** Only where nothing was changed in the visit since. */
  unchangedSince?: Moment<'start'>;
}

/** The clock, an illness, a withdrawal, the end of an account. */
export const ends = {
  expired: { by: 'system', from: ['open'], after: { of: 'answer' }, to: 'cancelled', reason: 'expired' },
  not_confirmed: {
    by: 'system',
    from: ['confirmed'],
    after: { of: 'start', hours: -12 },
    until: { of: 'start' },
    only: 'unconfirmed',
    unchangedSince: { of: 'start', hours: -24 },
    to: 'cancelled',
    reason: 'not_confirmed',
  },
  completed: { by: 'system', from: ['confirmed'], after: { of: 'end', hours: 2 }, to: 'completed' },
  ill: { by: 'provider', from: ahead, until: { of: 'start' }, to: 'cancelled', reason: 'ill' },
  revoked: {
    by: 'customer',
    from: ahead,
    until: { of: 'booking', hours: withdrawalDays * 24 },
    to: 'cancelled',
    reason: 'revoked',
  },
  account_deleted: { by: 'system', from: ahead, until: { of: 'start' }, to: 'cancelled', reason: 'account_deleted' },
  suspended: { by: 'system', from: ahead, until: { of: 'start' }, to: 'cancelled', reason: 'suspended' },
} as const satisfies Record<string, Ending>;
export type EndName = keyof typeof ends;

/** What an end writes into the row of a visit. */
export const endingOf = (name: EndName, now: Date): Change => {
  const { by, to, reason }: Ending = ends[name];
  return { status: to, by, reason: reason ?? null, now };
};

/** Whether a withdrawal ends it by itself; later ones a person looks at. */
export const isRevocable = (
  { status, createdAt }: { status: AppointmentStatus; createdAt: string },
  now: Date,
): boolean =>
  ends.revoked.from.some((state) => state === status) &&
  now.getTime() < Date.parse(createdAt) + ends.revoked.until.hours * hour;

const momentOf = ({ of, hours = 0 }: Moment<Mark>, visit: RuledVisit): number => marks[of](visit) + hours * hour;

/** Whether an illness ends a visit now: also a request, which a provider declines otherwise. */
export const isEndedByIllness = (visit: RuledVisit, now: Date): boolean =>
  ends.ill.from.some((state) => state === visit.status) && now.getTime() < momentOf(ends.ill.until, visit);

type Verdict = 'yes' | 'forbidden' | 'wrong_state' | 'too_late';

function verdictOf(step: Step, visit: RuledVisit, now: Date): Verdict {
  const instant = now.getTime();
  if (!step.from.includes(visit.status) || step.only?.(visit) === false) return 'wrong_state';
  if (step.after !== undefined && instant < momentOf(step.after, visit)) return 'wrong_state';
  return step.until !== undefined && instant >= momentOf(step.until, visit) ? 'too_late' : 'yes';
}

/** The step that a side may take now, or why there is none. */
export function stepNow(
  visit: RuledVisit,
  { action, by, now }: { action: AppointmentAction; by: Side; now: Date },
): Step | Exclude<Verdict, 'yes'> {
  const possible = steps.filter((step) => step.action === action && step.by === by);
  const judged = possible.map((step) => ({ step, verdict: verdictOf(step, visit, now) }));
  const found = judged.find(({ verdict }) => verdict === 'yes');
  if (found !== undefined) return found.step;
  if (judged.length === 0) return 'forbidden';
  return judged.some(({ verdict }) => verdict === 'too_late') ? 'too_late' : 'wrong_state';
}

export const allowedNow = (visit: RuledVisit, by: Side, now: Date): AppointmentAction[] => [
  ...new Set(
    steps.filter((step) => step.by === by && verdictOf(step, visit, now) === 'yes').map(({ action }) => action),
  ),
];

/** Where a visit lies, to bring it back there. */
export const placeOf = (row: VisitRow): Before => ({
  start: row.start,
  staff: row.staff.id,
  comingAt: row.comingAt,
  proposal:
    row.proposedStart === null
      ? null
      : { start: row.proposedStart, staff: row.proposedStaff?.id ?? row.staff.id, change: row.proposedChange },
});

/** What a provider's actions come to that wait until they cannot be taken back any more. */
export const decisions = undoableActions.flatMap((action) => {
  const step = action === 'ill' ? ends.ill : steps.find((known) => known.action === action && known.by === 'provider');
  return step?.to === undefined ? [] : [{ action, to: step.to, reason: step.reason }];
});

/** What a visit will be when nothing that waits is taken back. Its provider sees it so at once, and goes on from there. */
export function asDecided<Row extends Pick<VisitRow, 'status' | 'waiting'>>(row: Row): Row {
  const decided = row.waiting.flatMap((action) => decisions.filter((decision) => decision.action === action)).at(-1);
  if (decided === undefined) return row;
  const ended = decided.to === 'cancelled' ? { cancelledBy: 'provider', reason: decided.reason } : {};
  return { ...row, ...ended, status: decided.to };
}

/** A visit as one side sees it. */
export function visitShown(
  kept: VisitRow,
  side: Side,
  { now, urlOf }: { now: Date; urlOf: (key: string) => string },
): Appointment {
  const row = side === 'provider' ? asDecided(kept) : kept;
  const { portrait } = row.provider;
  const { proposedChange: change } = row;
  const length =
    change === null
      ? endOf(row) - startOf(row)
      : agreedVisit(change, change.items).durationMinutes * minuteMilliseconds;
  const [own, other] =
    side === 'customer' ? [row.customerReviewed, row.providerReviewed] : [row.providerReviewed, row.customerReviewed];
  return {
    ...row,
    provider: { ...row.provider, portrait: imageShown(portrait, urlOf) },
    cancelUntil: isoOf(cancelEnd(row)),
    proposal:
      row.proposedStart === null
        ? null
        : {
            start: row.proposedStart,
            end: isoOf(Date.parse(row.proposedStart) + length),
            staff: row.proposedStaff ?? row.staff,
            change: change && { services: change.items.map(({ name }) => name), totalCents: change.totalCents },
          },
    can: allowedNow(row, side, now),
    undo: side === 'provider' ? row.undo : null,
    unread: side === 'customer' ? row.unreadByCustomer : row.unreadByProvider,
    review: { own, other, until: reviewUntil(row) },
  };
}
