import type { ServiceCurrency } from '../../../../src/contract/currency.ts';

// What stands on the picture of a shared profile. The strand speaks German.

interface Priced {
  fromPriceCents: number;
  highestPriceCents: number;
  isBookable: boolean;
}

/** `25 €`, `ab 49,50 CHF`, `25 € bis 60 €`: as the results say it (src/features/services/provider/price-shown.ts). */
export const priceShared = (
  { fromPriceCents, highestPriceCents, isBookable }: Priced,
  currency: ServiceCurrency,
): string => {
  const money = (cents: number): string =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency,
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
  const price = money(fromPriceCents);
  if (highestPriceCents <= fromPriceCents) return price;
  return isBookable ? `ab ${price}` : `${price} bis ${money(highestPriceCents)}`;
};

/** `4,8 von 5 Sternen` */
export const ratingShared = (rating: number): string =>
  `${rating.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} von 5 Sternen`;
