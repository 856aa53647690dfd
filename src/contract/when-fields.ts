import * as z from 'zod/mini';
import { day, formed } from './fields.ts';
import { isClockEnd, isClockTime, isForwards, isLastDay, type When } from './when.ts';

/** How the server checks when somebody wants to come. */
export const whenFields = {
  /** Without it the days from today on, `whenDays` of them, if a part of the day is asked for. */
  day: z.optional(day),
  /** `day` to this day, two weeks at most: a weekend. */
  lastDay: z.optional(day),
  /** `15:00`: starts from then on. */
  from: z.optional(formed(z.refine(isClockTime, 'clockTime'))),
  /** `18:00`: starts before then; `24:00` at most. */
  until: z.optional(formed(z.refine(isClockEnd, 'clockTime'))),
};

/** Refuses a part of the day that ends before it begins, and a last day without a first or too far from it. */
export const forwards = z.superRefine<When>((when, context) => {
  if (when.lastDay !== undefined && when.lastDay !== when.day && !isLastDay(when))
    context.issues.push({ code: 'custom', message: 'endsLater', path: ['lastDay'], input: when.lastDay });
  const areTimes = isClockTime(when.from ?? '00:00') && isClockEnd(when.until ?? '24:00');
  if (areTimes && !isForwards(when))
    context.issues.push({ code: 'custom', message: 'closesLater', path: ['until'], input: when.until });
});
