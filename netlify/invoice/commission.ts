import { dividedHalfUp } from './amounts.ts';

/** 5 % of the gross price, VAT inside. */
const commissionHundredths = 500;
const whole = 10_000;

/** Francs for a euro, as the European Central Bank writes it, in ten-thousandths: 0.9345 is 9345. */
export interface EuroRate {
  tenThousandths: number;
}

/**
 * Cents of commission, half up. `priceCents` is the gross price of the appointment without the travel fee. A price in
 * francs counts at the month's rate and is rounded once. So the line is 5 % of what was agreed, not of a rounded
 * amount.
 */
export function commissionCents(priceCents: number, rate?: EuroRate): number {
  if (rate === undefined) return dividedHalfUp(priceCents * commissionHundredths, whole);
  return dividedHalfUp(priceCents * commissionHundredths, rate.tenThousandths);
}
