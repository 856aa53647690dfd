// The words of a typed line, and what takes them out of it (entry-line.ts).

/** A meaning, and how many words of the line express it; undefined if they express none. */
export type Meant<Meaning> = { count: number; meaning: Meaning } | undefined;

/** A word of the line. What has been understood is taken out. */
export interface Word {
  /** As it was typed, without the commas around it. */
  text: string;
  /** For comparing: lower case, without accents. */
  plain: string;
}

export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[.,;:!]+|[,;:!]+$/g, '');

/** `10 - 12` is one word, and `Dienstagabend` are two. */
const spaced = (line: string): string =>
  line
    .replaceAll(/(?<![\d:./])(\d{1,2}(?:[:.]\d{2})?)\s+[-–]\s+(\d{1,2}(?:[:.]\d{2})?)(?![\d:./])/g, '$1-$2')
    .replaceAll(
      /\b((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(morgen|vormittag|mittag|nachmittag|abend|früh)s?\b/gi,
      '$1 $2',
    );

const wordsOf = (line: string): Word[] =>
  spaced(line)
    .split(/\s+/)
    .map((text) => ({ text: text.replaceAll(/^[,;]+|[,;]+$/g, ''), plain: plainOf(text) }))
    .filter(({ plain }) => plain !== '' && !/^[-–+&/|.]+$/.test(plain));

export const numbers: Record<string, number> = {
  ein: 1,
  eins: 1,
  eine: 1,
  einer: 1,
  einem: 1,
  a: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  funf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  elf: 11,
  eleven: 11,
  zwolf: 12,
  twelve: 12,
};

export const countOf = (plain: string | undefined): number | undefined =>
  plain === undefined ? undefined : /^\d{1,2}$/.test(plain) ? Number(plain) : numbers[plain];

/** Behind one of these stands a name, whatever it means besides: `Frau Morgen`, `Herr Freitag`. */
export const titles = new Set(['herr', 'frau', 'herrn', 'mr', 'mrs', 'ms', 'dr', 'prof']);

/** Finds runs of words, takes them out of the line and says what they mean. */
export class Line {
  words: Word[];
  constructor(text: string) {
    this.words = wordsOf(text);
  }

  /** The first place where `read` understands something of the words from there on; it says how many they are. */
  take<Meaning>(read: (plain: string[], at: number) => Meant<Meaning>): Meaning | undefined {
    for (let at = 0; at < this.words.length; at += 1) {
      const found = read(
        this.words.slice(at).map(({ plain }) => plain),
        at,
      );
      if (found === undefined) continue;
      this.words.splice(at, found.count);
      return found.meaning;
    }
    return undefined;
  }
}
