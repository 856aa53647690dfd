import { type PlanName, type PlanStrand, plans } from '../../contract/plans.ts';
import { formatDateIn, formatEuros, formatPesos } from '../../i18n/format.ts';

/** Cents and centavos as people read them. */
export const moneyOf = (minor: number, currency: 'EUR' | 'PHP'): string =>
  (currency === 'PHP' ? formatPesos : formatEuros)(minor / 100);

/** The price of a month. */
export const priceOf = (plan: PlanName): string => moneyOf(plans[plan].priceMinor, plans[plan].currency);

/** The day of an instant on the clock by which plans of the strand begin and end. */
export const dayOf = (instant: string, strand: PlanStrand): string =>
  formatDateIn(instant, strand === 'services' ? 'Europe/Berlin' : 'Asia/Manila');
