import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isPostalCode } from './postal-code.ts';
import { plainCompact, plainIban, plainPhone, plainPostalCode } from './typed-digits.ts';
import { plainCode, plainLine, plainText } from './typed-text.ts';

/** One schema per field: normalisation and the key of its sentence (words.ts) inside. Forms and server compose these. */

/** Each noun brands its own. */
export const identifier = z.guid('id').check(z.toLowerCase());
export const accountId = identifier.brand<'AccountId'>();
export type AccountId = z.output<typeof accountId>;
export const listingId = identifier.brand<'ListingId'>();
export type ListingId = z.output<typeof listingId>;
export const imageId = identifier.brand<'ImageId'>();
export type ImageId = z.output<typeof imageId>;
export const cardId = identifier.brand<'CardId'>();
export type CardId = z.output<typeof cardId>;

/** Postgres holds neither this character nor, in jsonb, half a surrogate pair. */
const storable = z.refine<string>((written) => !/[\0\p{Surrogate}]/u.test(written), 'wrongType');

const required = (clean: (typed: string) => string, maximum: number) =>
  z.string().check(z.overwrite(clean), z.minLength(1), z.maxLength(maximum), storable);
const maybeEmpty = (clean: (typed: string) => string, maximum: number) =>
  z.string().check(z.overwrite(clean), z.maxLength(maximum), storable);

// Whatever people and programs type or paste is one of these six, or a field made of them: typed-text.ts says how each is cleaned.

/** Sentences and paragraphs, one to `maximum` characters. */
export const text = (maximum: number) => required(plainText, maximum);
/** The same, but may be empty. */
export const freeText = (maximum: number) => maybeEmpty(plainText, maximum);
/** A name, a street, a title: one line. */
export const line = (maximum: number) => required(plainLine, maximum);
export const freeLine = (maximum: number) => maybeEmpty(plainLine, maximum);
/** A number with or without letters, as it stands on a card or a letter. */
export const code = (maximum: number) => required(plainCode, maximum);
export const freeCode = (maximum: number) => maybeEmpty(plainCode, maximum);

/** A word of ours in a fixed form, such as a day, which a person or another program may have copied. */
export const formed = (...checks: z.core.$ZodCheck<string>[]) => z.string().check(z.overwrite(plainCode), ...checks);

/** A text with nothing in it. */
export const nothing = z.pipe(z.string().check(z.overwrite(plainLine)), z.literal(''));

/** A token, a cursor or a stamp that the server made itself; `maximum` characters at most. Nothing is cleaned: it is the same or wrong. */
export const opaque = (maximum: number) => z.string().check(z.maxLength(maximum), storable);

/** An address as docs/product/accounts.md has it: something@something.tld without spaces; stored in lower case. */
export const email = code(254).check(
  z.toLowerCase(),
  z.regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.<>,;:"()[\]\\]{2,}$/, 'email'),
);

/** docs/product/accounts.md: at least 6 digits, with plus, space, hyphen and parentheses. */
export const phone = required(plainPhone, 40).check(z.regex(/^(?=(?:\D*\d){6})[\d+ ()-]+$/, 'phone'));

export const iban = required(plainIban, 50);

/** Of any country; `postalCode` is one of those where services are offered. */
export const zipCode = (maximum: number) => required(plainPostalCode, maximum);
export const freeZipCode = (maximum: number) => maybeEmpty(plainPostalCode, maximum);
export const postalCode = z
  .string()
  .check(z.overwrite(plainPostalCode), z.minLength(1), z.refine(isPostalCode, 'postalCode'));

/** The code of a text message or a mail. */
export const sentCode = z.string().check(z.overwrite(plainCompact), z.minLength(1), z.regex(/^\d{6}$/, 'code'));

/** Passwords are compared composed (netlify/session/password.ts), and nothing of them is cut off or exchanged. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1),
    z.minLength(limits.passwordMinimum, 'password'),
    z.maxLength(limits.passwordMaximum),
    storable,
  );
/** A password to be compared, not set: any old rule may have made it. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMaximum), storable);

/** The same, with a sentence of its own where it is missing. */
export const givenPasswordFor = (missing: 'passwordForEmail' | 'passwordForDeletion') =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(limits.passwordMaximum), storable);

/** Years outside 1900 to 2199 are refused: around them, the days before and after cannot be reckoned. */
const reckonable = z.regex(/^(19|20|21)/, 'dayRange');
/** A calendar day, `YYYY-MM-DD`. */
export const day = formed(z.iso.date('wrongType'), reckonable);
/** A day of an answer: it may lie just beyond those that are asked about. */
export const answeredDay = z.string();
/** `2026-11`. */
export const month = formed(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'wrongType'));
/**
 * Whether an instant is written as we write it. `Date.parse` reads the 31st of February as the 3rd of March. It also
 * accepts a year 0, which Postgres does not.
 */
export const isInstant = (given: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given) &&
  !Number.isNaN(Date.parse(given)) &&
  new Date(given).toISOString() === given;

/** An instant in a request. */
export const zonedMoment = formed(z.iso.datetime({ offset: true, error: 'wrongType' }), reckonable);
/** The same; without an offset it is a time of the provider's clock: `2026-11-24T10:00`. */
export const moment = formed(z.iso.datetime({ offset: true, local: true, error: 'wrongType' }), reckonable);
/** An instant in ISO 8601, UTC, as an answer has it. */
export const instant = z.string();
/** The same in a request: a stamp that was read and is sent back. */
export const stamp = z.string().check(z.refine(isInstant, 'wrongType'));

const degrees = (bound: number) =>
  z.pipe(
    z.number().check(z.minimum(-bound), z.maximum(bound)),
    // Six decimals are 0.11 m: a whole number of micro-degrees, so that area search is integer arithmetic on both sides.
    z.transform((value: number) => Math.round(value * 1e6) / 1e6),
  );
/** Degrees north, rounded to micro-degrees. */
export const latitude = degrees(90);
/** Degrees east, rounded to micro-degrees. */
export const longitude = degrees(180);

/** Whole pesos or pesos with centavos. */
export const pesos = z.number().check(
  z.minimum(0),
  z.maximum(limits.priceMaximum),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'twoDecimals'),
);

export const squareMetres = z.number().check(
  z.minimum(0),
  z.maximum(limits.areaMaximum),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'twoDecimals'),
);

export const rooms = z
  .number()
  .check(z.minimum(0), z.maximum(limits.roomsMaximum), z.refine(Number.isInteger, 'integer'));

/** A number in a query string; JSON bodies may carry it as a number. Empty means absent. */
const numberLike = z.pipe(
  z.union([z.number(), z.string().check(z.overwrite(plainCode))], 'number'),
  z.transform((value: number | string, context) => {
    const parsed = typeof value === 'number' ? value : value === '' ? Number.NaN : Number(value);
    if (Number.isFinite(parsed)) return parsed;
    context.issues.push({ code: 'custom', message: 'number', input: value });
    return z.NEVER;
  }),
);

export const queryNumber = (minimum: number, maximum: number) =>
  z.pipe(numberLike, z.number().check(z.minimum(minimum), z.maximum(maximum)));

export const queryInteger = (minimum: number, maximum: number) =>
  z.pipe(numberLike, z.number().check(z.minimum(minimum), z.maximum(maximum), z.refine(Number.isInteger, 'integer')));

/** What a list is asked for beside its filters. */
export const pageAsked = {
  cursor: z.optional(opaque(200)),
  limit: z._default(queryInteger(1, limits.pageMaximum), limits.pageDefault),
};

/** `true` or `false` in a query string; JSON bodies may carry a boolean. */
export const queryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'], 'flag')], 'flag'),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);
