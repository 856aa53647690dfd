import { plainCode, plainLine } from './typed-text.ts';

// Numbers from outside, in the digits of a keyboard. Apart, because a search needs none of them.

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

const plainDigits = (text: string): string => plainCode(text).replaceAll(/(?!\d)\p{Nd}/gu, plainDigit);

/** As many write it: 0171/555 06 01, 0171.5550601, tel:+491715550601. */
export const plainPhone = (text: string): string =>
  plainLine(plainDigits(text).replace(/^tel:/i, '').replaceAll(/[/.]/g, ' '));

export const plainIban = (text: string): string => plainDigits(text).replace(/^IBAN\b:? */i, '');

/** Without blanks: the code of a message. */
export const plainCompact = (text: string): string => plainDigits(text).replaceAll(' ', '');

/** `A-1010`, `CH 8001`, `D-10115`: letters of the country stand before the digits of many addresses. */
export const plainPostalCode = (text: string): string =>
  plainCompact(text).replace(/^(?:AT?|CH|DE?)-?(?=\d{4,5}$)/i, '');
