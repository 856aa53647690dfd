import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What a provider earns and what the site charges for it, month by month: docs/product/provider-day.md. */

export const earningMonths = 12;

const month = z.object({
  /** `2026-11`, on the provider's clock. */
  month: z.string(),
  /** Visits that took place, and what was agreed for them. */
  visits: z.int(),
  revenueMinor: z.int(),
  /** In the currency that is not that of the business now: before it moved. */
  otherRevenueMinor: z.int(),
  /** What was invoiced for the plan of this month, less what corrections took back. Null before there is an invoice of it. */
  feeMinor: z.nullable(z.int()),
  /** Of visits in this month, billed or not; not of lines that have ended. */
  commissionMinor: z.int(),
});
export type EarningMonth = z.output<typeof month>;

export const getEarnings = endpoint('GET /provider/statistics/months', {
  summary: 'Revenue beside the fees and the commission of the site for the last 12 months, the running one first',
  access: 'provider',
  response: z.object({ months: z.array(month) }),
});
