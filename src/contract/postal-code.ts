import { plainLine } from './typed-text.ts';

// Without the schema library: the landing page asks too.

/** 5 digits in Germany, 4 in Austria and Switzerland. */
export const isPostalCode = (text: string): boolean => /^\d{4,5}$/.test(text.trim());

/** One of them. */
export interface TypedPlace {
  zip?: string;
  place?: string;
}

/** What a field for both was given: `10115`, `10115 Berlin`, `Daun`; undefined where it is neither. */
export function readTypedPlace(pasted: string): TypedPlace | undefined {
  const typed = plainLine(pasted);
  const zip = isPostalCode(typed) ? typed : /\b\d{5}\b/.exec(typed)?.[0];
  if (zip !== undefined) return { zip };
  // Four digits are known for few places only: beside a name the name decides.
  const place = typed.replace(/\b\d{4}\b/, '').trim();
  return /\d/.test(place) || !/\p{L}{2}/u.test(place) ? undefined : { place };
}
