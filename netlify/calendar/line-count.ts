import { choice, type LineChoice } from './line-questions.ts';
import { type Line, type Meant, numbers, saidOf, type Word } from './line-words.ts';
import type { Every } from './series.ts';

// How many visits a typed line speaks of: `5 mal`, `10x`, `fünf Termine` (entry-line.ts).

export interface Counted {
  times: number;
  /** `einmal im Monat`: so often in each of these. */
  per: Every['unit'] | undefined;
  words: Word[];
}

const units: readonly [RegExp, Every['unit']][] = [
  [/^(?:pro|je|am|a|per|every) (?:tag|day)\b/, 'day'],
  [/^(?:pro|je|in der|die|a|per|every) (?:woche|week)\b/, 'week'],
  [/^(?:pro|je|im|a|per|every) (?:monat|month)\b/, 'month'],
];
const nouns = /^(?:mal|x|×|times|termine|sitzungen|besuche|visits|sessions|appointments)$/;
const countOf = (word: string): number | undefined => (/^\d{1,3}$/.test(word) ? Number(word) : numbers[word]);

function timesAt(plain: readonly string[]): Meant<number> {
  const [word = '', second = ''] = plain;
  const joined = /^(\d{1,3})-?(?:x|×|mal|times)$/.exec(word)?.[1];
  if (joined !== undefined) return { count: 1, meaning: Number(joined) };
  const spelled = word.endsWith('mal') ? numbers[word.slice(0, -3)] : { once: 1, twice: 2 }[word];
  if (spelled !== undefined) return { count: 1, meaning: spelled };
  const count = countOf(word);
  return count !== undefined && count > 0 && nouns.test(second) ? { count: 2, meaning: count } : undefined;
}

export function takeCount(line: Line): Counted | undefined {
  const found = line.find<Omit<Counted, 'words'>>((plain) => {
    const times = timesAt(plain);
    if (times === undefined) return undefined;
    const behind = plain.slice(times.count, times.count + 3).join(' ');
    const [pattern, per] = units.find(([words]) => words.test(behind)) ?? [];
    const count = times.count + (pattern?.exec(behind)?.[0].split(' ').length ?? 0);
    return { count, meaning: { times: times.meaning, per } };
  });
  return found && { ...found.meaning, words: found.words };
}

const usual: readonly [Every, Record<'de' | 'en', string>][] = [
  [
    { unit: 'week', count: 1 },
    { de: 'wöchentlich', en: 'weekly' },
  ],
  [
    { unit: 'week', count: 2 },
    { de: 'alle 2 Wochen', en: 'every 2 weeks' },
  ],
  [
    { unit: 'week', count: 4 },
    { de: 'alle 4 Wochen', en: 'every 4 weeks' },
  ],
  [
    { unit: 'month', count: 1 },
    { de: 'monatlich', en: 'monthly' },
  ],
];

export const oftenChoices = (line: Line, words: readonly Word[], language: 'de' | 'en'): LineChoice[] =>
  usual.map(([every, written]) => choice(line.with(words, `${saidOf(words)} ${written[language]}`), { every }));
