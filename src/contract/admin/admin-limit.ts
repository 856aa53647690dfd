import * as z from 'zod/mini';
import { countries } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { day, instant, line } from '../fields.ts';

/** Limits of turnover for small businesses (docs/product/tax-reports.md). Amounts are cents or Rappen. */

const minor = z.int().check(z.minimum(100), z.maximum(2_000_000_000));
export const limitSourceMaximum = 200;

const entered = {
  country: z.enum(countries),
  /** The first day on which it holds. */
  countsFrom: day,
  lastYearMinor: minor,
  thisYearMinor: minor,
  /** The law, as providers read it: § 19 Abs. 1 UStG. */
  source: line(limitSourceMaximum),
};

export const listBusinessLimits = endpoint('GET /small-business-limits', {
  summary: 'The limits of each country with the law that says so, latest first, and which of them hold today',
  access: 'admin',
  response: z.object({
    items: z.array(
      z.object({
        ...entered,
        isHolding: z.boolean(),
        /** Null of those that stand with the code. */
        enteredAt: z.nullable(instant),
        enteredBy: z.nullable(z.string()),
      }),
    ),
  }),
});
export const addBusinessLimit = endpoint('POST /small-business-limits', {
  summary: 'Enter the limits of a country from a day on. For one day the last that was entered counts',
  access: 'admin',
  body: z.object(entered),
  response: z.object({}),
  status: 201,
});
