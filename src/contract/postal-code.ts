import { type Country, isPostalCodeIn } from './country.ts';
import { plainCode, plainLine } from './typed-text.ts';

// Without the schema library: the landing page asks too.

/** 5 digits in Germany, 4 in Austria and Switzerland. */
export const isPostalCode = (text: string): boolean => /^\d{4,5}$/.test(text.trim());

/** One of them. */
export interface TypedPlace {
  zip?: string;
  place?: string;
  /** Of a code behind the letters of its country, or of a position. */
  country?: Country | undefined;
}

const letters: Record<string, Country> = { a: 'at', at: 'at', ch: 'ch', d: 'de', de: 'de' };

/** `A-1010 Wien`, `CH 8001`. */
function codeOfCountry(typed: string): TypedPlace | undefined {
  const [, letter = '', zip = ''] = /\b(at?|ch|de?)[- ]?(\d{4,5})\b/i.exec(plainCode(typed)) ?? [];
  const country = letters[letter.toLowerCase()];
  return country !== undefined && isPostalCodeIn(country, zip) ? { zip, country } : undefined;
}

/** What a field for both was given: `10115`, `10115 Berlin`, `Daun`; undefined where it is neither. */
export function readTypedPlace(pasted: string): TypedPlace | undefined {
  const typed = plainLine(pasted);
  const ofCountry = codeOfCountry(typed);
  if (ofCountry !== undefined) return ofCountry;
  const zip = isPostalCode(typed) ? typed : /\b\d{5}\b/.exec(typed)?.[0];
  if (zip !== undefined) return { zip };
  // Two countries have codes of four digits: beside a name the name decides.
  const place = typed.replace(/\b\d{4}\b/, '').trim();
  return /\d/.test(place) || !/\p{L}{2}/u.test(place) ? undefined : { place };
}
