import { bareDurationAt, durationAt, phoneAt, priceAt } from './line-amounts.ts';
import { type NamedCard, takeCards } from './line-cards.ts';
import { rangeAt, soonAt, takeClock } from './line-clock.ts';
import { takeDay } from './line-day.ts';
import { onPart, takeDayPart } from './line-day-part.ts';
import { nthDay, takeSeries } from './line-series.ts';
import { Line, plainOf } from './line-words.ts';
import type { Every } from './series.ts';

/**
 * Reads an appointment from one typed line, German or English: `Klara 0171 5551234 Gel 60 Do 15:00`. It always reads the same
 * from the same, and guesses nothing that the preview would not show. What it does not understand is the name.
 */

export interface LineContext {
  /** The provider's clock: the day, and the minutes since midnight. */
  today: string;
  minute: number;
  cards: readonly NamedCard[];
  staff: readonly { id: string; name: string }[];
}

export interface ReadLine {
  name: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  /** Of each service that was named, in the order of the line, the cards that it fits alike. */
  cards: string[][];
  durationMinutes: number | undefined;
  priceCents: number | undefined;
  day: string | undefined;
  minute: number | undefined;
  staff: string | undefined;
  note: string;
  /** The words that speak of more than one visit: `jeden 2. Dienstag`. The day is that of the first. */
  series: string | undefined;
  every: Every | undefined;
}

const emailAt = ([word = '']: readonly string[]) =>
  /^[^\s@<>]+@[^\s@]+\.[a-z]{2,}$/.test(word) ? { count: 1, meaning: word } : undefined;

function takeStaff(line: Line, staff: LineContext['staff']): string | undefined {
  return line.take((plain) => {
    const [word = '', second = ''] = plain;
    const isAt = word.startsWith('@') && word.length > 1;
    if (!isAt && !/^(bei|mit|with|by)$/.test(word)) return undefined;
    const named = isAt ? word.slice(1) : second;
    const found = staff.find(({ name }) => plainOf(name) === named || plainOf(name).split(/\s+/)[0] === named);
    return found && { count: isAt ? 1 : 2, meaning: found.id };
  });
}

const fillers = new Set(
  (
    'um ab am fur for at on bei mit with und and termin ' +
    'appointment uhr der die the kommt mobil tel tel. telefon phone handy gegen den bitte please immer always'
  ).split(' '),
);

function takeNote(text: string): { rest: string; note: string } {
  const notes: string[] = [];
  const rest = text
    .replaceAll(/\(([^()]*\p{L}[^()]*)\)/gu, (_, note: string) => {
      notes.push(note.trim());
      return ' ';
    })
    .replace(/\s\/\/\s?(.*)$/, (_, note: string) => {
      notes.push(note.trim());
      return ' ';
    });
  return { rest, note: notes.filter((note) => note !== '').join('; ') };
}

/** `Klara für zwei Stunden`: the preposition goes with the duration. */
function spokenDurationAt(plain: readonly string[]) {
  const isLed = plain[0] === 'fur' || plain[0] === 'for';
  const found = durationAt(isLed ? plain.slice(1) : plain);
  return found && { ...found, count: found.count + (isLed ? 1 : 0) };
}

const upToFive = (minute: number): number => Math.ceil(minute / 5) * 5;

/** The time, and how long it lasts where an end was said. */
function takeTime(line: Line, nowMinute: number) {
  const isNow = line.take(([word = '']) =>
    /^(jetzt|sofort|now)$/.test(word) ? { count: 1, meaning: true } : undefined,
  );
  const inMinutes = line.take(soonAt) ?? (isNow === true ? 0 : undefined);
  const part = takeDayPart(line);
  const range = line.take(rangeAt);
  const said = onPart(range?.minute ?? takeClock(line), part);
  const soon = inMinutes === undefined ? undefined : upToFive(nowMinute + inMinutes);
  const minute = said ?? (soon === undefined || soon > 1435 ? undefined : soon);
  return { minute, duration: range?.duration, isSoon: inMinutes !== undefined };
}

export function readLine(text: string, context: LineContext): ReadLine {
  const { rest, note } = takeNote(text);
  const line = new Line(rest);
  const email = line.take(emailAt);
  const phone = line.take(phoneAt);
  const priceCents = line.take(priceAt);
  const series = takeSeries(line);
  const staff = takeStaff(line, context.staff);
  const isTonight = line.words.some(({ plain }) => plain === 'tonight');
  const { minute, duration, isSoon } = takeTime(line, context.minute);
  const named = line.take(spokenDurationAt);
  const today = isSoon || isTonight ? context.today : undefined;
  const said = takeDay(line, context, minute) ?? today;
  const day = series?.nth === undefined ? said : nthDay(context.today, series.nth);
  const cards = takeCards(line, context.cards);
  const durationMinutes = duration ?? named ?? line.take(bareDurationAt);
  const name = line.words
    .filter(({ plain }, index) => !fillers.has(plain) || (index === 0 && line.words.length === 1 && plain.length > 3))
    .map(({ text: word }) => word)
    .join(' ')
    .trim();
  return {
    name: name === '' ? undefined : name.slice(0, 80),
    phone,
    email,
    cards,
    durationMinutes,
    priceCents,
    day,
    minute,
    staff,
    note,
    series: series?.text,
    every: series?.every,
  };
}
