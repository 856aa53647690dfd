import type { Holiday } from '../../../../src/contract/services/availability.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { dayAt } from '../../../calendar/zone.ts';
import type { Clash } from './sql.ts';

/** By the names in app.holiday. */
const englishHolidays: Readonly<Record<string, string>> = {
  '1. Weihnachtstag': 'Christmas Day',
  '2. Weihnachtstag': 'Boxing Day',
  '75-jähriges Jubiläum des Volksaufstands in der DDR': '75th anniversary of the uprising of 1953 in East Germany',
  Allerheiligen: "All Saints' Day",
  Auffahrt: 'Ascension Day',
  Berchtoldstag: "St Berchtold's Day",
  Bettagsmontag: 'Monday after the Federal Day of Prayer',
  Bruderklausenfest: 'Feast of Brother Klaus',
  Bundesfeiertag: 'Swiss National Day',
  'Buß- und Bettag': 'Day of Repentance and Prayer',
  'Christi Himmelfahrt': 'Ascension Day',
  'Eidg. Dank-, Buss- und Bettag': 'Federal Day of Prayer',
  'Fest der Unabhängigkeit': 'Independence Day of Jura',
  Fronleichnam: 'Corpus Christi',
  'Genfer Bettag': 'Geneva Day of Prayer',
  'Heilige Drei Könige': 'Epiphany',
  'Heiliger Abend': 'Christmas Eve',
  'Internationaler Frauentag': "International Women's Day",
  'Jahrestag Ausrufung der Republik': 'Republic Day of Neuchâtel',
  Josefstag: "St Joseph's Day",
  Karfreitag: 'Good Friday',
  Maifeiertag: 'May Day',
  'Mariä Empfängnis': 'Immaculate Conception',
  'Mariä Himmelfahrt': 'Assumption Day',
  'Mariä Himmelfahrt (nicht in allen Gemeinden)': 'Assumption Day (not in all municipalities)',
  Mauritiustag: "St Maurice's Day",
  Nationalfeiertag: 'Austrian National Day',
  Neujahr: "New Year's Day",
  'Näfelser Fahrt': 'Näfels Pilgrimage',
  Ostermontag: 'Easter Monday',
  Ostersonntag: 'Easter Sunday',
  'Peter und Paul': 'Saints Peter and Paul',
  Pfingstmontag: 'Whit Monday',
  Pfingstsonntag: 'Whit Sunday',
  Reformationstag: 'Reformation Day',
  Silvester: "New Year's Eve",
  Staatsfeiertag: 'Labour Day',
  Stephanstag: "St Stephen's Day",
  'Tag der Arbeit': 'Labour Day',
  'Tag der Deutschen Einheit': 'Day of German Unity',
  Weihnachten: 'Christmas Day',
  Weihnachtstag: 'Christmas Day',
  Weltkindertag: "World Children's Day",
  'Wiederherstellung der Republik': 'Restoration of the Republic of Geneva',
};

/** With the names in the reader's language. */
export const holidaysIn = (language: Language, holidays: readonly Holiday[]): Holiday[] =>
  language === 'de' ? [...holidays] : holidays.map(({ day, name }) => ({ day, name: englishHolidays[name] ?? name }));

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
