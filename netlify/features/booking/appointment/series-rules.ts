import type { AppointmentAction, AppointmentStatus } from '../../../../src/contract/booking/appointment-status.ts';
import { seriesMaximum } from '../../../../src/contract/booking/calendar.ts';
import { type SeriesDate, seriesReachDays } from '../../../../src/contract/booking/series.ts';
import { seriesDays } from '../../../calendar/series.ts';
import { type Calendar, freeAt, freeStarts } from '../../../calendar/slots.ts';
import type { Visit } from '../../../calendar/visit.ts';
import { addDays, dayAt, dayNumberAt, instantOf, isoOf, minuteAt } from '../../../calendar/zone.ts';
import type { VisitSide } from '../../../ground/states.ts';

/** How often in how many seconds. */
export const seriesLimits = {
  previewsPerCaller: { name: 'series-preview', times: 120, seconds: 60 * 60 },
  stepsPerVisit: { name: 'series-step', times: 30, seconds: 60 * 60 },
} as const;

interface Rhythm {
  weeks: number;
  times?: number | undefined;
  until?: string | undefined;
}

/** The dates of a rhythm on the provider's clock: the hour stays over a change of the clocks. */
export function datesOf(first: number, { weeks, times = seriesMaximum, until }: Rhythm, timeZone: string): number[] {
  const minute = minuteAt(first, timeZone);
  return seriesDays(dayAt(first, timeZone), { unit: 'week', count: weeks }, times)
    .filter((day) => until === undefined || day <= until)
    .map((day, index) => (index === 0 ? first : instantOf(day, minute, timeZone)));
}

/** Whether each start lies near a date of the rhythm, in order and each near another one. */
export function isRhythm(
  starts: readonly number[],
  { first, weeks }: { first: number; weeks: number },
  timeZone: string,
): boolean {
  const places = starts.map((start) => {
    const days = dayNumberAt(start, timeZone) - dayNumberAt(first, timeZone);
    const place = Math.round(days / (weeks * 7));
    const isNear = Math.abs(days - place * weeks * 7) <= seriesReachDays;
    return isNear && place >= 0 && place < seriesMaximum ? place : undefined;
  });
  return places.every((place, index) => place !== undefined && (index === 0 || place > (places[index - 1] ?? place)));
}

interface Wish {
  visit: Visit;
  staff: string | undefined;
  now: Date;
}

/** The free start that is nearest to a date; the earlier of two. */
export function nearestTo(calendar: Calendar, date: number, { visit, staff, now }: Wish): number | undefined {
  const day = dayAt(date, calendar.timeZone);
  const span = { firstDay: addDays(day, -seriesReachDays), lastDay: addDays(day, seriesReachDays) };
  const free = freeStarts(calendar, visit, { ...span, now, staff }).map(({ start }) => start);
  const [nearest] = free.toSorted((one, other) => Math.abs(one - date) - Math.abs(other - date) || one - other);
  return nearest;
}

/** A date as it is now: free, or with what is free instead. */
export function dateShown(calendar: Calendar, date: number, wish: Wish): SeriesDate {
  const { visit, staff, now } = wish;
  const free = freeAt(calendar, visit, date, now);
  if (staff === undefined ? free.length > 0 : free.includes(staff))
    return { start: isoOf(date), problem: null, nearest: null };
  const last = dayNumberAt(now.getTime(), calendar.timeZone) + calendar.horizonDays;
  const nearest = nearestTo(calendar, date, wish);
  return {
    start: isoOf(date),
    problem: dayNumberAt(date, calendar.timeZone) > last ? 'too_far' : 'taken',
    nearest: nearest === undefined ? null : isoOf(nearest),
  };
}

/** What a step with a series means for one of its visits. */
export const actionOf = (asked: 'accept' | 'cancel', status: AppointmentStatus, side: VisitSide): AppointmentAction =>
  asked === 'accept' ? 'accept' : status !== 'open' ? 'cancel' : side === 'customer' ? 'withdraw' : 'decline';
