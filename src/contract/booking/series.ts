import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, freeText, instant, opaque, queryInteger, zonedMoment } from '../fields.ts';
import { appointment, appointmentId, bookAppointment, holdAppointment } from './appointment.ts';
import { seriesMaximum } from './calendar.ts';

/**
 * Visits that a customer books at once, every so many weeks. Each is an appointment of its own, with its own deadline. In the
 * limits a series counts as one.
 */

export const seriesWeeksMaximum = 8;
/** A date that is taken may be replaced by a time within so many days of it. */
export const seriesReachDays = 3;

/** `times` counts the first. `until` is the last day of the provider's clock. One of the two is said. */
const rhythm = {
  weeks: queryInteger(1, seriesWeeksMaximum),
  times: z.optional(queryInteger(2, seriesMaximum)),
  until: z.optional(day),
};

/** Why a date does not fit. `too_far`: the business cannot be booked that far ahead yet. */
export const seriesProblems = ['taken', 'too_far'] as const;

export const previewSeries = endpoint('POST /appointments/series/preview', {
  summary: 'The dates of a series: which are free, and the nearest free time where one is not',
  access: 'anyone',
  body: z.object({ ...holdAppointment.body.shape, ...rhythm }),
  response: z.object({
    dates: z.array(
      z.object({
        start: instant,
        problem: z.nullable(z.enum(seriesProblems)),
        /** Within three days of a date that does not fit; null where nothing is free. */
        nearest: z.nullable(instant),
      }),
    ),
  }),
  refusals: ['not_found', 'not_bookable', 'own_offer'],
});
export type SeriesDate = z.output<typeof previewSeries.response>['dates'][number];

export const bookSeries = endpoint('POST /appointments/series', {
  summary: 'Book all visits of a series at once, or ask for them; where one is taken, none is booked',
  access: 'anyone',
  body: z.object({
    /** `start` is the first date of the rhythm, also where it was left out; `totalCents` is the price of one visit. */
    ...bookAppointment.body.shape,
    weeks: rhythm.weeks,
    /** What is booked, in order. Each lies within three days of a date of the rhythm, each of another. */
    starts: z.array(zonedMoment).check(z.minLength(2), z.maxLength(seriesMaximum)),
  }),
  /** In order. `link` opens the first visit of somebody without an account. */
  response: z.object({ appointments: z.array(appointment), link: z.nullable(z.string()) }),
  status: 201,
  refusals: bookAppointment.refusals,
});

/** What is done with a visit and all after it in its series. */
export const seriesActions = ['accept', 'cancel'] as const;
const step = z.object({ action: z.enum(seriesActions), note: z._default(freeText(500), '') });

const stepAnswer = z.object({
  done: z.array(z.object({ id: appointmentId, start: instant })),
  /** Those whose deadline is over, or whose state does not allow it. */
  left: z.array(z.object({ id: appointmentId, start: instant, problem: z.enum(['too_late', 'wrong_state']) })),
});
export type SeriesStep = z.output<typeof stepAnswer>;

const stepRefusals = ['not_found', 'wrong_state', 'too_late'] as const;

/** A request is taken back by its customer and declined by its provider. Each visit keeps its own deadline. */
export const stepSeries = endpoint('POST /appointments/:id/series', {
  summary: 'Cancel a visit and all after it in its series, or accept them',
  access: 'signed-in',
  roles: ['reception'],
  params: z.object({ id: appointmentId }),
  body: step,
  response: stepAnswer,
  refusals: [...stepRefusals, 'forbidden'],
});

export const stepLinkedSeries = endpoint('POST /visit/:token/series', {
  summary: 'Cancel a visit and all after it in its series, by the link of the visit',
  access: 'anyone',
  params: z.object({ token: opaque(600) }),
  body: step,
  response: stepAnswer,
  refusals: [...stepRefusals, 'forbidden'],
});
