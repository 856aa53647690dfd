/**
 * The letters that every bank of the SEPA takes (EPC217-08, "basic Latin character set"). German letters become two, others lose
 * their marks; what has no such letter becomes a full stop, as the EPC recommends.
 */

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const marks = /\p{Mark}/gu;
const strange = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/** On one line, at most so long. */
export function latin(text: string, maximum: number): string {
  const plain = Array.from(text.normalize('NFC'), (letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(strange, '.');
  return plain.slice(0, maximum).trim();
}
