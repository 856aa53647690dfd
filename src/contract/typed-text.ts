// Without the schema library, and nothing else: number fields, imports and the landing page read by it too.

/**
 * Text from outside, made plain before anything reads it. Programs add characters that nobody sees: marks of direction, blanks
 * without width, fillers, soft hyphens. Some are part of a word or a picture; those stay.
 */

/** What joins or varies the characters beside it, and is seen by that. */
const joining = [
  // Letters of Persian, Hindi, Malayalam and others: within a word, or behind the sign that takes a vowel away.
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}])[\p{L}\p{M}])\p{Join_C}(?=[\p{L}\p{M}])`,
  String.raw`(?<=(?!\p{sc=Latn})\p{L}\p{M})\u200D`,
  // An emoji made of several: a family, a profession, the flag of a part of a country, a key.
  String.raw`(?<=\p{ExtPict}(?:\uFE0F|\p{EMod})?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
  String.raw`\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E007A}]+\u{E007F}`,
  // The forms of a Chinese, Japanese or Mongolian character, which names depend on.
  String.raw`(?<=[\p{sc=Hani}\p{sc=Mong}])\p{VS}`,
];

/** Format characters, fillers and control characters. Zero stays: Postgres cannot hold it, so it is refused. */
const unseen = String.raw`[\p{Cf}\p{DI}\u2800]|(?![\0\s])\p{Cc}`;
const unseenButJoining = new RegExp(`(${joining.join('|')})|${unseen}`, 'gu');
const everyUnseen = new RegExp(unseen, 'gu');

const wide = (text: string, range: RegExp): string =>
  text.replaceAll(range, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0));

/** Marks at the very beginning mark nothing. */
const trimmed = (text: string): string => text.replace(/^[\s\p{M}]+/u, '').trimEnd();

const hasOnlyKeys = (text: string): boolean => /^[\n\x20-\x7E]*$/.test(text);

/** Sentences and paragraphs: letters composed (NFC), ordinary blanks, line ends and digits. Where nothing is seen, nothing is left. */
export function plainText(text: string): string {
  if (hasOnlyKeys(text)) return text.trim();
  return trimmed(
    wide(text.normalize('NFC'), /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g)
      .replaceAll(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
      .replaceAll(unseenButJoining, '$1')
      .replaceAll(/[^\S\n]/g, ' '),
  );
}

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ');

/** What is no prose: a number, a day, an account, an address. Its digits, letters, signs and hyphens are those of a keyboard. */
export const plainCode = (text: string): string =>
  wide(plainLine(text.replaceAll(everyUnseen, '')), /[\uFF01-\uFF5E]/g).replaceAll(/[\p{Pd}\u2212]/gu, '-');
