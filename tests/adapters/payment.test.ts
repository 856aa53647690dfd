import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { molliePayments } from '../../netlify/adapters/payment/mollie.ts';
import { PartUnavailable, PartUnwilling } from '../../netlify/adapters/ports.ts';
import { paymentKey, startPayments } from '../support/payment-server.ts';

let server: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  server = await startPayments();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.behave('answers');
  server.asked.length = 0;
  server.payments.clear();
});
const payments = (key = paymentKey) => molliePayments({ key, url: server.url, milliseconds: 300 });
const demand = {
  key: '3f6c2f0e-0c9b-4d0e-8c55-3a8f0a5a5b11',
  number: 'CK-2027-000001',
  amountMinor: 499,
  currency: 'EUR',
  language: 'de',
  returnUrl: 'https://example.com/de/provider/invoices?payment=1',
  noticeUrl: 'https://example.com/api/payment-notices/1',
} as const;

async function begun() {
  const told = await payments().start(demand);
  if (typeof told === 'string') throw new Error(told);
  return told;
}

describe('the payment provider', () => {
  it('is asked with amount, number and key, and answers with a page to pay on', async () => {
    const told = await begun();
    expect(server.asked).toEqual([
      {
        line: 'POST /v2/payments',
        key: demand.key,
        body: {
          amount: { currency: 'EUR', value: '4.99' },
          description: 'CK-2027-000001',
          redirectUrl: demand.returnUrl,
          webhookUrl: demand.noticeUrl,
          locale: 'de_DE',
          metadata: { invoice: 'CK-2027-000001', payment: demand.key },
        },
      },
    ]);
    expect(told).toMatchObject({ state: 'open', key: demand.key, currency: 'EUR', paidMinor: 0, backMinor: 0 });
    expect(told.checkoutUrl).toContain(told.reference);
  });

  it('makes one payment for one key, and says what came and what went back', async () => {
    const { reference } = await begun();
    expect((await begun()).reference).toBe(reference);
    Object.assign(server.last(), {
      status: 'paid',
      paidAt: '2027-01-05T10:00:00+00:00',
      amountRefunded: { currency: 'EUR', value: '1.00' },
      amountChargedBack: { currency: 'EUR', value: '0.99' },
    });
    expect(await payments().find(reference)).toMatchObject({
      state: 'paid',
      checkoutUrl: null,
      paidMinor: 499,
      backMinor: 199,
      paidAt: '2027-01-05T10:00:00+00:00',
    });
    expect(await payments().find('tr_none')).toBe('unknown');
  });

  it.each(['fails', 'nonsense', 'silent', 'elsewhere'] as const)(
    'that %s is unavailable, within the time limit',
    async (manner) => {
      server.behave(manner);
      await expect(payments().start(demand)).rejects.toBeInstanceOf(PartUnavailable);
      await expect(payments().find('tr_x')).rejects.not.toBeInstanceOf(PartUnwilling);
    },
  );

  it('that refuses one demand is not away, and one that does not take our key is', async () => {
    server.behave('refuses');
    await expect(payments().start(demand)).rejects.toBeInstanceOf(PartUnwilling);
    server.behave('answers');
    const wrong = payments('test_anotherKeyThatIsNotTheRightOne').find('tr_x');
    await expect(wrong).rejects.not.toBeInstanceOf(PartUnwilling);
  });
});
