import { formatNumber, formatPesos } from '#i18n/format.ts';
import type { ListingCard } from '../../../contract/property/browse.ts';

type Priced = Pick<ListingCard, 'price' | 'dealType'>;

/** ₱1,234,567, a rent per month; undefined without a price. */
export const priceOf = ({ price, dealType }: Priced): string | undefined =>
  price === null ? undefined : formatPesos(price, { perMonth: dealType === 'rent' });

export const hasReducedPrice = ({ price, oldPrice }: Pick<ListingCard, 'price' | 'oldPrice'>): boolean =>
  price !== null && oldPrice !== null && oldPrice > price;

const short = {
  de: { thousand: '\u00a0Tsd.', million: '\u00a0Mio.', billion: '\u00a0Mrd.' },
  en: { thousand: 'K', million: 'M', billion: 'B' },
} as const;

/** ₱1.2M, ₱85K; in German ₱1,2 Mio., ₱85 Tsd.: what fits on a pin. What would be written 1,000K is a million. */
export function shortPesos(amount: number, language: keyof typeof short): string {
  const written = (value: number): string => `₱${formatNumber(value, language)}`;
  const [thousands, hundredThousands] = [Math.round(amount / 1000), Math.round(amount / 100_000)];
  if (hundredThousands >= 10_000) return written(Math.round(amount / 100_000_000) / 10) + short[language].billion;
  if (thousands >= 1000) return written(hundredThousands / 10) + short[language].million;
  return amount >= 1000 ? written(thousands) + short[language].thousand : written(amount);
}
