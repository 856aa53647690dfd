import type { OnlinePayment } from '../../../adapters/ports.ts';
import type { Limit } from '../../../http/limit.ts';

export const onlineLimits = {
  startsPerAccount: { name: 'pay-online', times: 30, seconds: 3600 },
  /** Notices and looks at the page that one comes back to. Each asks the provider. */
  asksPerPayment: { name: 'ask-payment', times: 120, seconds: 3600 },
  /** The notices of all payments come from a few addresses of the provider. */
  noticesPerCaller: { name: 'payment-notice', times: 1200, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/**
 * For so long a payment can be begun again under its key. The provider remembers keys for an hour. What it has not answered by then
 * was shown to nobody, so nobody can pay it.
 */
const keyMinutes = 50;

export const isKeyKnown = (startedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) < keyMinutes * 60_000;

/** What came less what went back. */
export const receivedOf = ({ paidMinor, backMinor }: OnlinePayment): number => Math.max(0, paidMinor - backMinor);
