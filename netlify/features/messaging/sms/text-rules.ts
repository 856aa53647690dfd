/** The alphabet of text messages, GSM 03.38: a single other character halves what fits into one. Those of the second row count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const counted = '^{}\\[~]|€';

/** What one message holds, and each part of a longer one. */
export const partLength = { single: 160, ofSeveral: 153 } as const;

function inPairs(word: string, index: number, all: readonly string[]): [string, string][] {
  return index % 2 === 0 ? [[word, all[index + 1] ?? '']] : [];
}

const written: Record<string, string> = {
  ...Object.fromEntries(Array.from('‘’‚ʼ`´′').map((quote) => [quote, "'"])),
  ...Object.fromEntries(Array.from('“”„«»″').map((quote) => [quote, '"'])),
  ...Object.fromEntries(Array.from('‐‑‒–—―−·•').map((dash) => [dash, '-'])),
  ...Object.fromEntries('… ... → -> × x ł l Ł L đ d Đ D ð d ı i œ oe Œ OE ẞ SS þ th'.split(' ').flatMap(inPairs)),
};

/** Cyrillic names, letter by letter. */
const cyrillic: Record<string, string> = Object.fromEntries(
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya'
    .split(' ')
    .flatMap(inPairs),
);

const isKnown = (character: string): boolean => basic.includes(character) || counted.includes(character);

function plainCharacter(character: string): string {
  if (isKnown(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const lower = character.toLowerCase();
  const latin = written[character] ?? cyrillic[lower];
  if (latin !== undefined) return lower === character ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  return Array.from(character.normalize('NFD')).filter(isKnown).join('');
}

/** In the alphabet of text messages: quotation marks and accents become simple ones, pictures go. */
export const inTextAlphabet = (text: string): string =>
  Array.from(text.normalize('NFC')).map(plainCharacter).join('').replaceAll(/ {2,}/g, ' ');

/** How much of a message it takes. */
export const textLength = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (counted.includes(character) ? 2 : 1), 0);

/** How many parts are paid for. */
export const textParts = (text: string): number => {
  const length = textLength(text);
  return length <= partLength.single ? 1 : Math.ceil(length / partLength.ofSeveral);
};

/**
 * The sentence, then what still fits into one message, in this order. Of what may be said in several ways the first that fits is
 * taken. The sentence itself is never cut.
 */
export function fitted(
  sentence: string,
  more: readonly (string | readonly string[])[],
  around: (text: string) => string,
): string {
  let text = sentence;
  for (const ways of more) {
    const longer = [ways].flat().map((way) => `${text} ${way}`);
    text = longer.find((tried) => textLength(around(tried)) <= partLength.single) ?? text;
  }
  return around(text);
}
