import { remainderOf97 } from './account-number.ts';

/** References that travel with a transfer and can be checked. */

/** ISO 11649 of a number of letters and digits: `RF18539007547034`. Undefined where more than 21 of them are left. */
export function creditorReference(number: string): string | undefined {
  const body = number.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  if (body === '' || body.length > 21) return undefined;
  return `RF${String(98 - remainderOf97(`${body}RF00`)).padStart(2, '0')}${body}`;
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** The check digit of a QR reference: modulo 10, recursive (Swiss Payment Standards). */
const recursiveDigit = (digits: string): number => {
  let carry = 0;
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
};

/** 27 digits for a QR-IBAN, of the digits of a number. Undefined where there are more than 26 or none. */
export function qrReference(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '' || digits.length > 26) return undefined;
  const body = digits.padStart(26, '0');
  return `${body}${recursiveDigit(body)}`;
}

export const isQrReference = (text: string): boolean =>
  /^\d{27}$/.test(text) && recursiveDigit(text.slice(0, 26)) === Number(text[26]);
