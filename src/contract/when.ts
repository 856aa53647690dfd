import * as z from 'zod/mini';
import { day } from './fields.ts';

/** When somebody wants to come: a day, and a part of the day on the clock of the place. Times are starts of visits. */

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clockTime'));
/** The end of a part of the day may be midnight. */
const clockEnd = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'clockTime'));

export const whenFields = {
  /** Without it the days from today on, `whenDays` of them, if a part of the day is asked for. */
  day: z.optional(day),
  /** `15:00`: starts from then on. */
  from: z.optional(clockTime),
  /** `18:00`: starts before then; `24:00` at most. */
  until: z.optional(clockEnd),
};

export interface When {
  day?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** How many days a part of the day without a day means, from today on. */
export const whenDays = 14;

export const isTimeAsked = ({ day: wanted, from, until }: When): boolean =>
  wanted !== undefined || from !== undefined || until !== undefined;

/** `15:30` -> 930. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes from midnight, half open; the whole day unless said. */
export const dayPartOf = ({ from, until }: When): { fromMinute: number; untilMinute: number } => ({
  fromMinute: from === undefined ? 0 : minutesOf(from),
  untilMinute: until === undefined ? 1440 : minutesOf(until),
});

/** Whether the end lies behind the beginning. */
export const isForwards = (when: When): boolean => {
  const { fromMinute, untilMinute } = dayPartOf(when);
  return fromMinute < untilMinute;
};

/** Refuses a part of the day that ends before it begins. */
export const forwards = z.superRefine<When>((when, context) => {
  const areTimes =
    clockTime.safeParse(when.from ?? '00:00').success && clockEnd.safeParse(when.until ?? '24:00').success;
  if (areTimes && !isForwards(when))
    context.issues.push({ code: 'custom', message: 'closesLater', path: ['until'], input: when.until });
});

const whenObject = z.object(whenFields).check(forwards);

/** What of a written question makes sense: each part by itself. */
export function readWhen(written: { [part in keyof When]: string | null }): When {
  const read: When = {};
  for (const [part, schema] of Object.entries(whenFields)) {
    const value = z.safeParse(schema, written[part as keyof When] ?? undefined);
    if (value.success && value.data !== undefined) read[part as keyof When] = value.data;
  }
  return z.safeParse(whenObject, read).success ? read : read.day === undefined ? {} : { day: read.day };
}
