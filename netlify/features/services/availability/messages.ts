import type { Holiday } from '../../../../src/contract/services/availability.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { wordsIn } from '../../../ground/words.ts';
import type { Clash } from './sql.ts';

/** With the names in the reader's language. The words stand under the names in app.holiday. */
export function holidaysIn(language: Language, holidays: readonly Holiday[]): Holiday[] {
  const names: Readonly<Record<string, string>> = wordsIn(language).services.availability.holidays;
  return holidays.map(({ day, name }) => ({ day, name: names[name] ?? name }));
}

interface Reading {
  timeZone: string;
  language: string;
  now: Date;
}

/**
 * Three of them in one line, on the provider's clock: `Mo., 24.11., 10:00–11:00 Klara Kundin (Anna)`, with the year where one of
 * them lies in another one.
 */
export function clashesInWords(clashes: readonly Clash[], { timeZone, language, now }: Reading): string {
  const yearOf = (instant: number): string => dayAt(instant, timeZone).slice(0, 4);
  const isThisYear = clashes.every(({ start }) => yearOf(Date.parse(start)) === yearOf(now.getTime()));
  const clock = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const told = clashes.slice(0, 3).map(({ start, end, what, staff }) => {
    const time = `${days.format(new Date(start))}, ${clock.format(new Date(start))}–${clock.format(new Date(end))}`;
    return [time, what, `(${staff})`].filter((part) => part !== '').join(' ');
  });
  return [told.join('; '), ...(clashes.length > 3 ? ['…'] : [])].join(' ');
}
