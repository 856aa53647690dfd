import type { ServiceCurrency } from '../../../src/contract/currency.ts';

// What stands on the picture of a shared profile. The strand speaks German.

/** `ab 25 €`, `ab 49,50 CHF` */
export const priceShared = (cents: number, currency: ServiceCurrency): string => {
  const money = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return `ab ${money.format(cents / 100)}`;
};

/** `4,8 von 5 Sternen` */
export const ratingShared = (rating: number): string =>
  `${rating.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} von 5 Sternen`;
