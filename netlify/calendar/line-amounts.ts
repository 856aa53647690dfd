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
  [/^(?:1\/2|½) (?:stunde|std\.?|h|hour)(?!\S)/, 30],
  [/^(?:3\/4|¾) (?:stunde|std\.?|h|hour)(?!\S)/, 45],
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

const currencies = [
  ['EUR', /^(?:€|eur|euro|euros)$/],
  ['CHF', /^(?:chf|sfr\.?|franken|francs?)$/],
  ['', /^(?:\$|£|₱|usd|gbp|php|dollars?|pfund|pounds?|pesos?)$/],
] as const;
const currencyNamed = (word: string): string | undefined => currencies.find(([, names]) => names.test(word))?.[0];
export const isCurrency = (word: string): boolean => currencyNamed(word) !== undefined;

/** `1.200`, `1'200.50`, `50,-`, `12,5` in cents. Three digits behind a sign are thousands, `,-` is a whole sum. */
export function centsOf(written: string): number | undefined {
  const match = /^([1-9]\d{0,2}(?:[.,'’]\d{3})+|\d{1,7})(?:[.,](\d{1,2}|[-–—]{1,2}))?$/.exec(written);
  if (match === null) return undefined;
  const [, whole = '', part = ''] = match;
  const cents = /^\d/.test(part) ? Number(part.padEnd(2, '0')) : 0;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + cents;
}

export interface Sum {
  /** Undefined where it cannot be read: `50-60 €`, `-50 €`. */
  cents: number | undefined;
  /** Undefined where none was named: `50,-`. */
  currency: string | undefined;
}

const figure = /^[-+]?\d[\d.,'’–—-]*$/;
const joinedSum = /^([€$£₱]|eur|chf|sfr\.?)?([-+]?\d[\d.,'’–—-]*?)([€$£₱]|eur|euros?|chf|sfr\.?)?$/;

/** `55€`, `CHF 120`, `1.200,50 €`, `1 200 €`, `50,-`. */
export function sumAt(plain: readonly string[]): Meant<Sum> {
  const [word = '', second = '', third = ''] = plain;
  // `1 200 €`; `5 120 €` are five minutes.
  if (/^[1-46-9]$/.test(word) && /^\d{3}$/.test(second) && isCurrency(third))
    return { count: 3, meaning: { cents: centsOf(`${word}${second}`), currency: currencyNamed(third) } };
  const [, before, number = '', behind] = joinedSum.exec(word) ?? [];
  const joined = before ?? behind;
  if (joined !== undefined) return { count: 1, meaning: { cents: centsOf(number), currency: currencyNamed(joined) } };
  if (figure.test(word) && isCurrency(second))
    return { count: 2, meaning: { cents: centsOf(word), currency: currencyNamed(second) } };
  if (isCurrency(word) && figure.test(second) && !isCurrency(third))
    return { count: 2, meaning: { cents: centsOf(second), currency: currencyNamed(word) } };
  return /[.,][-–—]{1,2}$/.test(word) && centsOf(word) !== undefined
    ? { count: 1, meaning: { cents: centsOf(word), currency: undefined } }
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
