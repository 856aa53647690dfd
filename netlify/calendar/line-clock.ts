import { durationAt, hourUnit } from './line-amounts.ts';
import { isDayWord } from './line-day.ts';
import { type Line, type Meant, numbers } from './line-words.ts';

// Times of day in a typed line: `15:00`, `halb vier`, `um 15`, `10-12` (entry-line.ts).

/** An hour from 1 to 6 without a leading zero means the afternoon: nobody is booked at three in the night. */
const clockHour = (written: string): number => {
  const hour = Number(written);
  return hour >= 1 && hour <= 6 && !written.startsWith('0') ? hour + 12 : hour;
};

const minuteOf = (hour: number, minute: number): number | undefined =>
  hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;

const onWords = new Set(['um', 'ab', 'at', 'gegen', 'von', 'from', '@']);
const uhrWords = new Set(['uhr', "o'clock", 'oclock', 'o’clock']);

/** `neun` -> `9`; digits stay. An article is no hour. */
const spelledHours = Object.entries(numbers).filter(([word]) => !/^(a|an|eine|einer|einem|einen)$/.test(word));
const digitsOf = (word: string): string =>
  String(spelledHours.find(([spelled]) => spelled === word)?.[1] ?? (/^\d{1,2}$/.test(word) ? word : ''));

const halfOfDay = (word: string): 'am' | 'pm' | undefined =>
  /^(am|a\.m\.?)$/.test(word) ? 'am' : /^(pm|p\.m\.?)$/.test(word) ? 'pm' : undefined;

const onHalf = (hour: number, half: 'am' | 'pm'): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'pm' ? 12 : 0);

/** `15:00`, `15.30`, `15h30`, `3pm`, `neun Uhr`; the word behind may be "Uhr", "am" or "pm". */
function clockAt(plain: readonly string[]): Meant<number> {
  const [typed = '', second = '', third = ''] = plain;
  const isNamed = uhrWords.has(second);
  const half = halfOfDay(second);
  const word = isNamed || half !== undefined ? digitsOf(typed) || typed : typed;
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|uhr)?$/.exec(word);
  if (match === null) return undefined;
  const [, hour = '', minute, suffix] = match;
  // `1h30` and `1:30 Std` are durations.
  if (word.includes('h') && suffix === undefined && Number(hour) <= 6) return undefined;
  if (word.includes(':') && hourUnit.test(second)) return undefined;
  const behind = suffix === undefined && (isNamed || half !== undefined) ? 1 : 0;
  const side = suffix === 'am' || suffix === 'pm' ? suffix : half;
  if (side !== undefined) {
    const on = onHalf(Number(hour), side);
    const at = on === undefined ? undefined : minuteOf(on, Number(minute ?? 0));
    return at === undefined ? undefined : { count: 1 + behind, meaning: at };
  }
  const isUhr = isNamed || suffix === 'uhr';
  if (minute === undefined && !isUhr) return undefined;
  // `15.12` is a day of December; `15.30` and `15.00 Uhr` are times.
  if (word.includes('.') && !isUhr && Number(minute) >= 1 && Number(minute) <= 12) return undefined;
  // `15 Uhr 30`.
  const late =
    minute === undefined && suffix === undefined && /^\d{2}$/.test(third) && Number(third) < 60 ? third : undefined;
  const at = minuteOf(clockHour(hour), Number(minute ?? late ?? 0));
  return at === undefined ? undefined : { count: 1 + behind + (late === undefined ? 0 : 1), meaning: at };
}

const spelledMinutes: Record<string, number> = {
  funf: 5,
  five: 5,
  zehn: 10,
  ten: 10,
  zwanzig: 20,
  twenty: 20,
  funfundzwanzig: 25,
  'twenty-five': 25,
};
const hourPattern = `(\\d{1,2}|${spelledHours.map(([word]) => word).join('|')})`;
const minutePattern = `(5|10|20|25|${Object.keys(spelledMinutes).join('|')})`;
const minutesOf = (written: string): number => spelledMinutes[written] ?? Number(written);

/** What is said before the hour, and by how many minutes it moves it. */
const shifts: readonly [string, (minutes: number) => number][] = [
  ['halb', () => -30],
  ['(?:dreiviertel|drei viertel|3/4)', () => -15],
  ['viertel (?:nach|uber)', () => 15],
  ['viertel vor', () => -15],
  // Said in the east and south: a quarter of the fourth hour is over.
  ['viertel', () => -45],
  [`${minutePattern} vor halb`, (minutes) => -30 - minutes],
  [`${minutePattern} nach halb`, (minutes) => -30 + minutes],
  [`${minutePattern} (?:vor|to|before)`, (minutes) => -minutes],
  [`${minutePattern} (?:nach|past|after)`, (minutes) => minutes],
  ['half(?: past)?', () => 30],
  ['(?:a )?quarter (?:past|after)', () => 15],
  ['(?:a )?quarter (?:to|before)', () => -15],
];
const spoken = shifts.map(([before, shift]) => [new RegExp(`^${before} ${hourPattern}(?![\\w.:,-])`), shift] as const);

/** `halb vier`, `viertel nach 3`, `drei viertel fünf`, `fünf vor halb drei`, `half past three`, `ten to four`. */
function spokenClockAt(plain: readonly string[]): Meant<number> {
  const said = plain.slice(0, 5).join(' ');
  for (const [pattern, shift] of spoken) {
    const match = pattern.exec(said);
    const hourSaid = Number(digitsOf(match?.at(-1) ?? ''));
    if (match === null || hourSaid > 24) continue;
    const count = match[0].split(' ').length;
    const behind = plain[count] ?? '';
    const half = halfOfDay(behind);
    // Half past six is in the evening: who means the morning writes 6:30, or says so.
    const hour = half === undefined ? hourSaid + (hourSaid <= 7 ? 12 : 0) : onHalf(hourSaid, half);
    const meaning = (hour ?? 24) * 60 + shift(minutesOf(match[1] ?? ''));
    if (meaning >= 0 && meaning < 1440)
      return { count: count + (uhrWords.has(behind) || half !== undefined ? 1 : 0), meaning };
  }
  return undefined;
}

/** `10 to 12` lasts two hours; `10 to 4` and `ten to twelve` are times. */
const isRangeInDigits = ([first = '', joint, last = '']: readonly string[]): boolean =>
  joint === 'to' && /^\d{1,2}$/.test(first) && /^\d{1,2}$/.test(last) && Number(first) < Number(last);

/** One end of a range: everything that is a time, and a bare hour. */
function endAt(plain: readonly string[]): Meant<number> {
  const clock = (isRangeInDigits(plain) ? undefined : spokenClockAt(plain)) ?? clockAt(plain);
  if (clock !== undefined) return clock;
  const [word = ''] = plain;
  const bare = digitsOf(/^\d{1,2}h$/.test(word) ? word.slice(0, -1) : word);
  const meaning = bare === '' ? undefined : minuteOf(clockHour(bare), 0);
  return meaning === undefined ? undefined : { count: 1, meaning };
}

/** `2-3pm`: the half of the day counts for both, unless the start would lie behind the end. */
function joinedEnds(word: string): [string, string] | undefined {
  const match =
    /^(\d{1,2}(?:[:.]\d{2})?)(am|pm|h|uhr)?[-–](\d{1,2}(?:[:.]\d{2})?)(am|pm|h|uhr)?$/.exec(word) ?? undefined;
  if (match === undefined) return undefined;
  const [, start = '', own = '', end = '', last = ''] = match;
  const isShared = last === 'pm' && own === '' && Number.parseInt(start) <= Number.parseInt(end) && start !== '12';
  return [`${start}${isShared || (last === 'am' && own === '') ? last : own}`, `${end}${last}`];
}

/** What leads a range, and what stands between its ends. */
const leads: readonly [RegExp, RegExp][] = [
  [/^(?:zwischen|between)$/, /^(?:-|und|and|bis|to)$/],
  [/^(?:von|from)$/, /^(?:-|bis|to|until|till)$/],
  [/^/, /^(?:-|bis|to|until|till)$/],
];

/** `10-12`, `15-16:30`, `von halb drei bis vier`, `10 to 12`, `zwischen 10 und 12`: a start and a duration. */
export function rangeAt(
  plain: readonly string[],
): { count: number; meaning: { minute: number; duration: number } } | undefined {
  const [lead = /^/, joints = /^-$/] = leads.find(([led]) => led.test(plain[0] ?? '')) ?? [];
  const isFrom = lead.source !== '^';
  const words = isFrom ? plain.slice(1) : plain;
  const joined = joinedEnds(words[0] ?? '');
  const behind = joined === undefined ? [] : words.slice(1);
  const isUhr = uhrWords.has(behind[0] ?? '');
  const start = endAt(joined === undefined ? words : [joined[0], ...(isUhr ? ['uhr'] : [])]);
  if (start === undefined) return undefined;
  const joint = joined === undefined ? (words[start.count] ?? '') : '-';
  if (!joints.test(joint)) return undefined;
  const end = endAt(joined === undefined ? words.slice(start.count + 1) : [joined[1], ...behind]);
  if (end === undefined) return undefined;
  if (end.meaning <= start.meaning) return undefined;
  const count = (isFrom ? 1 : 0) + (joined === undefined ? start.count + 1 + end.count : end.count);
  return { count, meaning: { minute: start.meaning, duration: end.meaning - start.meaning } };
}

/** With the "um" or "at" before it. */
const behindPreposition =
  <Meaning>(read: (plain: readonly string[]) => Meant<Meaning>) =>
  (plain: readonly string[]) => {
    const isLed = onWords.has(plain[0] ?? '');
    const found = read(isLed ? plain.slice(1) : plain);
    return found && { ...found, count: found.count + (isLed ? 1 : 0) };
  };

/** `um 15`, `at nine`, `um 15h`: a bare hour counts only behind a preposition. */
function bareHourAt(plain: readonly string[]): Meant<number> {
  const [before = '', word = ''] = plain;
  const hour = digitsOf(/^\d{1,2}h$/.test(word) ? word.slice(0, -1) : word);
  if (!onWords.has(before) || hour === '') return undefined;
  const meaning = minuteOf(clockHour(hour), 0);
  return meaning === undefined ? undefined : { count: 2, meaning };
}

/** `Do 15`: a bare hour right behind a day. */
function takeHourBehindDay(line: Line): number | undefined {
  const at = line.words.findIndex(
    ({ plain }, index) =>
      /^\d{1,2}$/.test(plain) &&
      isDayWord(line.words[index - 1]?.plain ?? '') &&
      durationAt(line.words.slice(index).map((word) => word.plain)) === undefined &&
      minuteOf(Number(plain), 0) !== undefined,
  );
  const [taken] = at < 0 ? [] : line.words.splice(at, 1);
  return taken && clockHour(taken.plain) * 60;
}

/** `15h`; up to six it is how long something lasts. */
const hourWithLetterAt = ([word = '']: readonly string[]): Meant<number> => {
  const hour = /^(\d{1,2})h$/.exec(word)?.[1];
  const meaning = hour === undefined || Number(hour) < 7 ? undefined : minuteOf(Number(hour), 0);
  return meaning === undefined ? undefined : { count: 1, meaning };
};

/** `in einer Stunde`, `in 30 min`: minutes from now. */
export function soonAt(plain: readonly string[]): Meant<number> {
  const [before, word = '', unit = ''] = plain;
  if (before !== 'in') return undefined;
  const count = /^\d{1,3}$/.test(word) ? Number(word) : word === 'an' ? 1 : numbers[word];
  const found =
    /^(stunde|stunden|std|std\.|h|hour|hours)$/.test(unit) && count !== undefined
      ? count * 60
      : /^(min|min\.|minuten|minutes|mins)$/.test(unit)
        ? count
        : undefined;
  if (found !== undefined) return { count: 3, meaning: found };
  const half = /^(?:in (?:einer )?halben stunde|in half an hour)\b/.exec(plain.slice(0, 4).join(' '));
  return half === null ? undefined : { count: half[0].split(' ').length, meaning: 30 };
}

/** `bis 16 Uhr`: an end apart from its start. */
export function endOfRangeAt(plain: readonly string[]): Meant<number> {
  if (!/^(?:bis|until|till)$/.test(plain[0] ?? '')) return undefined;
  const end = endAt(plain.slice(1));
  return end && { ...end, count: end.count + 1 };
}

const isNumber = (one: string): boolean => /^\d{1,4}(?:[:.]\d{2})?h?$/.test(one);

/** What speaks of a time and is none: `25:00`, `um 25`, `30 Uhr`, `13pm`, `zwischen 12 und 10`. Also a second one. */
export function noTimeAt(plain: readonly string[]): Meant<true> {
  const [word = '', second = '', third = '', fourth = ''] = plain;
  if (/^(?:zwischen|between)$/.test(word) && /^\d/.test(second)) {
    const isPair = /^(?:und|and|bis|to)$/.test(third) && /^\d/.test(fourth);
    return { count: isPair ? 4 : 2, meaning: true };
  }
  if (/^(?:bis|until|till)$/.test(word) && isNumber(second))
    return { count: uhrWords.has(third) ? 3 : 2, meaning: true };
  const isLed = onWords.has(word) && isNumber(second);
  const [number, behind] = isLed ? [second, third] : [word, second];
  const isNamed = isNumber(number) && (uhrWords.has(behind) || halfOfDay(behind) !== undefined);
  if (isLed || isNamed) return { count: (isLed ? 2 : 1) + (isNamed ? 1 : 0), meaning: true };
  return /^\d+(?::\d+|(?:[:.]\d{2})?(?:am|pm|uhr))$/.test(word) ? { count: 1, meaning: true } : undefined;
}

export const takeClock = (line: Line): number | undefined =>
  line.take(behindPreposition(spokenClockAt)) ??
  line.take(behindPreposition(clockAt)) ??
  line.take(bareHourAt) ??
  takeHourBehindDay(line) ??
  line.take(hourWithLetterAt);
