import type { Language } from '../../src/contract/words.ts';
import type { Currency } from './document.ts';

// How a document writes amounts, quantities and days: exact from whole numbers, the same on every machine.

const digits = (amount: number, decimals: number): [string, string] => {
  const text = String(Math.abs(amount)).padStart(decimals + 1, '0');
  return [text.slice(0, text.length - decimals), text.slice(text.length - decimals)];
};

/** `-1234.50`, as XML has it. */
export function decimalOf(cents: number): string {
  const [whole, fraction] = digits(cents, 2);
  return `${cents < 0 ? '-' : ''}${whole}.${fraction}`;
}

/** 1500 thousandths are `1.5`. */
export function quantityOf(thousandths: number): string {
  const [whole, fraction] = digits(thousandths, 3);
  return `${thousandths < 0 ? '-' : ''}${whole}.${fraction}`.replace(/\.?0+$/, '');
}

/** 1900 hundredths of a per cent are `19`, 810 are `8.1`. */
export function rateOf(hundredths: number): string {
  const [whole, fraction] = digits(hundredths, 2);
  return `${whole}.${fraction}`.replace(/\.?0+$/, '');
}

/**
 * Net price of one unit, with at most six decimals. Times the quantity it rounds to the line's net below a thousand
 * units. Above, it differs by less than the official rules allow.
 */
export function unitPriceOf(netCents: number, quantityThousandths: number): string {
  const millionths = Math.round((netCents * 10_000_000) / quantityThousandths);
  const [whole, fraction] = digits(millionths, 6);
  return `${whole}.${fraction.replace(/0{1,4}$/, '')}`;
}

const grouped = (whole: string, separator: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, separator);

const narrow = '\u{202F}';
const hard = '\u{A0}';

/** `1.234,56 €` and `€1,234.56`; `CHF 1’234.56` and `₱1,234.56` in either language. */
export function moneyOf(cents: number, currency: Currency, language: Language): string {
  const [whole, fraction] = digits(cents, 2);
  const sign = cents < 0 ? '−' : '';
  if (currency === 'CHF') return `${sign}CHF${hard}${grouped(whole, '’')}.${fraction}`;
  if (currency === 'PHP') return `${sign}₱${grouped(whole, ',')}.${fraction}`;
  return language === 'de'
    ? `${sign}${grouped(whole, '.')},${fraction}${hard}€`
    : `${sign}€${grouped(whole, ',')}.${fraction}`;
}

/** In German beside francs as Switzerland writes: with a point. */
const inLanguage = (decimal: string, language: Language, currency: Currency): string =>
  (language === 'de' && currency !== 'CHF' ? decimal.replace('.', ',') : decimal).replace('-', '−');

export const shownQuantity = (thousandths: number, language: Language, currency: Currency): string =>
  inLanguage(quantityOf(thousandths), language, currency);

export const shownRate = (hundredths: number, language: Language, currency: Currency): string =>
  `${inLanguage(rateOf(hundredths), language, currency)}${narrow}%`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `24.11.2026` and `24 November 2026`. */
export function dayOf(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return language === 'de' ? `${date}.${month}.${year}` : `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/** `1. – 30.11.2026` would save nothing that two whole days do not say more plainly. One day stands alone. */
export const periodOf = (from: string, to: string, language: Language): string =>
  from === to ? dayOf(from, language) : `${dayOf(from, language)} – ${dayOf(to, language)}`;

/** In groups of four, as people read it. */
export const shownIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, `$1${hard}`);

/** `CHE-123.456.788 MWST`, as the Swiss register writes it; others stand as they are kept. */
export const shownVatId = (vatId: string): string =>
  vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})(?=$|MWST|TVA|IVA)/, 'CHE-$1.$2.$3 ').trimEnd();

/** In capital letters, as postal services want the country of an address. */
export const postalCountryOf = (country: string, language: Language): string =>
  (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country).toLocaleUpperCase(language);
