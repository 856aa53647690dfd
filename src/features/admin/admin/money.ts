import { formatPesos } from '#i18n/format.ts';
import { formatEuros } from '#i18n/format-sums.ts';

/** Cents and centavos as people read them. */
export const moneyOf = (minor: number, currency: 'EUR' | 'PHP'): string =>
  (currency === 'PHP' ? formatPesos : formatEuros)(minor / 100);
