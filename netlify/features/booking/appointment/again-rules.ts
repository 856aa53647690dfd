import { againHours } from '../../../../src/contract/booking/again.ts';
import { type Calendar, freeAt } from '../../../calendar/slots.ts';
import type { Visit } from '../../../calendar/visit.ts';
import { dayNumberAt, instantOn, minuteAt } from '../../../calendar/zone.ts';
import { nearestTo } from './series-rules.ts';

/** How often in how many seconds. */
export const againLimits = {
  /** Whoever holds again and again books nothing. */
  holdsPerCustomer: { name: 'again-hold', times: 6, seconds: 7 * 24 * 60 * 60 },
  answersPerCaller: { name: 'again-answer', times: 120, seconds: 60 * 60 },
} as const;

const hour = 3_600_000;
/** A reminder so many hours before the hold ends. */
const remindHours = 4;
/** A time that begins within the day is held until so many hours before. */
const beforeHours = 2;
/** How many weeks are searched for the same weekday and hour. */
const weeksSearched = 4;

export const againUntil = (start: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + againHours * hour, start - beforeHours * hour));
export const remindAt = (until: Date): Date => new Date(until.getTime() - remindHours * hour);

interface Like {
  visit: Visit;
  /** When the visit that is repeated began. */
  start: number;
  staff: string;
  weeks: number;
  now: Date;
}

/** The same weekday and hour of the provider's clock, from so many weeks on after today or after a visit that lies ahead. */
function datesLike({ timeZone }: Calendar, { start, weeks, now }: Like): number[] {
  const day = dayNumberAt(start, timeZone);
  const from = Math.max(day, dayNumberAt(now.getTime(), timeZone)) + weeks * 7 - 3;
  const first = day + Math.max(1, Math.ceil((from - day) / 7)) * 7;
  const minute = minuteAt(start, timeZone);
  return Array.from({ length: weeksSearched }, (_, index) => instantOn(first + index * 7, minute, timeZone));
}

export interface Alike {
  start: number;
  staff: string;
  /** The same weekday, hour and person. */
  isAlike: boolean;
}

/** The next time like a visit: its weekday, hour and person; else the nearest time of that person, else of anybody. */
export function nextLike(calendar: Calendar, like: Like): Alike | undefined {
  const { visit, staff, now } = like;
  const dates = datesLike(calendar, like);
  const alike = dates.find((date) => freeAt(calendar, visit, date, now).includes(staff));
  if (alike !== undefined) return { start: alike, staff, isAlike: true };
  for (const only of [staff, undefined])
    for (const date of dates) {
      const start = nearestTo(calendar, date, { visit, staff: only, now });
      const [somebody] = start === undefined ? [] : freeAt(calendar, visit, start, now);
      if (start !== undefined && somebody !== undefined) return { start, staff: only ?? somebody, isAlike: false };
    }
  return undefined;
}

/** Whether two times fall on the same weekday at the same hour. */
export const isLike = (one: number, other: number, timeZone: string): boolean =>
  minuteAt(one, timeZone) === minuteAt(other, timeZone) &&
  (dayNumberAt(one, timeZone) - dayNumberAt(other, timeZone)) % 7 === 0;
