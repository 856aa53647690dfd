import * as z from 'zod/mini';
import {
  type OnlinePayment,
  PartUnavailable,
  PartUnwilling,
  type PaymentDemand,
  type PaymentProvider,
  type ToldPayment,
} from '../ports.ts';

/** Mollie's Payments API, version 2 (https://docs.mollie.com/reference/payments-api). */
export const mollieUrl = 'https://api.mollie.com/v2';

/** A function ends after 30 seconds: a silent provider must not use them up. */
const usualMilliseconds = 8000;

const amount = z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d{1,7}\.\d{2}$/)) });

const answered = z.object({
  id: z.string().check(z.regex(/^tr_\w{1,60}$/)),
  status: z.string(),
  amount,
  // Both are left out while nothing went back.
  amountRefunded: z.optional(z.nullable(amount)),
  amountChargedBack: z.optional(z.nullable(amount)),
  paidAt: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.unknown()),
  _links: z.object({ checkout: z.optional(z.nullable(z.object({ href: z.string() }))) }),
});

/** A bank transfer is `pending`, and what a person has to capture `authorized`: nothing has come of either yet. */
const states: Record<string, OnlinePayment['state']> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'cancelled',
};

const minorOf = (written: z.output<typeof amount> | null | undefined): number =>
  written ? Number(written.value.replace('.', '')) : 0;

const keyIn = z.object({ payment: z.string() });

/** Throws where the answer is none that Mollie documents. */
function read(text: string): OnlinePayment {
  const told = z.parse(answered, JSON.parse(text));
  const state = states[told.status];
  if (state === undefined) throw new Error(`it answered an unknown status, ${told.status}`);
  const key = keyIn.safeParse(told.metadata);
  return {
    reference: told.id,
    state,
    key: key.success ? key.data.payment : null,
    checkoutUrl: told._links.checkout?.href ?? null,
    currency: told.amount.currency,
    paidMinor: state === 'paid' ? minorOf(told.amount) : 0,
    backMinor: minorOf(told.amountRefunded) + minorOf(told.amountChargedBack),
    paidAt: told.paidAt ?? null,
  };
}

const written = (demand: PaymentDemand): object => ({
  amount: { currency: demand.currency, value: (demand.amountMinor / 100).toFixed(2) },
  description: demand.number,
  redirectUrl: demand.returnUrl,
  ...(demand.noticeUrl === undefined ? {} : { webhookUrl: demand.noticeUrl }),
  locale: { de: 'de_DE', en: 'en_GB' }[demand.language],
  metadata: { invoice: demand.number, payment: demand.key },
});

interface MollieRequest {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

interface Mollie {
  /** `live_…`, or `test_…`: the latter moves no money. */
  key: string;
  url?: string | undefined;
  milliseconds?: number;
}

/**
 * Rejects with PartUnavailable where Mollie does not answer or does not take our key, and with PartUnwilling where it refuses this one
 * question. Redirects are not followed: the key is for this address.
 */
export function molliePayments({ key, url = mollieUrl, milliseconds = usualMilliseconds }: Mollie): PaymentProvider {
  const ask = async (path: string, more: MollieRequest = {}): Promise<ToldPayment> => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...more,
        headers: { accept: 'application/hal+json', authorization: `Bearer ${key}`, ...more.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
      const text = await response.text();
      if (response.ok) return read(text);
      if (response.status === 404) return 'unknown';
      if ([400, 409, 410, 422].includes(response.status)) throw new PartUnwilling(`Mollie answered ${response.status}`);
      throw new Error(`it answered ${response.status}`);
    } catch (cause) {
      if (cause instanceof PartUnwilling) throw cause;
      throw new PartUnavailable('the payment provider cannot be reached', { cause });
    }
  };
  return {
    start: (demand) =>
      ask('/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': demand.key },
        body: JSON.stringify(written(demand)),
      }),
    find: (reference) => ask(`/payments/${encodeURIComponent(reference)}`),
  };
}
