/**
 * The characters of the Swiss QR code (SIX, Implementation Guidelines QR-bill, version 2.3, 4.1.1): U+0020 to U+007E, U+00A0 to
 * U+017F, Ș, ș, Ț, ț and €. Signs of typesetting become those of a keyboard, letters lose marks, and the rest goes.
 */

const signs: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '‹': '<',
  '›': '>',
  '−': '-',
  '…': '...',
  '•': '*',
  '™': 'TM',
  ẞ: 'SS',
};

const allowed = /^[\x20-\x7E\xA0-\u017FȘșȚț€]*$/u;
const strange = /[^\x20-\x7E\xA0-\u017FȘșȚț€]/gu;

function allowedFor(letter: string): string {
  if (allowed.test(letter)) return letter;
  const sign = signs[letter] ?? (/\p{Pd}/u.test(letter) ? '-' : undefined);
  return sign ?? letter.normalize('NFKD').replaceAll(strange, '');
}

/** One line of a slip, at most so long. Empty where no character of the text is allowed. */
export function slipText(text: string, maximum: number): string {
  const plain = Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '), allowedFor).join('');
  return Array.from(plain.replaceAll(/ +/g, ' ').trim()).slice(0, maximum).join('').trim();
}
