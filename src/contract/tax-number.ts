import { type Country, countries } from './country.ts';

/**
 * The check digit of a German tax id (Steuerliche Identifikationsnummer): ISO/IEC 7064, MOD 11,10 over the first ten digits,
 * as the Bundeszentralamt für Steuern describes it.
 */
function germanCheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

const separators = /[\s./-]/g;

/** Without the blanks and separators that people type. */
export const compactNumber = (typed: string): string => typed.replaceAll(separators, '').toUpperCase();

const isGermanTaxId = (digits: string): boolean =>
  /^[1-9]\d{10}$/.test(digits) && germanCheckDigit(digits.slice(0, 10)) === Number(digits[10]);

/** Germany: 11 digits with a check digit. Austria: 9 digits. Switzerland: an AHV number or a UID, of which only the form counts. */
const taxIdChecks: Record<Country, (compact: string) => boolean> = {
  de: isGermanTaxId,
  at: (compact) => /^\d{9}$/.test(compact),
  ch: (compact) => /^756\d{10}$/.test(compact) || /^CHE\d{9}$/.test(compact),
};

/** The key of the sentence of a tax id that its country does not have. */
export const taxIdWords = { de: 'taxIdDe', at: 'taxIdAt', ch: 'taxIdCh' } as const satisfies Record<Country, string>;

export const isTaxId = (country: Country, typed: string): boolean => taxIdChecks[country](compactNumber(typed));

/** Whose tax id it is; undefined where it is none. The forms of the countries differ. */
export const countryOfTaxId = (typed: string): Country | undefined =>
  countries.find((country) => isTaxId(country, typed));

const vatIds: Record<Country, RegExp> = {
  de: /^DE\d{9}$/,
  at: /^ATU\d{8}$/,
  ch: /^CHE\d{9}(MWST|TVA|IVA)?$/,
};

export const vatIdWords = { de: 'vatIdDe', at: 'vatIdAt', ch: 'vatIdCh' } as const satisfies Record<Country, string>;

export const isVatId = (country: Country, typed: string): boolean => vatIds[country].test(compactNumber(typed));

export const isAnyVatId = (typed: string): boolean => countries.some((country) => isVatId(country, typed));

/**
 * The number under which a tax office keeps a business (Steuernummer, which is not the tax id of a person). Germany: 10 or 11
 * digits as the states write it, or 13 as in all of them. Austria: 9 digits. In Switzerland VAT goes by the UID alone.
 */
const officeNumbers: Record<Exclude<Country, 'ch'>, RegExp> = { de: /^(\d{10,11}|\d{13})$/, at: /^\d{9}$/ };

export const officeNumberWords = { de: 'officeNumberDe', at: 'officeNumberAt' } as const;

export const isOfficeNumber = (country: Exclude<Country, 'ch'>, typed: string): boolean =>
  officeNumbers[country].test(compactNumber(typed));
