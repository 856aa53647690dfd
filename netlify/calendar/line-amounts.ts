import { type Meant, numbers } from './line-words.ts';

// Durations, prices and telephone numbers in a typed line (entry-line.ts).

const hourUnit = /^(h|std|std\.|stunde|stunden|hr|hrs|hour|hours)$/;
const minuteUnit = /^(m|min|min\.|mins|minute|minuten|minutes|')$/;
const decimal = (text: string): number => Number(text.replace(',', '.'));

const said = (minutes: number, count: number) =>
  minutes >= 5 && minutes <= 720 ? { count, meaning: minutes } : undefined;

export function durationAt(plain: readonly string[]): Meant<number> {
  const [word = '', second = '', third = ''] = plain;
  const joined = /^(\d+(?:[.,]\d+)?)(h|std|min|m|')(\d{1,2})?(?:m|min)?$/.exec(word);
  if (joined !== null) {
    const [, number = '', unit = '', rest] = joined;
    const isHours = unit === 'h' || unit === 'std';
    if (isHours) return said(decimal(number) * 60 + Number(rest ?? 0), 1);
    return rest === undefined ? said(decimal(number), 1) : undefined;
  }
  if (word === 'anderthalb' && hourUnit.test(second)) return said(90, 2);
  if (/^(halbe|halbes)$/.test(word) && hourUnit.test(second)) return said(30, 2);
  if (word === 'half' && (second === 'hour' || third === 'hour')) return said(30, second === 'hour' ? 2 : 3);
  if (/^\d+(?:[.,]\d+)?$/.test(word) && hourUnit.test(second)) return said(decimal(word) * 60, 2);
  if (/^\d+$/.test(word) && minuteUnit.test(second)) return said(Number(word), 2);
  const spelled = numbers[word];
  return spelled !== undefined && hourUnit.test(second) ? said(spelled * 60, 2) : undefined;
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
