import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, month } from '../fields.ts';

/** Francs for a euro by month, at which commissions of visits in francs count (docs/product/invoices.md, "Commission"). */

export const listFrancRates = endpoint('GET /franc-rates', {
  summary: 'The rates of the last 24 months, latest first, and the months whose rate completed visits wait for',
  access: 'admin',
  response: z.object({
    items: z.array(
      z.object({
        month,
        /** 0.9345 is 9345. */
        tenThousandths: z.int(),
        enteredAt: instant,
        enteredBy: z.nullable(z.string()),
        /** Lines of commission that count at it: then it stays as it is. */
        lineCount: z.int(),
      }),
    ),
    waiting: z.array(z.object({ month, count: z.int() })),
  }),
});

export const putFrancRate = endpoint('PUT /franc-rates', {
  summary:
    'Enter the rate of a month that has ended, or correct it while nothing counts at it. Visits that have waited for it are charged at once',
  access: 'admin',
  body: z.object({ month, tenThousandths: z.int().check(z.minimum(1000), z.maximum(50_000)) }),
  response: z.object({ charged: z.int() }),
  refusals: ['conflict'],
});
