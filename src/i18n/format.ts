import i18next from 'i18next';
import { groupMarks, whole } from './grouped.ts';
import { wordsIn } from './i18n.ts';

/** The only Intl calls. Each uses the language of the screen by default. */
type Language = 'de' | 'en';

/** Dates use German formatting; English screens write the day first as well (docs/product/texts.md). */
export const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

export const current = (): Language => (i18next.language === 'de' ? 'de' : 'en');

/** Formats are kept, because making one costs more than a hundred uses. */
export function kept<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>();
  return (key) => {
    const format = made.get(key) ?? make(key);
    made.set(key, format);
    return format;
  };
}

const centavosIn = kept(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
export const eurosIn = kept(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const numbersIn = kept((language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }));
export const dateParts = {
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;
const instantsIn = kept((language: Language) => new Intl.DateTimeFormat(locales[language], dateParts[language]));
const calendarDaysIn = kept(
  (language: Language) => new Intl.DateTimeFormat(locales[language], { ...dateParts[language], timeZone: 'UTC' }),
);
const shortDaysIn = kept(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

export const decimalMarks = { de: ',', en: '.' } as const satisfies Record<Language, string>;

const perMonthSuffix = { de: '/Monat', en: '/mo' } as const satisfies Record<Language, string>;

/** ₱1,234,567 · ₱25,000/mo; in German ₱1.234.567 · ₱25.000/Monat: a point that means two things on one page misleads. */
export function formatPesos(amount: number, options: { perMonth?: boolean } = {}, language = current()): string {
  const written = `₱${Number.isSafeInteger(amount) ? whole(amount, groupMarks[language]) : centavosIn(language).format(amount)}`;
  return options.perMonth === true ? `${written}${perMonthSuffix[language]}` : written;
}

const francsIn = kept(
  (language: Language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'CHF',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** What a service costs, not in cents: `4,99 €`, `49 CHF`. */
export const formatMoney = (amount: number, currency: 'EUR' | 'CHF', language = current()): string =>
  (currency === 'CHF' ? francsIn : eurosIn)(language).format(amount);

export const formatNumber = (value: number, language = current()): string =>
  Number.isSafeInteger(value) ? whole(value, groupMarks[language]) : numbersIn(language).format(value);

/** The choices of the bedroom filter: 3 -> `3`, and 4, which asks for four or more, -> `4+`. */
export const formatBedroomChoice = (choice: number): string => (choice === 4 ? '4+' : String(choice));

/** 120 -> `120 m²`. */
export const formatArea = (squareMetres: number, language = current()): string =>
  `${formatNumber(squareMetres, language)} m²`;

/** A day is the same day everywhere; read as an instant it would be the day before in the Americas. */
const isCalendarDay = (iso: string): boolean => iso.length === 'YYYY-MM-DD'.length;

/** An instant or a calendar day in ISO 8601 -> `21.11.2026` · `21 November 2026`. */
export const formatDate = (iso: string, language = current()): string =>
  (isCalendarDay(iso) ? calendarDaysIn : instantsIn)(language).format(new Date(iso));

/** A calendar day, short, as a scale names it: `21. Nov.` · `21 Nov`. */
export const formatDay = (day: string, language = current()): string => shortDaysIn(language).format(new Date(day));

/** A date beside its weekday. In English the month is a word: of `06/12` nobody knows which is the day. */
const weekdayAndDay = {
  de: { weekday: 'short', day: '2-digit', month: '2-digit' },
  en: { weekday: 'short', day: 'numeric', month: 'short' },
} as const;

/** A day with its weekday, short: `Mo., 23.11.` · `Mon 23 Nov`. */
export const formatWeekdayAndDay = (day: string, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], { ...weekdayAndDay[language], timeZone: 'UTC' }).format(new Date(day));

/** 4 -> `4,0` · `4.0`. */
export const formatRating = (rating: number, language = current()): string =>
  rating.toFixed(1).replace('.', decimalMarks[language]);

/** 3.4 -> `3,4 km`. */
export const formatKilometres = (kilometres: number, language = current()): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: kilometres < 10 ? 1 : 0 }).format(kilometres)} km`;

const yearsIn = kept((timeZone: string) => new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }));

/** Whether an instant lies in this year, by the clock of a time zone. What does not has its year written out. */
const isThisYear = (iso: string, timeZone: string, now: number): boolean =>
  yearsIn(timeZone).format(new Date(iso)) === yearsIn(timeZone).format(now);

const yearIn = (iso: string, timeZone: string, now: number) =>
  isThisYear(iso, timeZone, now) ? {} : ({ year: 'numeric' } as const);

const clocksIn = kept(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);
const hour = 3_600_000;

/** The name of the clock, where clocks go back and show this time twice: `02:30 MESZ`, and an hour later `02:30 MEZ`. */
export function clockNameIn(iso: string, timeZone: string) {
  const clock = clocksIn(timeZone);
  const instant = Date.parse(iso);
  const shown = clock.format(instant);
  const isTwice = clock.format(instant - hour) === shown || clock.format(instant + hour) === shown;
  return isTwice ? ({ timeZoneName: 'short' } as const) : {};
}

/** The day of an instant in a time zone: `Montag, 23. November` · `Monday 23 November`, in another year with it. */
export const formatDayIn = (iso: string, timeZone: string, language = current(), now = Date.now()): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearIn(iso, timeZone, now),
    timeZone,
  }).format(new Date(iso));

/** The time of an instant in a time zone: `08:30`, and `02:30 MEZ` in the hour that comes twice. */
export const formatTimeIn = (iso: string, timeZone: string, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...clockNameIn(iso, timeZone),
    timeZone,
  }).format(new Date(iso));

/** Both, short: `Mo., 23.11., 08:30` · `Mon 23 Nov, 08:30`, in another year with it. */
export const formatMomentIn = (iso: string, timeZone: string, language = current(), now = Date.now()): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...weekdayAndDay[language],
    ...yearIn(iso, timeZone, now),
    hour: '2-digit',
    minute: '2-digit',
    ...clockNameIn(iso, timeZone),
    timeZone,
  }).format(new Date(iso));

/** The date of an instant in a time zone: `23.11.2026` · `23 November 2026`. */
export const formatDateIn = (iso: string, timeZone: string, language = current()): string =>
  new Intl.DateTimeFormat(locales[language], { ...dateParts[language], timeZone }).format(new Date(iso));

/** docs/product/texts.md: under a minute just now, under 60 minutes minutes, under 1440 minutes hours, otherwise days. */
export function formatRelative(iso: string, language = current(), now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(iso).getTime()) / 60_000));
  if (minutes < 1) return wordsIn(language, 'ui')('ago.now');
  if (minutes < 60) return ago('minutes', minutes, language);
  if (minutes < 1440) return ago('hours', Math.floor(minutes / 60), language);
  return ago('days', Math.floor(minutes / 1440), language);
}

const ago = (unit: 'minutes' | 'hours' | 'days', count: number, language: Language): string =>
  wordsIn(language, 'ui')(`ago.${unit}`, { count, number: formatNumber(count, language) });
