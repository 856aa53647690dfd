import {
  current,
  dateParts,
  formatDateIn,
  formatDay,
  formatDayIn,
  formatMomentIn,
  formatTimeIn,
  kept,
  locales,
} from './format.ts';
import { locale, localMomentIn, nearNameOf, noonOf } from './format-moment.ts';

// Days, weekdays and months. Not in format.ts, which every page loads, nor in format-moment.ts, which the search of services loads.

const philippineDaysIn = kept(
  (language: keyof typeof locales) =>
    new Intl.DateTimeFormat(locales[language], { ...dateParts[language], timeZone: 'Asia/Manila' }),
);

/** The day of a listing's event. It is the day in the Philippines, the same for everybody. */
export const formatListingDay = (iso: string, language = current()): string =>
  philippineDaysIn(language).format(new Date(iso));

/** Minutes from midnight, as a clock shows them: 540 -> `09:00`. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 1 -> `Montag` · `Monday`. The first day of 2024 was one. */
export const formatWeekday = (weekday: number, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** The month of a day `2026-11-27`: `Nov.` · `Nov`. */
export const formatMonthShort = (day: string, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `November 2025`, in a time zone. */
export const formatMonthIn = (iso: string, timeZone: string, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone }).format(new Date(iso));

const weekdaysIn = kept((language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }));

/** A calendar day where there is less room than for formatLongDay: `Mo., 23. November` · `Mon 23 November`. */
export const formatMiddleDay = (day: string, now = new Date()): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(Number(day.slice(0, 4)) === now.getFullYear() ? {} : { year: '2-digit' }),
    timeZone: 'UTC',
  }).format(noonOf(day));

const spansIn = kept((asked: string) => {
  const [language, month, hasYear] = asked.split(' ');
  const year = hasYear === 'true' ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: month === 'short' ? 'short' : 'long',
    ...year,
    timeZone: 'UTC',
  });
});

/** Calendar days from the first to the last: `23.–29. November` · `30 November – 6 December`, in another year than now with it. */
export const formatDays = (first: string, last: string, now = new Date(), month: 'long' | 'short' = 'long'): string => {
  const isThisYear = [first, last].every((day) => Number(day.slice(0, 4)) === now.getFullYear());
  return spansIn(`${locale()} ${month} ${!isThisYear}`).formatRange(noonOf(first), noonOf(last));
};

/** The two lines of a day in a strip: `Mo` and `23` · `Mon` and `23`. */
export const formatStripDay = (day: string): { weekday: string; date: string } => ({
  weekday: weekdaysIn(locale()).format(noonOf(day)),
  date: String(Number(day.slice(-2))),
});

/** A day in full, named where it is near: `morgen, Dienstag, 24. November` · `Monday 30 November`. */
export const formatNearDayIn = (iso: string, timeZone: string, now = Date.now()): string => {
  const near = nearNameOf(iso, timeZone, now);
  const day = formatDayIn(iso, timeZone, undefined, now);
  return near === undefined ? day : `${near}, ${day}`;
};

/** The date of an instant, by its name where it is near: `heute` · `23.11.2026`. */
export const formatNearDateIn = (iso: string, timeZone: string, now = Date.now()): string =>
  nearNameOf(iso, timeZone, now) ?? formatDateIn(iso, timeZone);

/** The same of a calendar day. */
export const formatNearDate = (day: string, now = Date.now()): string =>
  formatNearDateIn(noonOf(day).toISOString(), 'Europe/Berlin', now);

/** How long it is until then: `in 25 Minuten` · `in 3 hours`; from a day on the day, whose time stands beside it. */
export function formatAhead(iso: string, timeZone: string, now: number): string {
  const minutes = Math.max(0, Math.round((Date.parse(iso) - now) / 60_000));
  if (minutes >= 1440) return nearNameOf(iso, timeZone, now) ?? formatDayIn(iso, timeZone, undefined, now);
  const inWords = new Intl.RelativeTimeFormat(locale());
  return minutes < 60 ? inWords.format(minutes, 'minute') : inWords.format(Math.round(minutes / 60), 'hour');
}

const hereFormat = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' });

/** The clock of this device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant on the clock of this device: `Mo., 23.11., 08:30`. */
export const formatMomentHere = (instant: number): string =>
  formatMomentIn(new Date(instant).toISOString(), zoneHere());

/** The date of an instant in the calendar of this device: `gestern` · `23.11.2026`. */
export const formatNearDateHere = (iso: string): string => formatNearDateIn(iso, zoneHere());

/** When something came last, as short as it can be said: `14:02` · `gestern` · `So.` · `20. Nov.`, in another year the date. */
export function formatLastHere(iso: string, now = Date.now()): string {
  const zone = zoneHere();
  const day = localMomentIn(iso, zone).day;
  const today = localMomentIn(new Date(now).toISOString(), zone).day;
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (days <= 0) return formatTimeIn(iso, zone);
  if (days === 1) return nearNameOf(iso, zone, now) ?? formatDay(day);
  if (days < 7) return weekdaysIn(locale()).format(noonOf(day));
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDateIn(iso, zone);
}

/** A day as short as it can be said: `heute` · `6. Okt.`, in another year the date. */
export function formatShortDateIn(iso: string, timeZone: string, now = Date.now()): string {
  const { day } = localMomentIn(iso, timeZone);
  const isThisYear = Number(day.slice(0, 4)) === new Date(now).getFullYear();
  return nearNameOf(iso, timeZone, now) ?? (isThisYear ? formatDay(day) : formatDateIn(iso, timeZone));
}

/** The time of an instant on the clock of this device; undefined where that is the time and day in the time zone, too. */
export function formatElsewhere(iso: string, timeZone: string): string | undefined {
  const there = localMomentIn(iso, timeZone);
  const here = new Date(iso);
  const isSame =
    here.getHours() * 60 + here.getMinutes() === there.minute && here.getDate() === Number(there.day.slice(-2));
  return isSame ? undefined : hereFormat().format(here);
}
