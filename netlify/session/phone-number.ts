import type { CountryCode, NumberType } from 'libphonenumber-js/max';

/** A number as people write it and as networks do: `+49 1512 3456789`, `+4915123456789`. */
export interface PhoneNumber {
  written: string;
  dialled: string;
  /** False of a line in a house: it is called, and nothing is written to it. */
  getsTexts: boolean;
}

/** Numbers that somebody can have at home or in the pocket: no text goes to a number that charges for it. */
const reachable: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP']);

/** In some countries, as in America, a number does not tell whether it is a mobile one. */
const textable: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * With the plus that a spreadsheet took away: 491715550001. For the library that is a landline of Leer with nine digits; here a
 * mobile number behind the country's code is one. The tables are loaded with the first.
 */
export async function withPlus(text: string, country: CountryCode): Promise<string> {
  const { getCountryCallingCode, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const hasCode = /^[^+]*$/.test(text) && text.replaceAll(/\D/g, '').startsWith(getCountryCallingCode(country));
  const meant = hasCode ? parsePhoneNumberFromString(`+${text}`, { extract: false }) : undefined;
  if (meant === undefined || !meant.isValid()) return text;
  const usual = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return meant.getType() === 'MOBILE' || usual?.number === meant.number ? `+${text}` : text;
}

/** The number, if there can be such a one. Without a `+` it is one of the country. */
export async function phoneNumberOf(text: string, country: CountryCode): Promise<PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const parsed = parsePhoneNumberFromString(await withPlus(text, country), { defaultCountry: country, extract: false });
  // A number of no country is one of a satellite or of a service: a text there costs euros.
  if (parsed?.country === undefined || !parsed.isValid() || parsed.ext !== undefined) return undefined;
  const type = parsed.getType();
  if (!reachable.has(type)) return undefined;
  return { written: parsed.formatInternational(), dialled: parsed.number, getsTexts: textable.has(type) };
}

const dialledFrom = { Deutschland: 'DE', Österreich: 'AT', Schweiz: 'CH', Philippines: 'PH' } as const;

export type DialledFrom = (typeof dialledFrom)[keyof typeof dialledFrom];

/** In whose numbers an account writes its own, by the name of its country. */
export const dialledFromOf = (country: string | null): DialledFrom =>
  Object.entries(dialledFrom).find(([name]) => name === country)?.[1] ?? 'DE';
