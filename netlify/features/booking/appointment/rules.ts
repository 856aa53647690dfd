import * as z from 'zod/mini';
import { versionAt, versions } from '../../../../src/contract/account/agreement-versions.ts';
import {
  type Appointment,
  type AppointmentId,
  holdMinutes,
  withdrawalDays,
} from '../../../../src/contract/booking/appointment.ts';
import { undoableActions } from '../../../../src/contract/booking/appointment-undo.ts';
import {
  canWithdraw,
  type WithdrawalRule,
  withdrawalRuleOf,
} from '../../../../src/contract/booking/withdrawal-instruction.ts';
import { countryOfZone } from '../../../../src/contract/country.ts';
import type { MemberRole } from '../../../../src/contract/endpoint.ts';
import { identifier } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { servicePlanOf } from '../../../../src/contract/plans.ts';
import { type CardPick, readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { centsOf, withOptions } from '../../../../src/contract/services/card-options.ts';
import type { FreeStart } from '../../../calendar/slots.ts';
import { type Visit, visitOf } from '../../../calendar/visit.ts';
import { instantOf, isoOf, minuteMilliseconds } from '../../../calendar/zone.ts';
import type { Agreed } from '../../../ground/agreed.ts';
import { type Coordinates, kilometresBetween } from '../../../ground/distance.ts';
import { imageShown } from '../../../ground/pictures.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Booked, BookedCard, CardOffer, Customer } from './sql.ts';
import type { VisitRow } from './step-rules.ts';
import { allowedNow, answerBeforeHours, cancelEnd, endOf, ends, reviewUntil, startOf, steps } from './step-rules.ts';
import type { Before } from './undo-sql.ts';

const hour = 60 * minuteMilliseconds;
const dayMilliseconds = 24 * hour;

/** How often in how many seconds. */
export const appointmentLimits = {
  holdsPerCaller: { name: 'appointment-hold', times: 120, seconds: 60 * 60 },
  bookingsPerCaller: { name: 'appointment-book', times: 60, seconds: 60 * 60 },
  codesPerCaller: { name: 'guest-code-caller', times: 20, seconds: 60 * 60 },
  latePerSide: { name: 'appointment-late', times: 4, seconds: 12 * 60 * 60 },
  imagesPerVisit: { name: 'appointment-images', times: 60, seconds: 60 * 60 },
  /** By the customer, with an account or with a guest's link. */
  movesPerVisit: { name: 'appointment-moves', times: limits.customerMovesMaximum, seconds: 24 * 60 * 60 },
  messagesPerSide: { name: 'appointment-message', times: 60, seconds: 60 * 60 },
  guestLinksPerCaller: { name: 'guest-visits-caller', times: 20, seconds: 60 * 60 },
  guestLinksPerAddress: { name: 'guest-visits-address', times: 3, seconds: 60 * 60 },
  codesPerSubject: { name: 'guest-code-subject', times: 5, seconds: 60 * 60 },
} as const;

/** Slots that visitors of one network address can hold at a time. */
export const heldMaximum = 8;
/** Visitors without an account hold at most this share of a day's times of one business, but always one. */
const guestShare = 1 / 3;

/** Free starts of one person that do not overlap: what can still be booked on the day. */
const fitting = (starts: readonly number[], duration: number): number =>
  starts.reduce(
    (kept, start) => (kept.count > 0 && start < kept.until ? kept : { count: kept.count + 1, until: start + duration }),
    {
      count: 0,
      until: 0,
    },
  ).count;

/** Whether one more hold without an account is allowed, beside `held` of them and what is free for each of the staff. */
export function mayHold(held: number, free: readonly FreeStart[], duration: number): boolean {
  const staff = new Set(free.flatMap((one) => one.staff));
  const left = [...staff].reduce(
    (sum, member) =>
      sum +
      fitting(
        free.filter((one) => one.staff.includes(member)).map(({ start }) => start),
        duration,
      ),
    0,
  );
  return held < Math.max(1, Math.floor((held + left) * guestShare));
}

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

/** A request has to be made so long before its start, and is to be answered within a day. */
const requestNoticeMinutes = 180;
const answerHours = 24;
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

export type OwnOffer = CardOffer & { isPublished: boolean };

/** One of these cards with its options; of a variant that was not chosen the cheapest counts. */
export function pickedFrom<Card extends CardOffer>(cards: readonly Card[], pick: CardPick) {
  const { id, options } = readPick(pick);
  const card = cards.find((known) => known.id === id);
  return card && withOptions(card, options);
}

/** A request asks for more notice than an immediate booking. The strictest card decides about the whole visit. */
export function termsOf(provider: Booked, cards: readonly BookedCard[]): BookingTerms {
  const { immediateBooking } = servicePlanOf(provider.plan);
  const isImmediate = immediateBooking && cards.every((card) => card.isImmediate);
  const visit = visitOf(cards, provider);
  return {
    visit: isImmediate ? visit : { ...visit, noticeMinutes: Math.max(visit.noticeMinutes, requestNoticeMinutes) },
    cards,
    priceCents: cards.reduce((sum, card) => sum + centsOf(card), 0),
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
export function travelFee(provider: Booked, cards: readonly BookedCard[], to: Coordinates): number | undefined {
  const kilometres = kilometresBetween(provider, to);
  const fees = cards.map(({ travelZones, travelReachKilometres }) => {
    if (kilometres > (travelReachKilometres ?? 0)) return undefined;
    return travelZones.length === 0 ? 0 : travelZones.find(({ upTo }) => kilometres <= upTo)?.feeCents;
  });
  const known = fees.filter((fee) => fee !== undefined);
  return known.length === fees.length ? Math.max(...known) : undefined;
}

/** Only where there is a right of withdrawal that a visit may come before. */
export const needsWishToBegin = (rule: WithdrawalRule, start: number, now: Date): boolean =>
  canWithdraw(rule) && start - now.getTime() < withdrawalDays * dayMilliseconds;

/** The texts as they are now, and the instruction for this provider: a business without details has that of its clock. */
export const agreedWith = ({ business, timeZone }: Pick<Booked, 'business' | 'timeZone'>, now: Date): Agreed => ({
  terms: versionAt(versions.terms, now),
  withdrawal: versionAt(versions.withdrawal, now),
  rule: withdrawalRuleOf(business ?? { isTrader: true, country: countryOfZone(timeZone) }),
});

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

/** Where a visit lies, to bring it back there. */
export const placeOf = (row: VisitRow): Before => ({
  start: row.start,
  staff: row.staff.id,
  comingAt: row.comingAt,
  depositReceivedAt: row.deposit?.receivedAt ?? null,
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
  side: VisitSide,
  { now, urlOf }: { now: Date; urlOf: (key: string) => string },
): Appointment {
  const row = side === 'provider' ? asDecided(kept) : kept;
  const { portrait, picture } = row.provider;
  const { proposedChange: change } = row;
  const length =
    change === null
      ? endOf(row) - startOf(row)
      : agreedVisit(change, change.items).durationMinutes * minuteMilliseconds;
  const [own, other] =
    side === 'customer' ? [row.customerReviewed, row.providerReviewed] : [row.providerReviewed, row.customerReviewed];
  return {
    ...row,
    provider: { ...row.provider, portrait: imageShown(portrait, urlOf), picture: imageShown(picture, urlOf) },
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
    distance: side === 'provider' ? row.distance : null,
    againWeeks: side === 'customer' ? row.againWeeks : null,
    unread: side === 'customer' ? row.unreadByCustomer : row.unreadByProvider,
    review: { own, other, until: reviewUntil(row) },
  };
}

/** The actions that an employee may take on an appointment of their own week. */
const ownWeekActions: readonly Appointment['can'][number][] = ['complete', 'late', 'move', 'no-show'];

/** Money and reviews are the owner's. */
const ownersActions: readonly Appointment['can'][number][] = ['paid', 'deposit', 'review'];

/** A visit as an employee gets it. Whoever sees the own week alone learns whose it is, and not how they are reached. */
export function asSeenBy(role: MemberRole | undefined, shown: Appointment): Appointment {
  if (role === undefined) return shown;
  if (role === 'reception') return { ...shown, can: shown.can.filter((action) => !ownersActions.includes(action)) };
  return {
    ...shown,
    customer: { ...shown.customer, email: null, phone: null },
    unread: 0,
    can: shown.can.filter((action) => ownWeekActions.includes(action)),
  };
}
