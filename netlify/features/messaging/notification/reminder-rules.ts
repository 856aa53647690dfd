import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { dayBefore, hour, hoursBefore, type Preferences } from './rules.ts';

interface Quiet {
  from: number;
  until: number;
}

/** In these minutes of the provider's clock nobody is woken: from 21:00 until 08:00. An account may choose others. */
const quiet: Quiet = { from: 21 * 60, until: 8 * 60 };

/** Those of an account; without one the usual ones. */
export const quietOf = (preferences: Preferences | undefined): Quiet =>
  preferences === undefined ? quiet : { from: preferences.quietFrom * 60, until: preferences.quietUntil * 60 };

/** Reminders keep to the day: from 08:00 until 20:00. */
const reminding = { from: 20 * 60, until: quiet.until } as const;
const lastMinute = reminding.from - 30;

const minuteAt = (instant: number, timeZone: string): number =>
  Math.round((instant - instantOf(dayAt(instant, timeZone), 0, timeZone)) / 60_000);

const isQuiet = (instant: number, timeZone: string, hours: Quiet = quiet): boolean => {
  const day = dayAt(instant, timeZone);
  return instant < instantOf(day, hours.until, timeZone) || instant >= instantOf(day, hours.from, timeZone);
};

/** The end of the quiet hours in which an instant lies; the instant itself outside them. */
export function afterQuiet(instant: Date, timeZone: string, hours: Quiet = quiet): Date {
  const at = instant.getTime();
  if (!isQuiet(at, timeZone, hours)) return instant;
  const day = dayAt(at, timeZone);
  return new Date(instantOf(minuteAt(at, timeZone) >= hours.from ? addDays(day, 1) : day, hours.until, timeZone));
}

/**
 * When a text message may go out. It waits for the morning, unless the visit begins before anybody could read it there:
 * better woken than in front of a closed door.
 */
export function textDueAt(
  now: Date,
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
  hours: Quiet = quiet,
): Date {
  const morning = afterQuiet(now, timeZone, hours);
  const start = Date.parse(startsAt);
  return start > now.getTime() && start < morning.getTime() + 60 * 60_000 ? now : morning;
}

interface Reminded {
  startsAt: string;
  timeZone: string;
  cancelHours: number;
}

/** A reminder leaves so many hours to cancel or move. */
const hoursToCancel = 3;

/**
 * When a reminder is due. The first: 24 hours before the start, or 3 hours before the cancellation deadline, whichever
 * is earlier. The second: 2 hours before the start. One before 08:00 waits for it if the 3 hours remain; otherwise it
 * is sent at 19:30 the evening before. One after 20:00 is sent at 19:30 that evening.
 */
export function reminderDueAt({ startsAt, timeZone, cancelHours }: Reminded, occasion: string): Date {
  const start = Date.parse(startsAt);
  const latest = start - (cancelHours + hoursToCancel) * hour;
  const isFirst = occasion === dayBefore;
  const due = isFirst ? Math.min(start - 24 * hour, latest) : start - 2 * hour;
  if (!isQuiet(due, timeZone, reminding)) return new Date(due);
  const day = dayAt(due, timeZone);
  const morning = instantOf(day, reminding.until, timeZone);
  const isMorning = due < morning;
  if (isMorning && isFirst && morning <= latest) return new Date(morning);
  return new Date(instantOf(isMorning ? addDays(day, -1) : day, lastMinute, timeZone));
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** How long one run of reminders goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;

/**
 * Which visits a run looks at, by the hours until they begin. The night moves a reminder by up to 12.5 hours, and a deadline of
 * many hours moves the first by these. Later than the least nobody needs the reminder any more.
 */
export const reminderHours = {
  [dayBefore]: { least: 3, most: 37 },
  [hoursBefore]: { least: 0.25, most: 15 },
} as const satisfies Record<string, { least: number; most: number }>;
/** Cards with a longer deadline than this are reminded of earlier than a day before. */
export const usualCancelHours = 24 - hoursToCancel;
export type Reminder = keyof typeof reminderHours;
export const reminders = Object.keys(reminderHours) as Reminder[];

export const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

/**
 * Reminded is whoever was told of the time, and before the reminder was due: later they need none. Nobody is reminded in the
 * evening and at night.
 */
export function isDue(
  reminder: Reminder,
  { toldAt, ...visit }: Reminded & { toldAt: string | null },
  now: Date,
): boolean {
  const due = reminderDueAt(visit, reminder).getTime();
  if (due > now.getTime() || isQuiet(now.getTime(), visit.timeZone, reminding)) return false;
  return toldAt !== null && Date.parse(toldAt) < due;
}
