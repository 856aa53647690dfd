import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../fields.ts';
import { invoiceId, onlineStates } from './billing-invoice.ts';

/** Paying what is owed on the page of a payment provider (docs/product/invoices.md, "Paying online"). */

export const payInvoice = endpoint('POST /provider/invoices/:id/pay', {
  summary:
    'Begin to pay an own invoice on the page of the payment provider: `url` is where to go. Again it leads to the same payment as long as that is open. 404 not_offered where no provider is set up, or the invoice is not in euro',
  access: 'lister',
  params: z.object({ id: invoiceId }),
  response: z.object({ url: z.url() }),
  refusals: ['not_found', 'not_offered', 'already_paid', 'collected'],
});

export const checkPayment = endpoint('POST /provider/payments/:id/check', {
  summary:
    'How an own payment on the page of the provider stands. While it is open the provider is asked; where that does not answer, what was known last',
  access: 'lister',
  params: z.object({ id: identifier }),
  response: z.object({ number: z.string(), state: z.enum(onlineStates) }),
  refusals: ['not_found'],
});

export const noticePath = '/payment-notices/:id';

/** For the payment provider. Nothing in it is believed or read: it only sets going that the provider is asked. */
export const noticePayment = endpoint(`POST ${noticePath}`, {
  summary: 'For the payment provider: something has changed about a payment. The provider is asked what',
  access: 'anyone',
  params: z.object({ id: identifier }),
  response: z.object({}),
  refusals: ['not_found'],
});
