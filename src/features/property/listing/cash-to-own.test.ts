import { describe, expect, it } from 'vitest';
import { type CashPlan, cashToOwn, examplePlan, exampleTerms, financings, levelPayment } from './cash-to-own.ts';

const plan: CashPlan = {
  price: 5_000_000,
  reservation: 50_000,
  equityPercent: 20,
  equityMonths: 24,
  ratePercent: 7.5,
  years: 20,
  transferPercent: 4,
};

describe('the level payment', () => {
  it.each([
    // 10,000 at 10 % a month in two months: 5,761.90 pays 1,000 interest and 4,761.90, then 523.81 and 5,238.10.
    [10_000, 120, 2, 5_761.9],
    // As printed in tables of level payments, per 100,000.
    [100_000, 12, 12, 8_884.88],
    [100_000, 6, 360, 599.55],
    [100_000, 7.5, 240, 805.59],
  ])('pays %d back at %d %% in %d months by %d', (balance, rate, months, payment) => {
    expect(levelPayment(balance, rate, months)).toBeCloseTo(payment, 2);
  });

  it('leaves nothing to pay when every month is written down', () => {
    const payment = levelPayment(3_200_000, 9.25, 180);
    let rest = 3_200_000;
    for (let month = 0; month < 180; month += 1) rest = rest * (1 + 0.0925 / 12) - payment;
    expect(rest).toBeCloseTo(0, 3);
  });

  it('is an even share without interest, and close to it at a tiny rate', () => {
    expect(levelPayment(120_000, 0, 24)).toBe(5_000);
    expect(levelPayment(120_000, 1e-10, 24)).toBeCloseTo(5_000, 5);
    expect(levelPayment(120_000, 5, 0)).toBe(0);
  });
});

describe('cash to own', () => {
  it('is reservation, equity, balance with interest and transfer costs', () => {
    // Equity 1,000,000 less 50,000; 4,000,000 at 805.5932 per 100,000 and month: 32,223.73 × 240 = 7,733,695.
    expect(cashToOwn(plan)).toEqual({
      reservation: 50_000,
      equity: 950_000,
      equityPerMonth: 39_583,
      equityMonths: 24,
      balance: 4_000_000,
      balancePerMonth: 32_224,
      balanceMonths: 240,
      interest: 3_733_695,
      transfer: 200_000,
      total: 8_933_695,
    });
  });

  it('adds up to the peso for uneven prices', () => {
    for (const price of [1, 99.99, 1_234_567.89, 7_777_777]) {
      const sums = cashToOwn({ ...plan, price, reservation: 333.33 });
      const { reservation, equity, balance, interest, transfer } = sums;
      expect(reservation + equity + balance + interest + transfer).toBe(sums.total);
      expect(reservation + equity + balance).toBe(Math.round(price));
    }
  });

  it('costs no interest at 0 %', () => {
    expect(cashToOwn({ ...plan, ratePercent: 0 })).toMatchObject({
      balancePerMonth: 16_667,
      interest: 0,
      total: 5_200_000,
    });
  });

  it('is paid at once in 0 years and 0 months', () => {
    expect(cashToOwn({ ...plan, years: 0, equityMonths: 0 })).toMatchObject({
      equity: 950_000,
      equityPerMonth: 0,
      balance: 4_000_000,
      balancePerMonth: 0,
      balanceMonths: 0,
      interest: 0,
      total: 5_200_000,
    });
  });

  it('takes a reservation fee above the equity from the balance', () => {
    expect(cashToOwn({ ...plan, reservation: 1_200_000, ratePercent: 0 })).toMatchObject({
      reservation: 1_200_000,
      equity: 0,
      equityPerMonth: 0,
      equityMonths: 0,
      balance: 3_800_000,
      total: 5_200_000,
    });
  });

  it('asks for no more than the price', () => {
    expect(cashToOwn({ ...plan, reservation: 9_000_000 })).toMatchObject({
      reservation: 5_000_000,
      equity: 0,
      balance: 0,
      balancePerMonth: 0,
      balanceMonths: 0,
      interest: 0,
    });
    expect(cashToOwn({ ...plan, equityPercent: 100 })).toMatchObject({ equity: 4_950_000, balance: 0, interest: 0 });
  });

  it('is nothing for nothing', () => {
    const sums = cashToOwn({ ...plan, price: 0, reservation: 0 });
    expect(sums.total).toBe(0);
    expect(Object.values(sums).every(Number.isFinite)).toBe(true);
  });

  it('starts from an example that fits the price, with terms for each way to finance', () => {
    expect(examplePlan(1_000_000).reservation).toBe(10_000);
    expect(examplePlan(10_000_000)).toMatchObject({ price: 10_000_000, reservation: 25_000, ...exampleTerms.bank });
    for (const financing of financings) expect(exampleTerms[financing].years).toBeGreaterThan(0);
  });
});
