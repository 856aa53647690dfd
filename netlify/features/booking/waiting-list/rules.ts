import { type OfferReason, offerMinutes } from '../../../../src/contract/booking/waiting-list.ts';
import type { Span } from '../../../calendar/hours.ts';
import { type Calendar, type DayPart, freeStarts } from '../../../calendar/slots.ts';
import { endAt, piecesAt, type Visit } from '../../../calendar/visit.ts';
import { dayAt, dayNumber, dayNumberAt, minuteMilliseconds } from '../../../calendar/zone.ts';

/** How often in how many seconds. */
export const waitingLimits = {
  joinsPerAccount: { name: 'waiting-join', times: 60, seconds: 60 * 60 },
  answersPerCaller: { name: 'waiting-answer', times: 120, seconds: 60 * 60 },
} as const;

/** For so long the link of an offer proves whose address it went to. The booking takes minutes. */
export const offerProofDays = 1;

/** So many of one provider are looked at, the longest waiting first. */
export const waitersMaximum = 300;

export const offerUntil = (now: Date): Date => new Date(now.getTime() + offerMinutes * minuteMilliseconds);

/** Time that somebody has freed. */
export interface Freed extends Span {
  staff: string;
}

/** Somebody who waits, as the calendar needs it. */
export interface Waiter {
  id: string;
  /** The same in all entries of one person. */
  person: string;
  visit: Visit;
  /** Null: whoever is free. */
  staff: string | null;
  /** Who usually does it. */
  usual: string | null;
  firstDay: string;
  lastDay: string;
  part: DayPart | undefined;
  /** The start of the visit that would be moved. */
  before: number | null;
  joinedAt: string;
  /** What was offered before. */
  asked: readonly Span[];
}

export interface NextOffer<W extends Waiter = Waiter> {
  waiter: W;
  start: number;
  staff: string;
  reason: OfferReason;
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

type Fit<W extends Waiter> = Omit<NextOffer<W>, 'reason'> & { daysLeft: number; joinedDay: number; isUsual: boolean };

/** Who of those free would do it: the usual one first. */
const memberFor = ({ usual }: Waiter, able: readonly string[]): string | undefined =>
  able.find((id) => id === usual) ?? able[0];

/** The first time for somebody in what was freed. What is held for half an hour still has to be booked in time. */
function fitOf<W extends Waiter>(
  calendar: Calendar,
  waiter: W,
  { freed, now }: { freed: readonly Freed[]; now: Date },
): Fit<W> | undefined {
  const { visit, part, staff } = waiter;
  const { timeZone } = calendar;
  const asked = { ...visit, noticeMinutes: visit.noticeMinutes + offerMinutes };
  const days = [...new Set(freed.flatMap(({ from, until }) => [dayAt(from, timeZone), dayAt(until - 1, timeZone)]))]
    .filter((day) => waiter.firstDay <= day && day <= waiter.lastDay)
    .toSorted();
  for (const day of days) {
    const question = { firstDay: day, lastDay: day, now, part, ...(staff === null ? {} : { staff }) };
    for (const free of freeStarts(calendar, asked, question)) {
      const { start } = free;
      const whole = { from: start, until: endAt(visit, start) };
      if (waiter.before !== null && start >= waiter.before) break;
      if (waiter.asked.some((span) => overlaps(span, whole))) continue;
      const pieces = piecesAt(visit, start);
      const able = free.staff.filter((id) =>
        freed.some((gap) => gap.staff === id && pieces.some((piece) => overlaps(gap, piece))),
      );
      const member = memberFor(waiter, able);
      if (member === undefined) continue;
      return {
        waiter,
        start,
        staff: member,
        daysLeft: dayNumber(waiter.lastDay) - dayNumber(day),
        joinedDay: dayNumberAt(Date.parse(waiter.joinedAt), timeZone),
        isUsual: member === waiter.usual,
      };
    }
  }
  return undefined;
}

type Ranked = Fit<Waiter>;
/** In this order: whose days end first, who waits longer by days, who comes to the usual person, and then by the minute. */
const orders: readonly (readonly [OfferReason, (one: Ranked, other: Ranked) => number])[] = [
  ['soonest', (one, other) => one.daysLeft - other.daysLeft],
  ['longest', (one, other) => one.joinedDay - other.joinedDay],
  ['usual', (one, other) => Number(other.isUsual) - Number(one.isUsual)],
  ['longest', (one, other) => Date.parse(one.waiter.joinedAt) - Date.parse(other.waiter.joinedAt)],
  ['longest', (one, other) => (one.waiter.id < other.waiter.id ? -1 : 1)],
];

const decisive = (one: Ranked, other: Ranked) => orders.find(([, order]) => order(one, other) !== 0);

/** Whose turn it is in what was freed, where, and why: what sets them apart from the next in line. */
export function nextOffer<W extends Waiter>(
  calendar: Calendar,
  waiters: readonly W[],
  look: { freed: readonly Freed[]; now: Date },
): NextOffer<W> | undefined {
  const fits = waiters.map((waiter) => fitOf(calendar, waiter, look)).filter((fit) => fit !== undefined);
  const [first, second] = fits.toSorted((one, other) => decisive(one, other)?.[1](one, other) ?? 0);
  if (first === undefined) return undefined;
  const { waiter, start, staff } = first;
  return { waiter, start, staff, reason: (second && decisive(first, second)?.[0]) ?? 'only' };
}

/** The calendar with somebody's time taken. */
export const withTaken = <C extends Calendar>(calendar: C, staff: string, spans: readonly Span[]): C => ({
  ...calendar,
  staff: calendar.staff.map((member) =>
    member.id === staff ? { ...member, busy: [...member.busy, ...spans] } : member,
  ),
});
