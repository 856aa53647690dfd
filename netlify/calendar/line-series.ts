import { weekdayNamed } from './line-day.ts';
import { countOf, type Line } from './line-words.ts';
import type { Every } from './series.ts';
import { addDays, weekdayOf } from './zone.ts';

// Repetition in a typed line: `jeden 2. Dienstag`, `every other week`, `wöchentlich` (entry-line.ts).

export interface Series {
  /** As it was typed. */
  text: string;
  /** The day of the first, where the words name one by its place in the month: `jeden 2. Dienstag im Monat`. */
  nth: { weekday: number; place: number } | undefined;
  every: Every;
}

const places: Record<string, number> = {};
for (const [index, names] of [
  '1. erste ersten erster 1st first',
  '2. zweite zweiten zweiter 2nd second',
  '3. dritte dritten dritter 3rd third',
  '4. vierte vierten vierter 4th fourth',
].entries())
  for (const name of names.split(' ')) places[name] = index + 1;

/** One word for how often. */
const often: Record<string, Every> = {};
for (const [names, unit, count] of [
  ['taglich daily', 'day', 1],
  ['wochentlich weekly', 'week', 1],
  ['zweiwochentlich 14-tagig 14tagig vierzehntagig biweekly fortnightly', 'week', 2],
  ['vierwochentlich', 'week', 4],
  ['monatlich monthly', 'month', 1],
] as const)
  for (const name of names.split(' ')) often[name] = { unit, count };

const unitOf = (plain: string): Every['unit'] | undefined =>
  /^(tage?|days?)$/.test(plain)
    ? 'day'
    : /^(wochen?|weeks?)$/.test(plain)
      ? 'week'
      : /^(monate?|months?)$/.test(plain)
        ? 'month'
        : undefined;
const number = /^(\d{1,2}|zwei|drei|vier|funf|sechs|acht|two|three|four|five|six)$/;

interface SeriesWords {
  count: number;
  /** The weekday stays in the line: it says the first day. */
  weekdayAt: number | undefined;
  nth: Series['nth'];
  every: Every;
}

/** `2`, `zwei`, `zweiten`, `other`. */
const stepOf = (plain: string): number => (plain === 'other' ? 2 : (places[plain] ?? countOf(plain) ?? 1));

function everyAt(plain: readonly string[]): SeriesWords | undefined {
  const [word = '', second = '', third = ''] = plain;
  const isEvery = /^(jede[nrs]?|every|each)$/.test(word);
  if (!isEvery && word !== 'alle') return undefined;
  const isCounted = second === 'other' || places[second] !== undefined || number.test(second);
  const at = isCounted ? 2 : 1;
  const repeated = isCounted ? third : second;
  const weekday = weekdayNamed(repeated) ?? weekdayNamed(repeated.replace(/s$/, ''));
  const unit = weekday === undefined ? unitOf(repeated) : 'week';
  if (unit === undefined) return undefined;
  const behind = plain.slice(at + 1, at + 4).join(' ');
  const ofMonth = /^(im monat|des monats|of the month|of every month|a month)/.exec(behind)?.[0];
  const place = places[second];
  const isOfMonth = ofMonth !== undefined && weekday !== undefined && place !== undefined;
  return {
    count: at + 1 + (ofMonth?.split(' ').length ?? 0),
    weekdayAt: weekday === undefined ? undefined : at,
    nth: isOfMonth ? { weekday, place } : undefined,
    every: isOfMonth ? { unit: 'nthWeekday', count: 1 } : { unit, count: isCounted ? stepOf(second) : 1 },
  };
}

/** `dienstags`, `tuesdays`: said of what happens every week. */
const isHabit = (word: string): boolean =>
  word.length > 5 && word.endsWith('s') && weekdayNamed(word.slice(0, -1)) !== undefined;

function foundAt(plain: readonly string[]): SeriesWords | undefined {
  const word = plain[0] ?? '';
  const every = everyAt(plain);
  if (every !== undefined) return every;
  const said = often[word];
  if (said !== undefined) return { count: 1, weekdayAt: undefined, nth: undefined, every: said };
  return isHabit(word) ? { count: 1, weekdayAt: 0, nth: undefined, every: { unit: 'week', count: 1 } } : undefined;
}

const daysOf = ({ unit, count }: Every): number => count * { day: 1, week: 7, month: 30, nthWeekday: 30 }[unit];

export function takeSeries(line: Line): Series | undefined {
  for (let at = 0; at < line.words.length; at += 1) {
    const found = foundAt(line.words.slice(at).map(({ plain }) => plain));
    if (found === undefined) continue;
    const taken = line.words.splice(at, found.count);
    const kept = found.weekdayAt === undefined ? undefined : taken[found.weekdayAt];
    if (kept !== undefined)
      line.words.splice(at, 0, isHabit(kept.plain) ? { ...kept, plain: kept.plain.slice(0, -1) } : kept);
    const rest = takeSeries(line);
    const text = [...taken.map((word) => word.text), ...(rest === undefined ? [] : [rest.text])].join(' ');
    // `dienstags alle 2 Wochen`: the longer way says how often, the other one on which day.
    const every = rest !== undefined && daysOf(rest.every) > daysOf(found.every) ? rest.every : found.every;
    return { text, nth: found.nth ?? rest?.nth, every };
  }
  return undefined;
}

/** The next such day of a month: the second Tuesday of this month, or of the next one. */
export function nthDay(today: string, { weekday, place }: NonNullable<Series['nth']>): string {
  for (let day = today; ; day = addDays(day, 1))
    if (weekdayOf(day) === weekday && Math.ceil(Number(day.slice(8)) / 7) === place) return day;
}
