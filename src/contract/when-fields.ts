import * as z from 'zod/mini';
import { day } from './fields.ts';
import { isClockEnd, isClockTime, isForwards, type When } from './when.ts';

/** How the server checks when somebody wants to come. */
export const whenFields = {
  /** Without it the days from today on, `whenDays` of them, if a part of the day is asked for. */
  day: z.optional(day),
  /** `15:00`: starts from then on. */
  from: z.optional(z.string().check(z.refine(isClockTime, 'clockTime'))),
  /** `18:00`: starts before then; `24:00` at most. */
  until: z.optional(z.string().check(z.refine(isClockEnd, 'clockTime'))),
};

/** Refuses a part of the day that ends before it begins. */
export const forwards = z.superRefine<When>((when, context) => {
  const areTimes = isClockTime(when.from ?? '00:00') && isClockEnd(when.until ?? '24:00');
  if (areTimes && !isForwards(when))
    context.issues.push({ code: 'custom', message: 'closesLater', path: ['until'], input: when.until });
});
