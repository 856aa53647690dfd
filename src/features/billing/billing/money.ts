import { formatDateIn, formatPesos } from '#i18n/format.ts';
import { formatEuros, formatFrancs } from '#i18n/format-sums.ts';
import { type PlanName, type PlanStrand, plans } from '../../../contract/plans.ts';

const inCurrency = {
  EUR: (amount: number) => formatEuros(amount),
  PHP: (amount: number) => formatPesos(amount),
  CHF: (amount: number) => formatFrancs(amount),
};

/** Cents and centavos as people read them. */
export const moneyOf = (minor: number, currency: keyof typeof inCurrency): string => inCurrency[currency](minor / 100);

/** The price of a month. */
export const priceOf = (plan: PlanName): string => moneyOf(plans[plan].priceMinor, plans[plan].currency);

/** The day of an instant on the clock by which plans of the strand begin and end. */
export const dayOf = (instant: string, strand: PlanStrand): string =>
  formatDateIn(instant, strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila');
