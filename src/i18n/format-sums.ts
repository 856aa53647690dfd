import { current, decimalMarks, eurosIn, formatMoney, locales } from './format.ts';
import { groupMarks, whole } from './grouped.ts';

// Sums and shares. Not in format.ts, which every page loads.

/** Sums of two currencies beside each other, for nothing is converted; the second where there is any: `89,50 CHF + 45 €`. */
export const formatBothMoneys = (amount: number, other: number, currency: 'EUR' | 'CHF'): string =>
  [
    formatMoney(amount, currency),
    ...(other === 0 ? [] : [formatMoney(other, currency === 'EUR' ? 'CHF' : 'EUR')]),
  ].join(' + ');

/** Euros, not cents: 4.99 -> `4,99 €`. What the site itself costs. */
export const formatEuros = (amount: number, language = current()): string => eurosIn(language).format(amount);

/** 1045 -> `CHF 1.045,00`. */
export function formatFrancs(amount: number, language = current()): string {
  const [units = '', cents = ''] = amount.toFixed(2).split('.');
  return `CHF\u00A0${whole(Number(units), groupMarks[language])}${decimalMarks[language]}${cents}`;
}

/** With so many places behind the mark: 0.9345 -> `0,9345`. */
export const formatDecimal = (amount: number, places: number, language = current()): string =>
  amount.toFixed(places).replace('.', decimalMarks[language]);

/** A share or a change in whole percent: `81 %` · `+12%`, with the sign where it is a change. */
export const formatPercent = (share: number, { isChange = false } = {}): string =>
  new Intl.NumberFormat(locales[current()], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  }).format(share);
