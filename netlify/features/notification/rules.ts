import { visitLinkDays } from '../../../src/contract/appointment.ts';
import type { NotificationKind } from '../../../src/contract/notification.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { addDays, dayAt, instantOf } from '../../calendar/zone.ts';

export type Side = 'customer' | 'provider';

/** So many of the bell are listed. */
export const listedMaximum = 50;

/** So many visits stand in a feed at most: those of this many days back and ahead, cancelled ones for a month. */
export const feedMaximum = 5000;
export const feedDays = { back: 90, cancelled: 30 } as const;

/** Days from now on for which a guest's link to a visit is signed. */
export const linkDaysOf = (endsAt: string, now: Date): number =>
  Math.max(0, (Date.parse(endsAt) - now.getTime()) / 86_400_000) + visitLinkDays;

/** What changes a contract is always mailed to the customer; what is only good to know can be switched off. */
const essentials: ReadonlySet<NotificationKind> = new Set([
  'appointment_requested',
  'appointment_booked',
  'appointment_accepted',
  'appointment_declined',
  'appointment_cancelled',
  'appointment_moved',
  'appointment_proposed',
  'appointment_expired',
]);

export interface Preferences {
  emailNotifications: boolean;
  appointmentReminders: boolean;
  smsNotifications: boolean;
}

export function wantsMail(kind: NotificationKind, side: Side, preferences: Preferences): boolean {
  if (kind === 'appointment_reminder') return preferences.appointmentReminders;
  return (side === 'customer' && essentials.has(kind)) || preferences.emailNotifications;
}

/** What somebody with an account and a confirmed number gets as a text message: what cannot wait until the mail is read. */
const urgent: Record<Side, ReadonlySet<NotificationKind>> = {
  customer: new Set([
    'appointment_accepted',
    'appointment_declined',
    'appointment_cancelled',
    'appointment_proposed',
    'appointment_expired',
    'appointment_reminder',
  ]),
  provider: new Set(['appointment_requested', 'appointment_cancelled']),
};

/** The reminder a day before goes by mail, that of 2 hours before also as a text message. */
export const dayBefore = 'day';
const hoursBefore = 'hours';

export interface Event {
  kind: NotificationKind;
  side: Side;
  occasion: string;
  cancelledBy: 'customer' | 'provider' | 'system' | null;
}

/** Whoever did something needs no text message about it. */
export const wantsText = ({ kind, side, occasion, cancelledBy }: Event, preferences: Preferences): boolean =>
  urgent[side].has(kind) &&
  !(kind === 'appointment_cancelled' && cancelledBy === side) &&
  (kind === 'appointment_reminder'
    ? preferences.appointmentReminders && preferences.smsNotifications && occasion === hoursBefore
    : preferences.smsNotifications);

/** Somebody who gave only a number is told everything there, but for what asks a favour. */
export const isTextedToGuests = (kind: NotificationKind): boolean =>
  kind !== 'appointment_completed' && kind !== 'review_received';

/** A provider is not told what only a provider can have done: cancelling it themselves, and moving an entry of their own. */
export const isToldTo = (
  side: Side,
  kind: NotificationKind,
  { cancelledBy, origin }: { cancelledBy: Event['cancelledBy']; origin: Origin },
): boolean =>
  side === 'customer' ||
  !(
    (kind === 'appointment_cancelled' && cancelledBy === 'provider') ||
    (kind === 'appointment_moved' && isOwnEntry(origin))
  );

export type Origin = 'site' | 'link' | 'entry' | 'walk_in';

/** Entered by the provider: nobody has proved the address and the number there. */
export const isOwnEntry = (origin: Origin): boolean => origin === 'entry' || origin === 'walk_in';

/** In these minutes of the provider's clock nobody is woken: from 21:00 until 08:00. */
const quiet = { from: 21 * 60, until: 8 * 60 } as const;
const lastMinute = quiet.from - 30;

const minuteAt = (instant: number, timeZone: string): number =>
  Math.round((instant - instantOf(dayAt(instant, timeZone), 0, timeZone)) / 60_000);

const isQuiet = (instant: number, timeZone: string): boolean => {
  const day = dayAt(instant, timeZone);
  return instant < instantOf(day, quiet.until, timeZone) || instant >= instantOf(day, quiet.from, timeZone);
};

/** The end of the quiet hours in which an instant lies; the instant itself outside them. */
export function afterQuiet(instant: Date, timeZone: string): Date {
  const at = instant.getTime();
  if (!isQuiet(at, timeZone)) return instant;
  const day = dayAt(at, timeZone);
  return new Date(instantOf(minuteAt(at, timeZone) >= quiet.from ? addDays(day, 1) : day, quiet.until, timeZone));
}

/**
 * When a text message may go out. It waits for the morning, unless the visit begins before anybody could read it there:
 * better woken than in front of a closed door.
 */
export function textDueAt(now: Date, { startsAt, timeZone }: { startsAt: string; timeZone: string }): Date {
  const morning = afterQuiet(now, timeZone);
  const start = Date.parse(startsAt);
  return start > now.getTime() && start < morning.getTime() + 60 * 60_000 ? now : morning;
}

/**
 * When a reminder is due. One of 24 hours that falls into the quiet hours goes out at their nearer end: that of a visit at
 * 07:00 at 08:00 on the day before, that of a visit at 22:00 at 20:30. One of 2 hours always goes out before them, at 20:30
 * of the evening, as it would be too late afterwards.
 */
export function reminderDueAt(startsAt: string, timeZone: string, occasion: string): Date {
  const due = Date.parse(startsAt) - (occasion === dayBefore ? 24 : 2) * 60 * 60_000;
  if (!isQuiet(due, timeZone)) return new Date(due);
  const day = dayAt(due, timeZone);
  const isMorning = due < instantOf(day, quiet.until, timeZone);
  if (isMorning && occasion === dayBefore) return new Date(instantOf(day, quiet.until, timeZone));
  return new Date(instantOf(isMorning ? addDays(day, -1) : day, lastMinute, timeZone));
}

/** Until when the customer may move or cancel it. */
export const cancelUntilOf = ({ startsAt, cancelHours }: { startsAt: string; cancelHours: number }): string =>
  new Date(Date.parse(startsAt) - cancelHours * 60 * 60_000).toISOString();

/** A link to the visit, for its customer with an account, its guest, or its provider. */
export const visitPath = (side: Side, appointmentId: string, guestToken: string | undefined): string =>
  side === 'provider'
    ? paths.providerCalendar({ visit: appointmentId })
    : guestToken === undefined
      ? paths.appointment(appointmentId)
      : paths.visit(guestToken);

export const siteLink = (siteUrl: string, language: Language, path: string): string =>
  siteUrl + addressIn(language, path);

/** The same in every calendar file about one visit. */
export const uidOf = (appointmentId: string, siteUrl: string): string =>
  `${appointmentId}@${new URL(siteUrl).hostname}`;

/** The kinds whose mail to the customer carries a calendar file. What was only asked for stands in no calendar. */
export function calendarMethodOf(kind: NotificationKind, wasConfirmed: boolean): 'REQUEST' | 'CANCEL' | undefined {
  if (kind === 'appointment_booked' || kind === 'appointment_accepted' || kind === 'appointment_moved')
    return 'REQUEST';
  return kind === 'appointment_cancelled' && wasConfirmed ? 'CANCEL' : undefined;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** How long one run of reminders goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;

/**
 * Which visits a run looks at, by the hours until they begin. The quiet hours move a reminder of a day by up to two hours, and
 * one of 2 hours by up to eleven. Later than the least nobody needs the reminder any more.
 */
export const reminderHours = {
  [dayBefore]: { least: 3, most: 26 },
  [hoursBefore]: { least: 0.25, most: 13.5 },
} as const satisfies Record<string, { least: number; most: number }>;
export type Reminder = keyof typeof reminderHours;
export const reminders = Object.keys(reminderHours) as Reminder[];

export const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

/**
 * Reminded is whoever was told of the time, and before the reminder was due: later they need none. Nobody is reminded in the
 * quiet hours.
 */
export function isDue(
  reminder: Reminder,
  { startsAt, timeZone, toldAt }: { startsAt: string; timeZone: string; toldAt: string | null },
  now: Date,
): boolean {
  const due = reminderDueAt(startsAt, timeZone, reminder).getTime();
  if (due > now.getTime() || isQuiet(now.getTime(), timeZone)) return false;
  return toldAt !== null && Date.parse(toldAt) < due;
}

/** A reminder belongs to a time, whatever else changes in the visit. */
export const keyOf = (
  { kind, occasion = '' }: { kind: NotificationKind; occasion?: string },
  { version, startsAt }: { version: number; startsAt: string },
): { version: number; occasion: string } =>
  kind === 'appointment_reminder'
    ? { version: 0, occasion: `${occasion} ${Date.parse(startsAt)}` }
    : { version, occasion };
