import { formatEuros, formatPesos } from '../../i18n/format.ts';

/** Cents and centavos as people read them. */
export const moneyOf = (minor: number, currency: 'EUR' | 'PHP'): string =>
  (currency === 'PHP' ? formatPesos : formatEuros)(minor / 100);
