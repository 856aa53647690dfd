import {
  type AvailabilityDraft,
  type closedReasons,
  type Holiday,
  type HolidayRegion,
  holidayRegions,
} from '../../../src/contract/availability.ts';
import { type Country, countries } from '../../../src/contract/country.ts';
import type { OpenSpan, VisitAhead, WeeklySpan } from '../../../src/contract/staff.ts';
import { type Calendar, freeSlots } from '../../calendar/slots.ts';
import { addDays, dayAt, instantOf, minuteMilliseconds, weekdayOf } from '../../calendar/zone.ts';
import { timeZones } from '../account/rules.ts';
import type { AheadRow } from '../staff/rules.ts';

/** A provider has the clock of their country. */
export const countryOfZone = (timeZone: string): Country =>
  countries.find((country) => timeZones[country] === timeZone) ?? 'de';

/** The states as app.place names them, in the order of `holidayRegions`. */
const stateNames: Record<Country, readonly string[]> = {
  de: [
    'Baden-Württemberg',
    'Bayern',
    'Berlin',
    'Brandenburg',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Mecklenburg-Vorpommern',
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
    'Saarland',
    'Sachsen',
    'Sachsen-Anhalt',
    'Schleswig-Holstein',
    'Thüringen',
  ],
  at: [
    'Burgenland',
    'Kärnten',
    'Niederösterreich',
    'Oberösterreich',
    'Salzburg',
    'Steiermark',
    'Tirol',
    'Vorarlberg',
    'Wien',
  ],
  ch: [
    'Aargau',
    'Appenzell Ausserrhoden',
    'Appenzell Innerrhoden',
    'Basel-Landschaft',
    'Basel-Stadt',
    'Bern',
    'Freiburg',
    'Genf',
    'Glarus',
    'Graubünden',
    'Jura',
    'Luzern',
    'Neuenburg',
    'Nidwalden',
    'Obwalden',
    'St. Gallen',
    'Schaffhausen',
    'Schwyz',
    'Solothurn',
    'Thurgau',
    'Tessin',
    'Uri',
    'Waadt',
    'Wallis',
    'Zug',
    'Zürich',
  ],
};

export const regionNamed = (country: Country, state: string | null): HolidayRegion | null =>
  holidayRegions[country][stateNames[country].indexOf(state ?? '')] ?? null;

/** A year of holidays: as far ahead as anything can be booked. */
export const holidayDays = (timeZone: string, now: Date): { firstDay: string; lastDay: string } => {
  const firstDay = dayAt(now.getTime(), timeZone);
  return { firstDay, lastDay: addDays(firstDay, 365) };
};

/** What decides about the hours of a day. */
export interface Hours {
  timeZone: string;
  settings: AvailabilityDraft;
  holidays: readonly Holiday[];
}

type Closed = (typeof closedReasons)[number];

/**
 * The hours of a day: days off come first, then hours of that very day, then public holidays, then the hours of the week: the
 * person's own, else those of the business.
 */
function hoursAt(
  { settings, holidays }: Hours,
  own: readonly WeeklySpan[] | null,
  day: string,
): readonly OpenSpan[] | Closed {
  if (settings.timeOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return 'time_off';
  const special = settings.specialHours.filter((span) => span.day === day);
  if (special.length > 0) return special;
  if (holidays.some((holiday) => holiday.day === day) && !settings.workedHolidays.includes(day)) return 'holiday';
  const usual = (own ?? settings.weeklyHours).filter(({ weekday }) => weekday === weekdayOf(day));
  return usual.length > 0 ? usual : 'weekday';
}

const isInside = (hours: Hours, own: readonly WeeklySpan[] | null, { start, end }: VisitAhead): boolean => {
  const { timeZone } = hours;
  const day = dayAt(Date.parse(start), timeZone);
  const open = hoursAt(hours, own, day);
  return (
    typeof open !== 'string' &&
    open.some(
      ({ opensMinute, closesMinute }) =>
        instantOf(day, opensMinute, timeZone) <= Date.parse(start) &&
        Date.parse(end) <= instantOf(day, closesMinute, timeZone),
    )
  );
};

type OwnHours = readonly { staffId: string; hours: WeeklySpan[] }[];

/**
 * The visits outside the hours. Providers may enter visits outside their hours: those are told only when a change (from
 * `former`) has put them there.
 */
export const touchedBy = (
  hours: Hours,
  ahead: readonly AheadRow[],
  ownHours: OwnHours,
  former: Hours | undefined,
): VisitAhead[] =>
  ahead.filter((visit) => {
    const own = ownHours.find(({ staffId }) => staffId === visit.staffId)?.hours ?? null;
    if (isInside(hours, own, visit)) return false;
    return !visit.isOwnEntry || (former !== undefined && isInside(former, own, visit));
  });

/** Days of the preview. */
const previewDays = 14;
export const usualMinutes = 60;

interface Previewed {
  durationMinutes: number | null;
  buffer: number | null;
  noticeHours: number | null;
  staff: readonly { hours: WeeklySpan[] | null; busy: Calendar['busy'] }[];
}

/** The free times of whoever can be booked, by day; and the first one of all. */
export function preview(hours: Hours, facts: Previewed, now: Date) {
  const { settings, timeZone } = hours;
  const today = dayAt(now.getTime(), timeZone);
  const durationMinutes = facts.durationMinutes ?? usualMinutes;
  const isSpecial = (day: string): boolean => settings.specialHours.some((span) => span.day === day);
  const closedHolidays = hours.holidays.filter(({ day }) => !settings.workedHolidays.includes(day) && !isSpecial(day));
  const calendars = facts.staff.map(
    ({ hours: own, busy }): Calendar => ({
      ...settings,
      timeZone,
      weeklyHours: own ?? settings.weeklyHours,
      timeOff: [...settings.timeOff, ...closedHolidays.map(({ day }) => ({ firstDay: day, lastDay: day }))],
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: facts.buffer ?? settings.buffer,
      noticeMinutes: (facts.noticeHours ?? settings.noticeHours) * 60,
      busy,
    }),
  );
  const startsIn = (firstDay: string, lastDay: string): number[] => {
    const starts = calendars.flatMap((calendar) =>
      [...freeSlots(calendar, { firstDay, lastDay, durationMinutes, now })].map(({ start }) => start),
    );
    return [...new Set(starts)].toSorted((one, other) => one - other);
  };
  const days = Array.from({ length: previewDays }, (_, index) => {
    const day = addDays(today, index);
    const reasons = facts.staff.map(({ hours: own }) => hoursAt(hours, own, day));
    const closed = reasons.every((reason) => typeof reason === 'string') ? (reasons[0] ?? 'weekday') : null;
    const slots = startsIn(day, day).map((start) => new Date(start).toISOString());
    return { day, closed: typeof closed === 'string' ? closed : null, slots };
  });
  const [next] = startsIn(today, addDays(today, settings.horizonDays));
  return { durationMinutes, days, next: next === undefined ? null : new Date(next).toISOString() };
}

/** `10:00` on the provider's clock is told without an offset. */
export function momentOf(written: string, timeZone: string): Date {
  if (/(Z|[+-]\d\d:\d\d)$/.test(written)) return new Date(written);
  const [day = '', time = ''] = written.split('T');
  const milliseconds = Date.parse(`1970-01-01T${time}Z`);
  return new Date(instantOf(day, Math.floor(milliseconds / minuteMilliseconds), timeZone));
}

const longestBlock = 366 * 1440 * minuteMilliseconds;

export function spanFault({ start, end }: { start: Date; end: Date }, now: Date) {
  if (end <= start) return 'closesLater' as const;
  if (end <= now) return 'dayOver' as const;
  return end.getTime() - start.getTime() > longestBlock ? ('spanTooLong' as const) : undefined;
}
