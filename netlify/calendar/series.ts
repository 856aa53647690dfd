import { addDays, weekdayOf } from './zone.ts';

/** The days of visits that come again and again. */

/** `nthWeekday` is a month apart on the same weekday of the month as the first: the second Tuesday. */
export const seriesUnits = ['day', 'week', 'month', 'nthWeekday'] as const;

export interface Every {
  unit: (typeof seriesUnits)[number];
  count: number;
}

const placeInMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number): string => String(number).padStart(2, '0');

/** So many months later, of which a short one ends before the day: then it is its last. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const [laterYear, laterMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return `${laterYear}-${two(laterMonth)}-${two(Math.min(date, daysOfMonth(laterYear, laterMonth)))}`;
}

/** The same weekday in the same place of a later month. A fifth one that a month does not have is its fourth. */
function sameWeekday(day: string, months: number): string {
  const place = Math.min(placeInMonth(day), 4);
  let found = `${monthsLater(day, months).slice(0, 8)}01`;
  while (weekdayOf(found) !== weekdayOf(day)) found = addDays(found, 1);
  return addDays(found, (place - 1) * 7);
}

const later = {
  day: addDays,
  week: (day, count) => addDays(day, count * 7),
  month: monthsLater,
  nthWeekday: sameWeekday,
} as const satisfies Record<Every['unit'], (day: string, count: number) => string>;

/** The first day and those after it, as many as are asked for. */
export const seriesDays = (first: string, { unit, count }: Every, times: number): string[] =>
  Array.from({ length: times }, (_, index) => (index === 0 ? first : later[unit](first, index * count)));
