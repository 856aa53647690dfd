import { centsOf, isCurrency } from './line-amounts.ts';
import { isRightBehind, type Line, numbers, saidOf, type Word } from './line-words.ts';
import type { Every } from './series.ts';

// What a typed line leaves open: it is asked, and never guessed (entry-line.ts).

export interface LineChoice {
  /** The whole line as it reads once this is chosen. */
  text: string;
  /** What is meant by it, one of these; all null: the words go into the note. */
  day: string | null;
  minute: number | null;
  priceCents: number | null;
  every: Every | null;
  times: number | null;
}

export interface LineQuestion {
  /**
   * `noDay`: no such day. `disagree`: weekday and date differ. `whichDay`: a week alone. `noTime`: no such time.
   * `often`: a count without an interval. `tooMany`: more appointments than one entry allows. `unread`: looks like a
   * date or a sum.
   */
  kind: 'noDay' | 'disagree' | 'whichDay' | 'noTime' | 'often' | 'tooMany' | 'unread';
  /** What it is about, as it was typed. */
  words: string;
  choices: LineChoice[];
}

export const choice = (text: string, means: Partial<Omit<LineChoice, 'text'>> = {}): LineChoice => ({
  text,
  day: null,
  minute: null,
  priceCents: null,
  every: null,
  times: null,
  ...means,
});

/** As a day is written into the line: `3.12.2026`. */
const writtenDay = (day: string): string => day.split('-').map(Number).reverse().join('.');

export const dayChoices = (line: Line, words: readonly Word[], days: readonly string[]): LineChoice[] =>
  [...new Set(days)].toSorted().map((day) => choice(line.with(words, writtenDay(day)), { day }));

export const noteChoice = (line: Line, words: readonly Word[]): LineChoice =>
  choice(line.with(words, '', saidOf(words)));

export const asked = (
  line: Line,
  kind: LineQuestion['kind'],
  words: readonly Word[],
  choices: LineChoice[] = [],
): LineQuestion => ({ kind, words: saidOf(words), choices: [...choices, noteChoice(line, words)] });

/** What people are counted by, and ages: `5 Personen` are no five minutes. */
const counted =
  /^(?:personen?|leute|kinder|kind|gaste|jahre?|prozent|%|stuck|tage?|wochen?|monate?|mal|x|people|persons?|kids?|children|guests?|years?|percent|pieces|days?|weeks?|months?|times)$/;

export const countedAt = (plain: readonly string[]): { count: number; meaning: true } | undefined =>
  (/^\d+(?:-\d+)?$/.test(plain[0] ?? '') || numbers[plain[0] ?? ''] !== undefined) && counted.test(plain[1] ?? '')
    ? { count: 2, meaning: true }
    : /^\d+-\d+(?:x|mal)$/.test(plain[0] ?? '')
      ? { count: 1, meaning: true }
      : undefined;

const months =
  /^(?:januar|february?|februar|march|marz|april|mai|may|juni?|june|juli?|july|august|september|oktober|october|november|dezember|december)$/;

/** A figure of more than two digits or with a sign, a currency, a month behind "im", a weekend. */
function looksRead(word: Word, before: Word | undefined): boolean {
  const { plain } = word;
  if (isCurrency(plain) || /^(?:%|wochenende|weekend)$/.test(plain)) return true;
  if (months.test(plain))
    return before !== undefined && /^(?:im|in|anfang|mitte|ende|early|late|mid)$/.test(before.plain);
  return (
    /^[-+@€$£]?\d[\d.,:/'’–—+-]*(?:€|eur|euro|chf|uhr|h|am|pm|%|x|st|nd|rd|th)?$/.test(plain) &&
    !/^\d{1,2}$/.test(plain)
  );
}

/** Takes out what looks like a date or a sum and was not understood; words side by side are one question. */
export function takeUnread(line: Line): Word[][] {
  const runs: Word[][] = [];
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    if (!looksRead(word, before)) continue;
    const run = runs.at(-1);
    if (run !== undefined && isRightBehind(run.at(-1), word)) run.push(word);
    // `fünfzig Euro`, `im Dezember`: the word before belongs to it.
    else if (!/\d/.test(word.plain) && isRightBehind(before, word) && before !== undefined && index > 1)
      runs.push([before, word]);
    else runs.push([word]);
  }
  const gone = new Set(runs.flat());
  line.words = line.words.filter((word) => !gone.has(word));
  return runs;
}

/** What `1.200`, `1500` or `15,30` may mean: a sum, a time. */
export function meaningsOf(line: Line, words: readonly Word[]): LineChoice[] {
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return [];
  const cents = /^\d{3,5}$|^\d+[.,]\d/.test(word.plain) ? centsOf(word.plain) : undefined;
  const clock = /^(\d{1,2})[.,;:]?(\d{2})$/.exec(word.plain);
  const minute = clock === null ? -1 : Number(clock[1]) * 60 + Number(clock[2]);
  const isTime = clock !== null && Number(clock[1]) < 24 && Number(clock[2]) < 60 && word.plain.length > 3;
  return [
    ...(isTime ? [choice(line.with(words, `${clock[1]}:${clock[2]}`), { minute })] : []),
    ...(cents === undefined ? [] : [choice(line.with(words, `${word.text}€`), { priceCents: cents })]),
  ];
}
