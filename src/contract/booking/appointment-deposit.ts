import * as z from 'zod/mini';
import { instant } from '../fields.ts';

/** Deposits: asked for with a booking, and paid to the provider, past the platform. Money in cents. */

/** A deposit is to be there so many hours after the visit is confirmed, and never later than its start. */
export const depositHours = 24;
/** So shortly before its start no visit ends because its deposit is missing: the business decides. */
export const depositGraceHours = 2;
/** Whether a visit ends by itself where its deposit is not there in time. */
export const endsUnpaid = (until: string, visitStart: string): boolean =>
  Date.parse(until) < Date.parse(visitStart) - depositGraceHours * 3_600_000;
/** Who has not come so often within a year may be asked for a deposit by the same provider. */
export const noShowsUntilDeposit = 2;

/** What a visit asks for, because of its cards or because the customer has not come twice. */
export const askedDeposit = z.object({ cents: z.number(), isForNoShows: z.boolean() });

/** `until` is null as long as the visit is a request. */
export const owedDeposit = z.object({
  cents: z.number(),
  until: z.nullable(instant),
  receivedAt: z.nullable(instant),
});

/** Where a deposit that is due can be paid: at the provider's link, else by transfer. */
export const depositPayment = z.object({
  link: z.nullable(z.string()),
  transfer: z.nullable(
    z.object({
      holder: z.string(),
      iban: z.string(),
      reference: z.string(),
      /** The code that banking apps scan (EPC069-12): its dark modules as a path, one unit each. */
      picture: z.nullable(z.object({ size: z.number(), path: z.string() })),
    }),
  ),
});
