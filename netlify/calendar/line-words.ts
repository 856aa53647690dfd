// The words of a typed line, and what takes them out of it (entry-line.ts).

/** A meaning, and how many words of the line express it; undefined if they express none. */
export type Meant<Meaning> = { count: number; meaning: Meaning } | undefined;

/** A word of the line. What has been understood is taken out. */
export interface Word {
  /** As it was typed, without the commas around it. */
  text: string;
  /** For comparing: lower case, without accents. */
  plain: string;
  /** As it was typed, with the commas around it. */
  raw: string;
  /** Its place in the line as it was typed. */
  at: number;
}

export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[.,;:!]+|[,;:!]+$/g, '');

/** `10 - 12` is one word, `50 ,-` too, and `Dienstagabend` are two. */
const spaced = (line: string): string =>
  line
    .replaceAll(/(\d)\s+(?=[,.][-–—])/g, '$1')
    .replaceAll(/(?<![\d:./])(\d{1,2}(?:[:.]\d{2})?)\s+[-–]\s+(\d{1,2}(?:[:.]\d{2})?)(?![\d:./])/g, '$1-$2')
    .replaceAll(
      /\b((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(morgen|vormittag|mittag|nachmittag|abend|früh)s?\b/gi,
      '$1 $2',
    );

const wordsOf = (line: string): Word[] =>
  spaced(line)
    .split(/\s+/)
    .map((raw) => ({ raw, text: raw.replaceAll(/^[,;]+|[,;]+$/g, ''), plain: plainOf(raw) }))
    .filter(({ plain }) => plain !== '' && !/^[-–+&/|.]+$/.test(plain))
    .map((word, at) => ({ ...word, at }));

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

/** Whether one word was typed right behind the other, without a comma between them. */
export const isRightBehind = (before: Word | undefined, word: Word | undefined): boolean =>
  before !== undefined && word !== undefined && word.at === before.at + 1 && !/[,;:]$/.test(before.raw);

export const saidOf = (words: readonly Word[]): string =>
  words
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(' ');

/** A note that begins with `//` goes to the end of the line: what is added stands behind it. */
const withNote = (notes: readonly string[], note: string): string[] =>
  notes.some((typed) => typed.startsWith('//'))
    ? [...notes.slice(0, -1), `${notes.at(-1)}; ${note}`]
    : [...notes, `// ${note}`];

/** Finds runs of words, takes them out of the line and says what they mean. */
export class Line {
  /** All of them, as the line was typed. */
  readonly typed: readonly Word[];
  /** Those that are not understood yet. */
  words: Word[];
  /** Behind the words: the notes as they were typed. */
  readonly notes: readonly string[];
  constructor(text: string, notes: readonly string[] = []) {
    this.typed = wordsOf(text);
    this.words = [...this.typed];
    this.notes = notes;
  }

  /** The line with another word in place of these; behind all words where it replaces none. */
  with(replaced: readonly Word[], by: string, note = ''): string {
    const gone = new Set(replaced.map(({ at }) => at));
    const first = Math.min(...gone);
    const kept = this.typed.map(({ raw, at }) => (at === first ? by : gone.has(at) ? '' : raw));
    const notes = note === '' ? this.notes : withNote(this.notes, note);
    return [...kept, ...(gone.size === 0 ? [by] : []), ...notes].filter((word) => word !== '').join(' ');
  }

  /** The first place where `read` understands something of the words from there on; it says how many they are. */
  take<Meaning>(read: (plain: string[], at: number) => Meant<Meaning>): Meaning | undefined {
    return this.find(read)?.meaning;
  }

  /** As `take`, with the words that said it. */
  find<Meaning>(
    read: (plain: string[], at: number) => Meant<Meaning>,
  ): { meaning: Meaning; words: Word[] } | undefined {
    for (let at = 0; at < this.words.length; at += 1) {
      const found = read(
        this.words.slice(at).map(({ plain }) => plain),
        at,
      );
      if (found === undefined) continue;
      return { meaning: found.meaning, words: this.words.splice(at, found.count) };
    }
    return undefined;
  }
}
