import { dayPartOf, type When } from '../../src/contract/when.ts';
import type { FreeStart } from '../calendar/slots.ts';
import { dayNumber, instantOn, minuteAt, minuteMilliseconds } from '../calendar/zone.ts';
import { timeZones } from '../ground/time-zones.ts';
import { daysAsked } from './days.ts';

// Free starts as bits: one for each step of five minutes since 1970.

const stepMinutes = 5;
const step = stepMinutes * minuteMilliseconds;
const dayMilliseconds = 1440 * minuteMilliseconds;
const stepsOfDay = dayMilliseconds / step;

/** How many days of UTC are kept, the day of the reading included. */
export const daysKept = 18;
/** For so many days, the day of the reading included, the rows hold every day that may be asked about. */
const daysHeld = 3;
/** How far ahead a day may lie that is asked about. */
const daysAhead = daysKept - daysHeld - 1;

/** The step that holds an instant. */
export const stepOf = (instant: number): number => Math.floor(instant / step);

/** When a step begins. */
export const instantOf = (asked: number): number => asked * step;

const utcDay = (now: Date): number => Math.floor(now.getTime() / dayMilliseconds);

export const firstStepOf = (now: Date): number => utcDay(now) * stepsOfDay;

/** Until when rows that are read now hold all days that may be asked about. */
export const heldUntil = (now: Date): Date => new Date((utcDay(now) + daysHeld) * dayMilliseconds);
export const nextUtcDay = (now: Date): Date => new Date((utcDay(now) + 1) * dayMilliseconds);

/** The whole minutes until now, rounded up: nothing earlier can be booked. */
export const minuteOf = (now: Date): number => Math.ceil(now.getTime() / minuteMilliseconds);

/** SQL for the first step that can be booked, at the minute and with the notice that are named. */
export const firstBookable = (minute: string, notice: string): string => `((${minute} + ${notice} + 4) / 5)`;

/** Undefined if a start lies between two steps, as none does that our forms have made. */
export function bitsOf(starts: readonly FreeStart[], firstStep: number): string | undefined {
  const bits = Array.from({ length: daysKept * stepsOfDay }, () => '0');
  for (const { start } of starts) {
    if (start % step !== 0) return undefined;
    const place = start / step - firstStep;
    if (place < bits.length) bits[place] = '1';
  }
  return bits.join('');
}

/** The steps that a question means: `mask` begins at `from`, a multiple of 8, and has a bit for each step before `until`. */
export interface StepsAsked {
  from: number;
  until: number;
  mask: string;
}

const usualDay = (from: number, until: number): string =>
  `${'0'.repeat(from)}${'1'.repeat(until - from)}${'0'.repeat(stepsOfDay - until)}`;

/** Undefined where the rows cannot tell: too far ahead, or if the clocks of the countries differed. */
export function stepsAsked(when: When, now: Date): StepsAsked | undefined {
  const [zone = '', ...others] = Object.values(timeZones);
  const { firstDay, lastDay } = daysAsked(when, now, zone);
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  if (last - utcDay(now) > daysAhead) return undefined;
  const { fromMinute, untilMinute } = dayPartOf(when);
  const usual = usualDay(Math.ceil(fromMinute / stepMinutes), Math.ceil(untilMinute / stepMinutes));
  const midnightOf = (day: number): number | undefined => {
    const midnight = instantOn(day, 0, zone);
    return others.every((other) => instantOn(day, 0, other) === midnight) ? midnight : undefined;
  };
  const from = midnightOf(first);
  if (from === undefined) return undefined;
  let mask = '';
  for (let [day, begins] = [first, from]; day <= last; day += 1) {
    const ends = midnightOf(day + 1);
    if (ends === undefined) return undefined;
    if (ends - begins === dayMilliseconds) mask += usual;
    else
      for (let start = begins; start < ends; start += step) {
        const minute = minuteAt(start, zone);
        mask += fromMinute <= minute && minute < untilMinute ? '1' : '0';
      }
    begins = ends;
  }
  const first8 = Math.floor(from / step / 8) * 8;
  return { from: first8, until: from / step + mask.length, mask: '0'.repeat(from / step - first8) + mask };
}
