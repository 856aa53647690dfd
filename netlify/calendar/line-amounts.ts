import { type Meant, numbers } from './line-words.ts';

// Durations, prices and telephone numbers in a typed line (entry-line.ts).

export const hourUnit = /^(h|std|std\.|stunde|stunden|hr|hrs|hour|hours)$/;
const minuteUnit = /^(m|min|min\.|mins|minute|minuten|minutes|')$/;
const decimal = (text: string): number => Number(text.replace(',', '.'));

const said = (minutes: number, count: number) =>
  minutes >= 5 && minutes <= 720 ? { count, meaning: minutes } : undefined;

/** `1h 30min`, `2 Std 15`: hours and the minutes behind them. */
const withMinutes = (hours: number, count: number, behind: readonly string[]) => {
  const [word = '', unit = ''] = behind;
  const joined = /^(\d{1,2})(?:m|min|mins)$/.exec(word)?.[1];
  if (joined !== undefined) return said(hours * 60 + Number(joined), count + 1);
  if (/^\d{1,2}$/.test(word) && minuteUnit.test(unit)) return said(hours * 60 + Number(word), count + 2);
  return said(hours * 60, count);
};

/** Whole expressions, an article before them or not. */
const spelledDurations: readonly [RegExp, number][] = [
  [/^(?:anderthalb|eineinhalb|one and a half|1 1\/2|1½) (?:stunden?|std\.?|hours?|h)(?!\S)/, 90],
  [/^(?:zweieinhalb|two and a half) (?:stunden?|std\.?|hours?|h)(?!\S)/, 150],
  [/^dreieinhalb (?:stunden?|std\.?|h)(?!\S)/, 210],
  [/^(?:an|one) hour and a half(?!\S)/, 90],
  [/^(?:eine )?(?:halbe|halbes) (?:stunde|std\.?|h)(?!\S)/, 30],
  [/^(?:half an|a half|half) hour(?!\S)/, 30],
  [/^(?:eine )?(?:dreiviertelstunde|dreiviertel stunde|drei viertel stunde)(?!\S)/, 45],
  [/^(?:eine )?(?:viertelstunde|viertel stunde)(?!\S)/, 15],
  [/^three quarters of an hour(?!\S)/, 45],
  [/^(?:a )?quarter of an hour(?!\S)/, 15],
  [/^an hour(?!\S)/, 60],
];

export function durationAt(plain: readonly string[]): Meant<number> {
  const [word = '', second = ''] = plain;
  const behind = plain.slice(2);
  const phrase = plain.slice(0, 5).join(' ');
  for (const [pattern, minutes] of spelledDurations) {
    const match = pattern.exec(phrase);
    if (match !== null) return said(minutes, match[0].split(' ').length);
  }
  const joined = /^(\d+(?:[.,]\d+)?)(h|std|min|mins|m|')(\d{1,2})?(?:m|min)?$/.exec(word);
  if (joined !== null) {
    const [, number = '', unit = '', rest] = joined;
    const isHours = unit === 'h' || unit === 'std';
    if (isHours && rest === undefined) return withMinutes(decimal(number), 1, plain.slice(1));
    if (isHours) return said(decimal(number) * 60 + Number(rest), 1);
    return rest === undefined ? said(decimal(number), 1) : undefined;
  }
  const clock = /^(\d{1,2}):(\d{2})$/.exec(word);
  if (clock !== null && hourUnit.test(second)) return said(Number(clock[1]) * 60 + Number(clock[2]), 2);
  if (/^\d+(?:[.,]\d+)?$/.test(word) && hourUnit.test(second)) return withMinutes(decimal(word), 2, behind);
  if (/^\d+$/.test(word) && minuteUnit.test(second)) return said(Number(word), 2);
  const spelled = numbers[word];
  if (spelled !== undefined && hourUnit.test(second)) return withMinutes(spelled, 2, behind);
  return spelled !== undefined && minuteUnit.test(second) && second.length > 2 ? said(spelled, 2) : undefined;
}

/** A number without a unit means minutes if an appointment can last that long: 5 to 480, in steps of 5. */
export const bareDurationAt = ([word = '']: readonly string[]) =>
  /^\d{1,3}$/.test(word) && Number(word) % 5 === 0 && Number(word) >= 5 && Number(word) <= 480
    ? { count: 1, meaning: Number(word) }
    : undefined;

export function priceAt(plain: readonly string[]): Meant<number> {
  const [word = '', second = ''] = plain;
  const joined = /^(?:€(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)(?:€|eur|euro))$/.exec(word);
  const number = joined?.[1] ?? joined?.[2];
  if (number !== undefined) return { count: 1, meaning: Math.round(decimal(number) * 100) };
  return /^\d+(?:[.,]\d{1,2})?$/.test(word) && /^(€|eur|euro|euros)$/.test(second)
    ? { count: 2, meaning: Math.round(decimal(word) * 100) }
    : undefined;
}

const phoneEnd = /^(uhr|min|min\.|minuten|minutes|m|h|std|std\.|stunden|hours?|€|eur|euro|am|pm)$/;

const digitsOf = (groups: readonly string[]): string => groups.join('').replaceAll(/\D/g, '');

/** Groups of digits from one that begins with + or 0. A short group behind a whole number is the duration or the hour. */
export function phoneAt(plain: readonly string[]): Meant<string> {
  if (!/^(\+|00?|\(0|\(\+)[\d()/.-]*\d[\d()/.-]*$/.test(plain[0] ?? '')) return undefined;
  if (/^\d{1,2}[.:]\d{2}$/.test(plain[0] ?? '') || /^0\d[.]\d/.test(plain[0] ?? '')) return undefined;
  let count = 1;
  for (; count < plain.length && count < 7; count += 1) {
    const group = plain[count] ?? '';
    if (!/^[\d()/-]+$/.test(group) || phoneEnd.test(plain[count + 1] ?? '')) break;
    const before = digitsOf(plain.slice(0, count)).length;
    if (before + digitsOf([group]).length > 15) break;
    // A mobile number has 10 to 12 digits: behind it a round number of minutes is no further group.
    if (before >= 9 && /^\d{1,3}$/.test(group) && Number(group) % 5 === 0 && !/^\d+$/.test(plain[count + 1] ?? ''))
      break;
  }
  const written = plain.slice(0, count);
  return digitsOf(written).length < 6 ? undefined : { count, meaning: written.join(' ') };
}
