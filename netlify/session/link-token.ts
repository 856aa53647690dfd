import { createHash, randomBytes, randomInt } from 'node:crypto';

/** The token of a link sent by mail: 32 random bytes, readable in a URL. Only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** That of a link in a text message: 16 random bytes, 128 bits, in 22 characters. */
export const newShortToken = (): string => randomBytes(16).toString('base64url');

/** Whether it has the form of such a token. */
export const isLinkToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

export const hashOfLinkToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** So many random digits, for somebody to type. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** No letter that looks like another one or like a digit. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Ten random letters, 49 bits, for somebody to write down and to type: `abcde-fgh23`. */
export const newWordCode = (): string => `${half()}-${half()}`;
