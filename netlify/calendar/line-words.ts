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

const wordsOf = (line: string): Word[] =>
  line
    .split(/\s+/)
    .map((text) => ({ text: text.replaceAll(/^[,;]+|[,;]+$/g, ''), plain: plainOf(text) }))
    .filter(({ plain }) => plain !== '' && !/^[-–+&/|.]+$/.test(plain));

export const numbers: Record<string, number> = {
  ein: 1,
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
};

export const countOf = (plain: string | undefined): number | undefined =>
  plain === undefined ? undefined : /^\d{1,2}$/.test(plain) ? Number(plain) : numbers[plain];

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
