import type { MovedVisit } from '../../../../src/contract/booking/move-in.ts';
import type { Hours, Span } from '../../../calendar/hours.ts';
import { dayNumberAt, instantOf, instantOn, isoOf, minuteMilliseconds } from '../../../calendar/zone.ts';

/** How often in how many seconds: 10,000 rows of some files, and again. */
export const moveInLimits = {
  startsPerProvider: { name: 'move-in', times: 60, seconds: 60 * 60 },
  diariesPerProvider: { name: 'move-in-diary', times: 300, seconds: 60 * 60 },
  callsPerProvider: { name: 'move-in-rows', times: 1200, seconds: 60 * 60 },
} as const;

/** An instant in milliseconds: of the clock there where nothing says how far it is from UTC. */
export function instantIn(moment: string, timeZone: string): number {
  if (/Z$|[+-]\d\d:?\d\d$/.test(moment)) return Date.parse(moment);
  const [day = '', time = ''] = moment.split('T');
  const [hour = '0', minute = '0'] = time.split(':');
  return instantOf(day, Number(hour) * 60 + Number(minute), timeZone);
}

/** From the start until the end that the file says; else as many minutes as it says. */
export function spanOf({ start, end, minutes }: Pick<MovedVisit, 'start' | 'end' | 'minutes'>, timeZone: string): Span {
  const from = instantIn(start, timeZone);
  const until = end === null ? from : instantIn(end, timeZone);
  const length = (until - from) / minuteMilliseconds;
  return { from, until: length >= 5 && length <= 720 ? until : from + minutes * minuteMilliseconds };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** What makes a row the same row: who comes when for what to whom. Its note and its number may have changed. */
export const rowKey = (
  { name, service, staff }: Pick<MovedVisit, 'name' | 'service' | 'staff'>,
  { from, until }: Span,
): string => [isoOf(from), isoOf(until), plain(name), plain(service), staff].join('\n');

const stepMinutes = 5;
const daysAround = 14;

export interface FreeSearch {
  busy: readonly Span[];
  hoursOn: (day: number) => readonly Hours[];
  timeZone: string;
  now: number;
}

/** The start next to the wanted one at which somebody is free within the hours; undefined where none is within two weeks. */
export function nearestFree(wanted: Span, { busy, hoursOn, timeZone, now }: FreeSearch): number | undefined {
  const length = wanted.until - wanted.from;
  const isFree = (from: number): boolean => !busy.some((one) => one.from < from + length && from < one.until);
  const day = dayNumberAt(wanted.from, timeZone);
  let best: number | undefined;
  const away = (from: number): number => Math.abs(from - wanted.from);
  for (let distance = 0; distance <= daysAround; distance += 1) {
    for (const on of distance === 0 ? [day] : [day - distance, day + distance])
      for (const { opensMinute, closesMinute } of hoursOn(on)) {
        const last = closesMinute - length / minuteMilliseconds;
        for (let minute = opensMinute; minute <= last; minute += stepMinutes) {
          const from = instantOn(on, minute, timeZone);
          if (from >= now && (best === undefined || away(from) < away(best)) && isFree(from)) best = from;
        }
      }
    // The days behind are farther away by a day each.
    if (best !== undefined && away(best) <= distance * 1440 * minuteMilliseconds) return best;
  }
  return best;
}
