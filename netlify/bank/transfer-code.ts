import { firstOf, sayable } from '../xml.ts';

export interface TransferCode {
  holder: string;
  iban: string;
  bic?: string;
  /** Cents of euros. */
  amountCents: number;
  text: string;
}

const shortened = (text: string, length: number): string =>
  firstOf(sayable(text).replaceAll(/\s+/g, ' ').trim(), length);

/** Bytes that a code holds at most (version 13 with error correction M). */
const mostBytes = 331;

/**
 * What the QR code of a SEPA transfer says: EPC069-12, version 002 in UTF-8. Undefined where the amount is none that a transfer
 * can have, or where names fill the code.
 */
export function transferCode({ holder, iban, bic = '', amountCents, text }: TransferCode): string | undefined {
  if (amountCents < 1 || amountCents > 99_999_999_999) return undefined;
  const euros = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const payload = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    shortened(holder, 70),
    iban,
    `EUR${euros}`,
    // Purpose, and a structured reference in place of the text.
    '',
    '',
    shortened(text, 140),
  ].join('\n');
  return Buffer.byteLength(payload) <= mostBytes ? payload : undefined;
}
