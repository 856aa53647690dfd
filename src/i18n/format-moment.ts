import i18next from 'i18next';
import { formatDayIn, formatMomentIn, formatTimeIn, kept } from './format.ts';

// Days and times of booking. Not in format.ts, which every page loads.

export const locale = (): string => (i18next.language === 'de' ? 'de-DE' : 'en-GB');

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

export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A calendar day in full: `Montag, 23. November` · `Monday 23 November`, in another year than now with it. */
export const formatLongDay = (day: string, now = new Date()): string =>
  (Number(day.slice(0, 4)) === now.getFullYear() ? longDaysIn : daysOfYearsIn)(locale()).format(noonOf(day));

const hours = 3_600_000;

/** `gestern` · `heute` · `tomorrow`; undefined for any other day. */
export const nearNameOf = (iso: string, timeZone: string, now: number): string | undefined => {
  const dayOf = (instant: string): number => Date.parse(localMomentIn(instant, timeZone).day);
  const ahead = (dayOf(iso) - dayOf(new Date(now).toISOString())) / (24 * hours);
  return Math.abs(ahead) <= 1
    ? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(ahead, 'day')
    : undefined;
};

/** A moment in full, with the day in words where that is near: `heute, 14:00` · `Monday 30 November, 14:00`. */
export const formatNearIn = (iso: string, timeZone: string, now = Date.now()): string =>
  `${nearNameOf(iso, timeZone, now) ?? formatDayIn(iso, timeZone, undefined, now)}, ${formatTimeIn(iso, timeZone)}`;

/** The same where there is little room: `morgen, 08:30` · `Mo., 30.11., 08:30`. */
export const formatSoonIn = (iso: string, timeZone: string, now = Date.now()): string => {
  const near = nearNameOf(iso, timeZone, now);
  return near === undefined ? formatMomentIn(iso, timeZone, undefined, now) : `${near}, ${formatTimeIn(iso, timeZone)}`;
};

const shortWeekdaysIn = kept((language: string) =>
  kept((timeZone: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone })),
);

/** An end within the next six days is its weekday: `heute, 14:00` · `Mo, 10:15` · `Mo., 14.12., 10:15`. */
export const formatUntilIn = (iso: string, timeZone: string, now = Date.now()): string => {
  const ahead = Date.parse(iso) - now;
  if (nearNameOf(iso, timeZone, now) !== undefined || ahead < 0 || ahead > 6 * 24 * hours)
    return formatSoonIn(iso, timeZone, now);
  return `${shortWeekdaysIn(locale())(timeZone).format(new Date(iso))}, ${formatTimeIn(iso, timeZone)}`;
};

/** `heute, 14:00` at the beginning of a line. */
export const capitalised = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
