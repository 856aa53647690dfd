import i18next from 'i18next';
import { formatDayIn, formatMomentIn, formatTimeIn, kept } from './format.ts';

// Days and times of booking. Not in format.ts, which every page loads.

const locale = (): string => (i18next.language === 'de' ? 'de-DE' : 'en-GB');

const momentsIn = kept(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
);

/** What clock and calendar of a time zone show at an instant: the day as 2026-12-31, and minutes from midnight. */
export function localMomentIn(iso: string, timeZone: string): { day: string; minute: number } {
  const parts = momentsIn(timeZone).formatToParts(new Date(iso));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The day of an instant where the services are: all three countries have one clock. */
export const dayThere = (instant: number): string =>
  localMomentIn(new Date(instant).toISOString(), 'Europe/Berlin').day;

const longDaysIn = kept(
  (language: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const daysOfYearsIn = kept(
  (language: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const weekdaysIn = kept((language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }));

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A calendar day in full: `Montag, 23. November` · `Monday 23 November`, in another year than now with it. */
export const formatLongDay = (day: string, now = new Date()): string =>
  (Number(day.slice(0, 4)) === now.getFullYear() ? longDaysIn : daysOfYearsIn)(locale()).format(noonOf(day));

/** The same where there is less room: `Mo., 23. November` · `Mon 23 November`. */
export const formatMiddleDay = (day: string, now = new Date()): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(Number(day.slice(0, 4)) === now.getFullYear() ? {} : { year: '2-digit' }),
    timeZone: 'UTC',
  }).format(noonOf(day));

/** Calendar days from the first to the last: `23.–29. November` · `30 November – 6 December`, in another year than now with it. */
export const formatDays = (first: string, last: string, now = new Date(), month: 'long' | 'short' = 'long'): string => {
  const isThisYear = [first, last].every((day) => Number(day.slice(0, 4)) === now.getFullYear());
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month, ...year, timeZone: 'UTC' }).formatRange(
    noonOf(first),
    noonOf(last),
  );
};

/** The two lines of a day in a strip: `Mo` and `23` · `Mon` and `23`. */
export const formatStripDay = (day: string): { weekday: string; date: string } => ({
  weekday: weekdaysIn(locale()).format(noonOf(day)),
  date: String(Number(day.slice(-2))),
});

const hours = 3_600_000;

/** `heute` · `tomorrow`; undefined for any other day. */
const nearNameOf = (iso: string, timeZone: string, now: number): string | undefined => {
  const dayOf = (instant: string): number => Date.parse(localMomentIn(instant, timeZone).day);
  const ahead = (dayOf(iso) - dayOf(new Date(now).toISOString())) / (24 * hours);
  return ahead === 0 || ahead === 1
    ? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(ahead, 'day')
    : undefined;
};

/** A moment in full, with the day in words where that is near: `heute, 14:00` · `Monday 30 November, 14:00`. */
export const formatNearIn = (iso: string, timeZone: string, now: number): string =>
  `${nearNameOf(iso, timeZone, now) ?? formatDayIn(iso, timeZone, undefined, now)}, ${formatTimeIn(iso, timeZone)}`;

/** The same where there is little room: `morgen, 08:30` · `Mo., 30.11., 08:30`. */
export const formatSoonIn = (iso: string, timeZone: string, now: number): string => {
  const near = nearNameOf(iso, timeZone, now);
  return near === undefined ? formatMomentIn(iso, timeZone, undefined, now) : `${near}, ${formatTimeIn(iso, timeZone)}`;
};

/** `heute, 14:00` at the beginning of a line. */
export const capitalised = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** A day in full, named where it is near: `morgen, Dienstag, 24. November` · `Monday 30 November`. */
export const formatNearDayIn = (iso: string, timeZone: string, now: number): string => {
  const near = nearNameOf(iso, timeZone, now);
  const day = formatDayIn(iso, timeZone, undefined, now);
  return near === undefined ? day : `${near}, ${day}`;
};

/** How long it is until then: `in 25 Minuten` · `in 3 hours`; from a day on the day, whose time stands beside it. */
export function formatAhead(iso: string, timeZone: string, now: number): string {
  const minutes = Math.max(0, Math.round((Date.parse(iso) - now) / 60_000));
  if (minutes >= 1440) return nearNameOf(iso, timeZone, now) ?? formatDayIn(iso, timeZone, undefined, now);
  const inWords = new Intl.RelativeTimeFormat(locale());
  return minutes < 60 ? inWords.format(minutes, 'minute') : inWords.format(Math.round(minutes / 60), 'hour');
}

/** A share or a change in whole percent: `81 %` · `+12%`, with the sign where it is a change. */
export const formatPercent = (share: number, { isChange = false } = {}): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  }).format(share);

const hereFormat = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' });

/** An instant on the clock of this device: `Mo., 23.11., 08:30`. */
export const formatMomentHere = (instant: number): string =>
  formatMomentIn(new Date(instant).toISOString(), new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The time of an instant on the clock of this device; undefined where that is the time and day in the time zone, too. */
export function formatElsewhere(iso: string, timeZone: string): string | undefined {
  const there = localMomentIn(iso, timeZone);
  const here = new Date(iso);
  const isSame =
    here.getHours() * 60 + here.getMinutes() === there.minute && here.getDate() === Number(there.day.slice(-2));
  return isSame ? undefined : hereFormat().format(here);
}
