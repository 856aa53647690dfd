import { durationAt } from './line-amounts.ts';
import { isDayWord } from './line-day.ts';
import type { Line, Meant } from './line-words.ts';

// Times of day in a typed line: `15:00`, `halb 4`, `um 15`, `15-16:30` (entry-line.ts).

/** An hour from 1 to 6 without a leading zero means the afternoon: nobody is booked at three in the night. */
const clockHour = (written: string, isMorning: boolean): number => {
  const hour = Number(written);
  return !isMorning && hour >= 1 && hour <= 6 && !written.startsWith('0') ? hour + 12 : hour;
};

const minuteOf = (hour: number, minute: number): number | undefined =>
  hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;

const onWords = new Set(['um', 'ab', 'at', 'gegen', 'von', 'from', '@']);
const hourWords = new Set(['uhr', "o'clock", 'oclock']);

/** `15:00`, `15.30`, `15h30`, `3pm`, `3:30pm`; the word behind may be "Uhr", "am" or "pm". */
function clockAt(plain: readonly string[]): Meant<number> {
  const [word = '', second = '', third = ''] = plain;
  const half = /^(am|pm|a\.m|p\.m|a\.m\.|p\.m\.)$/.test(second) ? second[0] : undefined;
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|uhr)?$/.exec(word);
  if (match === null) return undefined;
  const [, hour = '', minute, suffix] = match;
  // `1h30` is a duration.
  if (word.includes('h') && suffix === undefined && Number(hour) <= 6) return undefined;
  const isNamed = suffix === 'uhr' || hourWords.has(second);
  const behind = suffix === undefined ? (isNamed || half !== undefined ? 1 : 0) : 0;
  if (suffix === 'am' || suffix === 'pm' || half !== undefined) {
    const isAfternoon = (suffix ?? `${half}m`) === 'pm';
    if (Number(hour) < 1 || Number(hour) > 12) return undefined;
    const at = minuteOf((Number(hour) % 12) + (isAfternoon ? 12 : 0), Number(minute ?? 0));
    return at === undefined ? undefined : { count: 1 + behind, meaning: at };
  }
  if (minute === undefined && !isNamed) return undefined;
  // `15.12` is a day of December; `15.30` and `15.00 Uhr` are times.
  if (word.includes('.') && !isNamed && Number(minute) >= 1 && Number(minute) <= 12) return undefined;
  // `15 Uhr 30`.
  const late =
    minute === undefined && suffix === undefined && /^\d{2}$/.test(third) && Number(third) < 60 ? third : undefined;
  const at = minuteOf(clockHour(hour, false), Number(minute ?? late ?? 0));
  return at === undefined ? undefined : { count: 1 + behind + (late === undefined ? 0 : 1), meaning: at };
}

/** `halb 4`, `viertel nach 3`, `dreiviertel 4`, `half past 3`. */
export function spokenClockAt(plain: readonly string[]): Meant<number> {
  const said = plain.slice(0, 3).join(' ');
  for (const [pattern, shift] of [
    [/^halb (\d{1,2})\b/, -30],
    [/^viertel nach (\d{1,2})\b/, 15],
    [/^viertel vor (\d{1,2})\b/, -15],
    [/^dreiviertel (\d{1,2})\b/, -15],
    [/^half past (\d{1,2})\b/, 30],
    [/^quarter past (\d{1,2})\b/, 15],
    [/^quarter to (\d{1,2})\b/, -15],
  ] as const) {
    const match = pattern.exec(said);
    if (match === null) continue;
    // Half past six is in the evening: who means the morning writes 6:30.
    const hour = Number(match[1]) <= 7 ? Number(match[1]) + 12 : Number(match[1]);
    const meaning = hour * 60 + shift;
    if (meaning >= 0 && meaning < 1440) return { count: match[0].split(' ').length, meaning };
  }
  return undefined;
}

/** `15-16:30`, `15:00–16:30`, `von 15 bis 16 Uhr`: a start and a duration. */
export function rangeAt(
  plain: readonly string[],
): { count: number; meaning: { minute: number; duration: number } } | undefined {
  const isFrom = plain[0] === 'von' || plain[0] === 'from';
  const [first = '', second = '', third = '', fourth = ''] = isFrom ? plain.slice(1) : plain;
  const joined = /^(\d{1,2}(?:[:.]\d{2})?)[-–](\d{1,2}(?:[:.]\d{2})?)$/.exec(first);
  const isApart = /^(bis|to|until|till)$/.test(second);
  const [start, end] = joined === null ? (isApart ? [first, third] : ['', '']) : [joined[1] ?? '', joined[2] ?? ''];
  const [starts, ends] = [start, end].map((text) => /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text));
  if (starts === null || ends === null || starts === undefined || ends === undefined) return undefined;
  const behind = joined === null ? fourth : second;
  const isNamed = hourWords.has(behind);
  if (!isNamed && !isFrom && starts[2] === undefined && ends[2] === undefined) return undefined;
  const minute = minuteOf(clockHour(starts[1] ?? '', false), Number(starts[2] ?? 0));
  const until = minuteOf(clockHour(ends[1] ?? '', false), Number(ends[2] ?? 0));
  if (minute === undefined || until === undefined || until <= minute) return undefined;
  const count = (isFrom ? 1 : 0) + (joined === null ? 3 : 1) + (isNamed ? 1 : 0);
  return { count, meaning: { minute, duration: until - minute } };
}

/** With the "um" or "at" before it. */
export const behindPreposition =
  <Meaning>(read: (plain: readonly string[]) => Meant<Meaning>) =>
  (plain: readonly string[]) => {
    const isLed = onWords.has(plain[0] ?? '');
    const found = read(isLed ? plain.slice(1) : plain);
    return found && { ...found, count: found.count + (isLed ? 1 : 0) };
  };

/** `um 15`: a bare hour counts only behind a preposition. */
function bareHourAt(plain: readonly string[]): Meant<number> {
  const [before = '', word = ''] = plain;
  if (!onWords.has(before) || !/^\d{1,2}$/.test(word)) return undefined;
  const meaning = minuteOf(clockHour(word, false), 0);
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
  return taken && clockHour(taken.plain, false) * 60;
}

const midday: Record<string, number> = { mittags: 720, noon: 720, midday: 720 };

export const takeClock = (line: Line): number | undefined =>
  line.take(behindPreposition(clockAt)) ??
  line.take(bareHourAt) ??
  takeHourBehindDay(line) ??
  line.take(([word = '']) => {
    const meaning = midday[word];
    return meaning === undefined ? undefined : { count: 1, meaning };
  });
