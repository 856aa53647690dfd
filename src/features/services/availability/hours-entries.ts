import { formatClock } from '#i18n/format-days.ts';
import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import type { AvailabilityDraft, HolidayRegion } from '../../../contract/services/availability.ts';
import type { OpenSpan, WeeklySpan } from '../../../contract/services/staff.ts';

/** What time fields hold: `09:00`, and '' while nothing is entered. */
export interface SpanEntry {
  opensMinute: string;
  closesMinute: string;
}
export type WeeklyEntry = SpanEntry & { weekday: number };

export interface HoursEntries {
  weeklyHours: WeeklyEntry[];
  specialHours: (SpanEntry & { day: string })[];
  timeOff: { firstDay: string; lastDay: string }[];
  holidayRegion: HolidayRegion | '';
  workedHolidays: string[];
  buffer: NumberEntry;
  noticeHours: NumberEntry;
  horizonDays: NumberEntry;
  perDayMaximum: NumberEntry;
  isTight: boolean;
  releasesUnconfirmed: boolean;
  tellsClients: boolean;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const midnight = 1440;

/** A day ends at 24:00, which time fields show as 00:00. */
const written = ({ opensMinute, closesMinute }: OpenSpan): SpanEntry => ({
  opensMinute: formatClock(opensMinute),
  closesMinute: formatClock(closesMinute % midnight),
});

/** Null while nothing is entered: the contract's schema then says that it is needed. */
const minuteOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const spanOf = ({ opensMinute, closesMinute }: SpanEntry) => {
  const closes = minuteOf(closesMinute);
  return { opensMinute: minuteOf(opensMinute), closesMinute: closes === 0 ? midnight : closes };
};

export const weekOf = (hours: readonly WeeklySpan[]): WeeklyEntry[] =>
  hours.map(({ weekday, ...span }) => ({ weekday, ...written(span) }));

export const weekSent = (entries: readonly WeeklyEntry[]) =>
  entries.map(({ weekday, ...span }) => ({ weekday, ...spanOf(span) }));

export const entriesOf = (settings: AvailabilityDraft, suggestedRegion: HolidayRegion | null): HoursEntries => {
  const { weeklyHours, specialHours, holidayRegion, perDayMaximum, ...others } = settings;
  // Whoever has not been here yet is closed on holidays, as almost everybody is.
  const region = holidayRegion ?? (weeklyHours.length === 0 ? suggestedRegion : null);
  return {
    ...others,
    weeklyHours: weekOf(weeklyHours),
    specialHours: specialHours.map(({ day, ...span }) => ({ day, ...written(span) })),
    holidayRegion: region ?? '',
    perDayMaximum: perDayMaximum ?? '',
  };
};

const numberSent = (entry: NumberEntry): NumberEntry | null => (entry === '' ? null : (numberOf(entry) ?? entry));

/** What is sent. Whatever is no number stays what it is: the contract's schema refuses it by name. */
export const draftOf = (entries: HoursEntries): Record<string, unknown> => ({
  ...entries,
  weeklyHours: weekSent(entries.weeklyHours),
  specialHours: entries.specialHours.map(({ day, ...span }) => ({ day, ...spanOf(span) })),
  // A single day off needs one date only.
  timeOff: entries.timeOff.map(({ firstDay, lastDay }) => ({ firstDay, lastDay: lastDay === '' ? firstDay : lastDay })),
  holidayRegion: entries.holidayRegion === '' ? null : entries.holidayRegion,
  buffer: numberSent(entries.buffer) ?? 0,
  noticeHours: numberSent(entries.noticeHours) ?? 0,
  horizonDays: numberSent(entries.horizonDays),
  perDayMaximum: numberSent(entries.perDayMaximum),
});

const isWhole = ({ opensMinute, closesMinute }: SpanEntry): boolean => opensMinute !== '' && closesMinute !== '';

/** What the preview is asked with: rows that are only half filled in do not count yet. */
export const previewOf = (entries: HoursEntries): Record<string, unknown> =>
  draftOf({
    ...entries,
    weeklyHours: entries.weeklyHours.filter(isWhole),
    specialHours: entries.specialHours.filter((span) => span.day !== '' && isWhole(span)),
    timeOff: entries.timeOff.filter(({ firstDay }) => firstDay !== ''),
  });

const usual: SpanEntry = { opensMinute: '09:00', closesMinute: '18:00' };

/** Monday to Friday, to begin with. */
export const usualWeek: WeeklyEntry[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...usual }));

/** Opens a day with the hours of the open day before it. */
export const withDay = (week: readonly WeeklyEntry[], weekday: number): WeeklyEntry[] => {
  const before = week.filter((span) => span.weekday < weekday).map((span) => span.weekday);
  const like = before.length === 0 ? week[0]?.weekday : Math.max(...before);
  const spans = week.filter((span) => span.weekday === like);
  return [...week, ...(spans.length > 0 ? spans : [usual]).map((span) => ({ ...span, weekday }))];
};

const breakMinutes = 60;
const noon = 720;
const step = 5;

/** Takes an hour out of the longest span of the day, at noon where it lies well inside, else in its middle. */
export function withBreak(week: readonly WeeklyEntry[], weekday: number): WeeklyEntry[] {
  const lengths = week.map((span) => {
    const { opensMinute, closesMinute } = spanOf(span);
    return span.weekday === weekday && opensMinute !== null && closesMinute !== null ? closesMinute - opensMinute : 0;
  });
  const index = lengths.indexOf(Math.max(...lengths));
  const span = week[index];
  if (span === undefined || (lengths[index] ?? 0) < 2 * breakMinutes)
    return [...week, { weekday, opensMinute: '', closesMinute: '' }];
  const { opensMinute, closesMinute } = spanOf(span) as OpenSpan;
  const middle = Math.round((opensMinute + closesMinute - breakMinutes) / 2 / step) * step;
  const isNoonInside = opensMinute + breakMinutes <= noon && noon + 2 * breakMinutes <= closesMinute;
  const begins = isNoonInside ? noon : middle;
  return week.toSpliced(
    index,
    1,
    { ...span, closesMinute: formatClock(begins) },
    { ...span, opensMinute: formatClock(begins + breakMinutes) },
  );
}

/** Gives other days the hours of this one. */
export const copiedTo = (week: readonly WeeklyEntry[], from: number, days: readonly number[]): WeeklyEntry[] => {
  const spans = week.filter(({ weekday }) => weekday === from);
  return [
    ...week.filter(({ weekday }) => weekday === from || !days.includes(weekday)),
    ...days.filter((day) => day !== from).flatMap((weekday) => spans.map((span) => ({ ...span, weekday }))),
  ];
};
