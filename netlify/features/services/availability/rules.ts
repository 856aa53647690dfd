import { type Country, countries } from '../../../../src/contract/country.ts';
import {
  type AvailabilityDraft,
  type closedReasons,
  type Holiday,
  type HolidayRegion,
  holidayRegions,
} from '../../../../src/contract/services/availability.ts';
import type { OpenSpan, VisitAhead, WeeklySpan } from '../../../../src/contract/services/staff.ts';
import { type Calendar, freeStarts, nextStart } from '../../../calendar/slots.ts';
import { type VisitCard, visitOf } from '../../../calendar/visit.ts';
import { addDays, dayAt, instantOf, minuteMilliseconds, weekdayOf } from '../../../calendar/zone.ts';
import { timeZones } from '../../../ground/time-zones.ts';
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

/** The span of listed holidays: one year, which is the longest horizon of bookings. */
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
 * The hours of a day. Days off come first, then hours of that very day, then public holidays. Then come the weekly
 * hours: the person's own, else those of the business.
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

/** Somebody whose own hours change; null: to those of the business. */
export interface Member {
  staffId: string;
  hours: WeeklySpan[] | null;
}

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
  formerOwnHours = ownHours,
): VisitAhead[] =>
  ahead.filter((visit) => {
    const hoursIn = (all: OwnHours) => all.find(({ staffId }) => staffId === visit.staffId)?.hours ?? null;
    if (isInside(hours, hoursIn(ownHours), visit)) return false;
    return !visit.isOwnEntry || (former !== undefined && isInside(former, hoursIn(formerOwnHours), visit));
  });

/** The own hours of the staff with those of one of them changed; null: the hours of the business. */
export const withMember = (all: OwnHours, member: Member | undefined): OwnHours => {
  if (member === undefined) return all;
  const { staffId, hours } = member;
  const others = all.filter((one) => one.staffId !== staffId);
  return hours === null ? others : [...others, { staffId, hours }];
};

/** Days of the preview. */
const previewDays = 14;
const usualMinutes = 60;

/** A visit where the provider has no card yet. */
const usualCard: VisitCard = {
  id: '',
  durationMinutes: usualMinutes,
  parts: [],
  bufferMinutes: null,
  noticeMinutes: null,
};

/** The free times by day, and the first one of all, as the calendar would be with these settings. `card` is the shortest one. */
export function preview(hours: Hours, facts: { calendar: Calendar; card: VisitCard | undefined }, now: Date) {
  const { settings, timeZone } = hours;
  const { card = usualCard } = facts;
  const calendar: Calendar = {
    ...facts.calendar,
    weeklyHours: settings.weeklyHours,
    specialHours: settings.specialHours,
    timeOff: settings.timeOff,
    holidays: hours.holidays.map(({ day }) => day).filter((day) => !settings.workedHolidays.includes(day)),
    bufferAfterMinutes: settings.buffer,
    noticeMinutes: settings.noticeHours * 60,
    horizonDays: settings.horizonDays,
    perDayMaximum: settings.perDayMaximum,
    isTight: settings.isTight,
  };
  const visit = visitOf([card], calendar);
  const able = calendar.staff.filter(({ cards }) => cards === null || card === usualCard || cards.includes(card.id));
  const firstDay = dayAt(now.getTime(), timeZone);
  const lastDay = addDays(firstDay, previewDays - 1);
  const bookable = { ...calendar, staff: able.map((member) => ({ ...member, cards: null })) };
  const starts = freeStarts(bookable, visit, { firstDay, lastDay, now });
  const days = Array.from({ length: previewDays }, (_, index) => {
    const day = addDays(firstDay, index);
    const reasons = able.map(({ hours: own }) => hoursAt(hours, own, day));
    const closed = reasons.every((reason) => typeof reason === 'string') ? (reasons[0] ?? 'weekday') : null;
    const slots = starts
      .filter(({ start }) => dayAt(start, timeZone) === day)
      .map(({ start }) => new Date(start).toISOString());
    return { day, closed: typeof closed === 'string' ? closed : null, slots };
  });
  const next = nextStart(bookable, visit, now);
  return {
    durationMinutes: visit.durationMinutes,
    days,
    next: next === undefined ? null : new Date(next.start).toISOString(),
  };
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
