import type { ListingCard } from '../../contract/listing.ts';
import { formatNumber, formatPesos } from '../../i18n/format.ts';

type Priced = Pick<ListingCard, 'price' | 'dealType'>;

/** ₱1,234,567, rent with its month; undefined where there is no price. */
export const priceOf = ({ price, dealType }: Priced): string | undefined =>
  price === null ? undefined : formatPesos(price, { perMonth: dealType === 'rent' });

export const hasReducedPrice = ({ price, oldPrice }: Pick<ListingCard, 'price' | 'oldPrice'>): boolean =>
  price !== null && oldPrice !== null && oldPrice > price;

/** ₱1.2M, ₱85K: what fits on a pin. */
export function shortPesos(amount: number): string {
  if (amount >= 1_000_000) return `₱${formatNumber(Math.round(amount / 100_000) / 10, 'en')}M`;
  if (amount >= 1000) return `₱${formatNumber(Math.round(amount / 1000), 'en')}K`;
  return `₱${formatNumber(amount, 'en')}`;
}
