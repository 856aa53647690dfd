import { isDayWord } from './line-day.ts';
import type { Line, Meant } from './line-words.ts';

// Parts of the day in a typed line: `morgen früh um 9`, `abends um 8`, `tomorrow afternoon` (entry-line.ts).

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

const partNames: Record<DayPart, string> = {
  morning: 'morgens vormittags fruhmorgens',
  noon: 'mittags noon midday',
  afternoon: 'nachmittags',
  evening: 'abends tonight',
};
/** They count behind a day and a preposition only: alone they may be somebody's name. */
const ledNames: Record<DayPart, string> = {
  morning: 'morgen fruh vormittag morning',
  noon: 'mittag',
  afternoon: 'nachmittag afternoon',
  evening: 'abend evening night',
};

const named = (names: Record<DayPart, string>, word: string): DayPart | undefined =>
  (Object.keys(names) as DayPart[]).find((part) => names[part].split(' ').includes(word));

const dateWord = /^\d{1,2}[./]\d{1,2}\.?(\d{2}|\d{4})?$/;

/** `heute Abend`, `Dienstag früh`, `3.12. Vormittag`, `am Abend`, `in the morning`, `früh um 9`. */
function ledPartAt(plain: readonly string[], before: string): Meant<DayPart> {
  const [word = '', second = '', third = ''] = plain;
  const isBehindDay = isDayWord(before) || dateWord.test(before);
  const part = named(ledNames, word);
  if (part !== undefined && isBehindDay) return { count: 1, meaning: part };
  if (word === 'fruh' && /^(um|ab|gegen)$/.test(second)) return { count: 1, meaning: 'morning' };
  const led = word === 'am' || word === 'this' ? second : word === 'in' && second === 'the' ? third : '';
  const behind = named(ledNames, led);
  return behind === undefined ? undefined : { count: word === 'in' ? 3 : 2, meaning: behind };
}

/** A part of a day that is no time alone, except for noon. */
export function takeDayPart(line: Line): DayPart | undefined {
  return line.take((plain, at) => {
    const led = ledPartAt(plain, line.words[at - 1]?.plain ?? '');
    if (led !== undefined) return led;
    const part = named(partNames, plain[0] ?? '');
    return part === undefined ? undefined : { count: 1, meaning: part };
  });
}

/** `abends um 8` is 20:00, `morgens um 6` is 6:00, `mittags um 1` is 13:00. */
export function onPart(minute: number | undefined, part: DayPart | undefined): number | undefined {
  if (part === undefined) return minute;
  if (minute === undefined) return part === 'noon' ? 720 : undefined;
  if (part === 'morning') return minute >= 780 ? minute - 720 : minute;
  if (part === 'noon') return minute < 600 ? minute + 720 : minute;
  return minute < 720 ? minute + 720 : minute;
}
