import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { dayAt, dayNumberAt, isShownTwice } from '../../../calendar/zone.ts';
import { wordsIn } from '../../../ground/words.ts';
import type { Content } from './fact-messages.ts';

// Times, sums and contents of visits as mails and text messages write them.

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** With the name of the clock where it shows this time twice in the night: `02:30 MEZ`. */
export function clock(language: Language, instant: string, timeZone: string): string {
  const isTwice = isShownTwice(Date.parse(instant), timeZone);
  return new Date(instant).toLocaleTimeString(locale[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(isTwice ? { timeZoneName: 'short' } : {}),
  });
}

/** A moment on the provider's clock, written out. */
export function moment(language: Language, instant: string, timeZone: string): string {
  const at = new Date(instant);
  const day = at.toLocaleDateString(locale[language], { timeZone, dateStyle: 'full' });
  const time = clock(language, instant, timeZone);
  return language === 'de' && /\d$/.test(time) ? `${day}, ${time} Uhr` : `${day}, ${time}`;
}

/** The same for subjects and text messages: `Do., 26.11., 15:00`, with the year where that is another one than now. */
export function short(language: Language, instant: string, { timeZone, now }: { timeZone: string; now: Date }): string {
  const yearOf = (at: number): string => dayAt(at, timeZone).slice(0, 4);
  const isThisYear = yearOf(Date.parse(instant)) === yearOf(now.getTime());
  const day = new Date(instant).toLocaleDateString(locale[language], {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `${day}, ${clock(language, instant, timeZone)}`;
}

/** The shortest, for what lies ahead: `Do 15:00` within the next six days, else `Do 26.11. 15:00`. */
export function brief(language: Language, instant: string, { timeZone, now }: { timeZone: string; now: Date }): string {
  const ahead = dayNumberAt(Date.parse(instant), timeZone) - dayNumberAt(now.getTime(), timeZone);
  const [weekday = '', date, ...time] = short(language, instant, { timeZone, now: new Date(instant) }).split(/,? /);
  return [weekday.replace('.', ''), ...(ahead >= 0 && ahead < 7 ? [] : [date]), ...time].join(' ');
}

/** `75,00 €`, `CHF 75.00`. */
export const money = (language: Language, cents: number, currency: ServiceCurrency = 'EUR'): string =>
  (cents / 100).toLocaleString(locale[language], { style: 'currency', currency });

/** `Schneiden, Färben, bis 11:30, 75,00 €, Mira Sommer`. */
export const contentShown = (
  language: Language,
  { service, endsAt, totalCents, staff }: Content,
  { timeZone, currency }: { timeZone: string; currency?: ServiceCurrency | undefined },
): string => {
  const until = `${wordsIn(language).messaging.notification.visit.until} ${clock(language, endsAt, timeZone)}`;
  return [service, until, money(language, totalCents, currency), staff].filter(Boolean).join(', ');
};

/** `3,4 km`. */
export const kilometres = (language: Language, distance: number): string =>
  `${distance.toLocaleString(locale[language])} km`;
