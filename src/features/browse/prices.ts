import type { ListingCard } from '../../contract/listing.ts';
import { formatNumber, formatPesos } from '../../i18n/format.ts';

type Priced = Pick<ListingCard, 'price' | 'dealType'>;

/** ₱1,234,567, rent with its month; undefined where there is no price. */
export const priceOf = ({ price, dealType }: Priced): string | undefined =>
  price === null ? undefined : formatPesos(price, { perMonth: dealType === 'rent' });

export const hasReducedPrice = ({ price, oldPrice }: Pick<ListingCard, 'price' | 'oldPrice'>): boolean =>
  price !== null && oldPrice !== null && oldPrice > price;

/** ₱1.2M, ₱85K: what fits on a pin. What would be written 1,000K is a million, 1,000M a billion. */
export function shortPesos(amount: number): string {
  const [thousands, hundredThousands] = [Math.round(amount / 1000), Math.round(amount / 100_000)];
  if (hundredThousands >= 10_000) return `₱${formatNumber(Math.round(amount / 100_000_000) / 10, 'en')}B`;
  if (thousands >= 1000) return `₱${formatNumber(hundredThousands / 10, 'en')}M`;
  return amount >= 1000 ? `₱${formatNumber(thousands, 'en')}K` : `₱${formatNumber(amount, 'en')}`;
}
