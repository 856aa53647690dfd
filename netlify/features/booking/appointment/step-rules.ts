import type { Appointment } from '../../../../src/contract/booking/appointment.ts';
import { withdrawalDays } from '../../../../src/contract/booking/appointment.ts';
import { depositGraceHours } from '../../../../src/contract/booking/appointment-deposit.ts';
import {
  type AppointmentAction,
  type AppointmentStatus,
  appointmentStatuses,
  type CancelReason,
} from '../../../../src/contract/booking/appointment-status.ts';
import type { UndoableAction } from '../../../../src/contract/booking/appointment-undo.ts';
import { canWithdraw, type WithdrawalRule } from '../../../../src/contract/booking/withdrawal-instruction.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { cancelEndOf } from '../../../../src/contract/services/cancel-end.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import { dayAt, instantOf, minuteMilliseconds } from '../../../calendar/zone.ts';
import type { ImageRow } from '../../../ground/pictures.ts';
import type { VisitSide } from '../../../ground/states.ts';
import { ahead, done } from '../../../ground/states.ts';
import { reviewableUntil } from '../review/rules.ts';
import type { Agreed } from './change-rules.ts';

const hour = 60 * minuteMilliseconds;

export interface VisitRow
  extends Omit<
    Appointment,
    'provider' | 'can' | 'unread' | 'review' | 'proposal' | 'cancelUntil' | 'timeZone' | 'status'
  > {
  status: AppointmentStatus;
  provider: Omit<Appointment['provider'], 'portrait' | 'picture'> & {
    portrait: ImageRow | null;
    picture: ImageRow | null;
  };
  timeZone: string;
  customerId: AccountId | null;
  providerId: AccountId;
  guestEmail: string | null;
  guestPhone: string | null;
  bufferMinutes: number;
  cancelHours: number;
  /** When it was booked, or the request was accepted; of an open request when it was made. */
  boundAt: string;
  completedAt: string | null;
  proposedStart: string | null;
  /** What the visit would be about, where that is proposed as well. */
  proposedChange: Agreed | null;
  proposedStaff: { id: StaffId; name: string } | null;
  customerReadAt: string | null;
  providerReadAt: string | null;
  unreadByCustomer: number;
  unreadByProvider: number;
  customerReviewed: boolean;
  providerReviewed: boolean;
  releasesUnconfirmed: boolean;
  /** Actions that can still be undone. */
  waiting: UndoableAction[];
  [column: string]: unknown;
}

/** The columns that a step changes: state, outcome and `version`. Services and price stay. */
export interface VisitChange {
  status: AppointmentStatus;
  by: 'customer' | 'provider' | 'system';
  reason: CancelReason | null;
  alternatives?: readonly string[];
  now: Date;
}

/** A request is answered so many hours before its start, at the latest. */
export const answerBeforeHours = 2;

export const otherSide = (side: VisitSide): VisitSide => (side === 'customer' ? 'provider' : 'customer');

/** The fields of a visit that the rules read. */
export type RuledVisit = Pick<
  VisitRow,
  | 'status'
  | 'start'
  | 'end'
  | 'origin'
  | 'customerId'
  | 'answerUntil'
  | 'deposit'
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

export const startOf = ({ start }: RuledVisit): number => Date.parse(start);
export const endOf = ({ end }: RuledVisit): number => Date.parse(end);
export const answerEnd = (visit: RuledVisit): number =>
  visit.answerUntil === null ? startOf(visit) - answerBeforeHours * hour : Date.parse(visit.answerUntil);
/** Until when the customer may move or cancel: the deadline of the cards, or ten minutes after it became binding. */
export const cancelEnd = ({ start, cancelHours, boundAt }: Pick<RuledVisit, 'start' | 'cancelHours' | 'boundAt'>) =>
  cancelEndOf({ start: Date.parse(start), cancelHours, boundAt: Date.parse(boundAt) });

/** From when on one can say that one is late: so long before the start, on the day of the visit. */
export const lateHours = 2;
const lateFrom = (visit: RuledVisit): number =>
  Math.max(startOf(visit) - lateHours * hour, instantOf(dayAt(startOf(visit), visit.timeZone), 0, visit.timeZone));

/** A proposal of another time is answered before the visit begins, one of another content until it ends. */
const proposalEnd = (visit: RuledVisit): number => (visit.proposedChange === null ? startOf(visit) : endOf(visit));

/** The provider has entered it, and nobody without an account is reached by it: what was agreed was agreed by telephone. */
export const isOwnEntry = ({ origin, customerId }: Pick<RuledVisit, 'origin' | 'customerId'>): boolean =>
  (origin === 'entry' || origin === 'walk_in') && customerId === null;

/** The customer has booked it, or said that they come: it can be reviewed. */
const isCustomers = ({ origin, comingAt }: RuledVisit): boolean =>
  origin === 'site' || origin === 'link' || comingAt !== null;
export const reviewUntil = (visit: RuledVisit): string | null =>
  reviewableUntil({ status: visit.status, endsAt: visit.end, isCustomers: isCustomers(visit) });
const reviewEnd = (visit: RuledVisit): number => Date.parse(reviewUntil(visit) ?? visit.end);

/** The moments of a visit that deadlines are counted from, in milliseconds since 1970. */
const marks = {
  answer: answerEnd,
  start: startOf,
  end: endOf,
  deadline: cancelEnd,
  late: lateFrom,
  proposal: proposalEnd,
  deposit: ({ deposit, start }: RuledVisit): number => Date.parse(deposit?.until ?? start),
  completion: ({ completedAt, end }: RuledVisit): number => Date.parse(completedAt ?? end),
  review: reviewEnd,
} satisfies Record<string, (visit: RuledVisit) => number>;
export type Mark = keyof typeof marks;

/** A moment that lies `hours` after a mark; a negative number lies before it. */
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
  by: VisitSide;
  only?: (visit: RuledVisit) => boolean;
  /** The state that follows, if the state changes. */
  to?: AppointmentStatus;
}

/** Agreed, and not there yet. */
export const isDepositDue = ({ status, deposit }: Pick<RuledVisit, 'status' | 'deposit'>): boolean =>
  status === 'confirmed' && deposit !== null && deposit.receivedAt === null;

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
  { action: 'deposit', by: 'provider', from: ['confirmed'], until: { of: 'start' }, only: isDepositDue },
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

/** A rule by which a visit ends without anybody's step. The SQL counts its hours from columns. */
export interface Ending extends Rule<'answer' | 'start' | 'end' | 'booking' | 'deposit'> {
  by: VisitSide | 'system';
  to: 'cancelled' | 'completed';
  /**
   * `unconfirmed`: the customer did not say that they come, nothing is proposed, and the provider wants it. `unpaid`: a deposit
   * was agreed and is not there.
   */
  only?: 'unconfirmed' | 'unpaid';
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
  deposit_missing: {
    by: 'system',
    from: ['confirmed'],
    after: { of: 'deposit' },
    until: { of: 'start', hours: -depositGraceHours },
    only: 'unpaid',
    to: 'cancelled',
    reason: 'deposit_missing',
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
export const endingOf = (name: EndName, now: Date): VisitChange => {
  const { by, to, reason }: Ending = ends[name];
  return { status: to, by, reason: reason ?? null, now };
};

/**
 * Whether a withdrawal ends the appointment at once. A person checks late withdrawals, and those without the right.
 * Older appointments have no such field.
 */
export const isRevocable = (
  { status, createdAt, rule }: { status: AppointmentStatus; createdAt: string; rule: WithdrawalRule | null },
  now: Date,
): boolean =>
  (rule === null || canWithdraw(rule)) &&
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
  { action, by, now }: { action: AppointmentAction; by: VisitSide; now: Date },
): Step | Exclude<Verdict, 'yes'> {
  const possible = steps.filter((step) => step.action === action && step.by === by);
  const judged = possible.map((step) => ({ step, verdict: verdictOf(step, visit, now) }));
  const found = judged.find(({ verdict }) => verdict === 'yes');
  if (found !== undefined) return found.step;
  if (judged.length === 0) return 'forbidden';
  return judged.some(({ verdict }) => verdict === 'too_late') ? 'too_late' : 'wrong_state';
}

export const allowedNow = (visit: RuledVisit, by: VisitSide, now: Date): AppointmentAction[] => [
  ...new Set(
    steps.filter((step) => step.by === by && verdictOf(step, visit, now) === 'yes').map(({ action }) => action),
  ),
];
