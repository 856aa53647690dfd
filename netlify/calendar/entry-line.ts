import { bareDurationAt, durationAt, phoneAt, sumAt } from './line-amounts.ts';
import { type NamedCard, takeCards } from './line-cards.ts';
import { endOfRangeAt, noTimeAt, rangeAt, soonAt, takeClock } from './line-clock.ts';
import { oftenChoices, takeCount } from './line-count.ts';
import { takeDay } from './line-day.ts';
import { onPart, takeDayPart } from './line-day-part.ts';
import { nameOf, staffNamed } from './line-name.ts';
import { asked, choice, countedAt, dayChoices, type LineQuestion, meaningsOf, takeUnread } from './line-questions.ts';
import { nthDay, takeSeries } from './line-series.ts';
import { Line } from './line-words.ts';
import type { Every } from './series.ts';

/**
 * Reads an appointment from one typed line, German or English: `Klara 0171 5551234 Gel 60 Do 15:00`. It always reads the same
 * from the same, and guesses nothing that the preview would not show. What it does not understand is the name; what looks like
 * a date, a time or a sum and is none is a question.
 */

export interface LineContext {
  /** The provider's clock: the day, and the minutes since midnight. */
  today: string;
  minute: number;
  cards: readonly NamedCard[];
  staff: readonly { id: string; name: string }[];
  /** The money of the prices. */
  currency: string;
  priceMaximumCents: number;
  /** As many visits as one entry takes. */
  timesMaximum: number;
  /** In which the line is completed where a question is answered. */
  language: 'de' | 'en';
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
  /** So many visits of the series, where it was said. */
  times: number | undefined;
  /** What has to be answered first. Then it is asked, and nothing is guessed. */
  questions: LineQuestion[];
  /** The line with other days in the place of the words for the day. */
  onDays: (days: readonly string[]) => LineQuestion['choices'];
}

const emailAt = ([word = '']: readonly string[]) =>
  /^[^\s@<>]+@[^\s@]+\.[a-z]{2,}$/.test(word) ? { count: 1, meaning: word } : undefined;

/** `typed`: the notes with their brackets or strokes. */
function takeNote(text: string): { rest: string; note: string; typed: string[] } {
  const notes: string[] = [];
  const typed: string[] = [];
  const keep = (whole: string, note: string): string => {
    typed.push(whole.trim());
    notes.push(note.trim());
    return ' ';
  };
  const rest = text.replaceAll(/\(([^()]*\p{L}[^()]*)\)/gu, keep).replace(/\s\/\/\s?(.*)$/, keep);
  return { rest, note: notes.filter((note) => note !== '').join('; '), typed };
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

/** The sum. A second one, one in other money, one beyond all prices: what is meant is asked. */
function takeSum(line: Line, { currency, priceMaximumCents }: LineContext) {
  const questions: LineQuestion[] = [];
  let priceCents: number | undefined;
  for (let found = line.find(sumAt); found !== undefined; found = line.find(sumAt)) {
    const { cents, currency: named = currency } = found.meaning;
    const isPrice = cents !== undefined && cents <= priceMaximumCents && named === currency;
    if (isPrice && priceCents === undefined) priceCents = cents;
    else questions.push(asked(line, 'unread', found.words));
  }
  return { priceCents, questions };
}

/** So many visits, and how often. */
function takeVisits(line: Line, { timesMaximum, language }: LineContext) {
  const questions: LineQuestion[] = [];
  const counted = takeCount(line);
  const series = takeSeries(line);
  if (counted === undefined) return { series, times: undefined, questions };
  const { times, per, words } = counted;
  const every: Every | undefined =
    series?.every ?? (times === 1 && per !== undefined ? { unit: per, count: 1 } : undefined);
  const most = `${timesMaximum}x`;
  if (times > timesMaximum)
    questions.push(asked(line, 'tooMany', words, [choice(line.with(words, most), { times: timesMaximum })]));
  else if (times > 1 && per !== undefined) questions.push(asked(line, 'unread', words));
  else if (times > 1 && every === undefined)
    questions.push(asked(line, 'often', words, oftenChoices(line, words, language)));
  const text = series?.text ?? words.map((word) => word.text).join(' ');
  return {
    series: every && { nth: undefined, ...series, text, every },
    times: per === undefined && questions.length === 0 ? times : undefined,
    questions,
  };
}

/** What speaks of a time and was not understood, and the end of a range that stands apart from its start. */
function takeOtherTimes(line: Line, minute: number | undefined) {
  const end = minute === undefined ? undefined : line.find(endOfRangeAt);
  const duration = end === undefined || minute === undefined ? 0 : end.meaning - minute;
  const questions = end !== undefined && duration <= 0 ? [asked(line, 'noTime', end.words)] : [];
  for (let found = line.find(noTimeAt); found !== undefined; found = line.find(noTimeAt))
    questions.push(asked(line, 'noTime', found.words));
  return { duration: duration > 0 ? duration : undefined, questions };
}

/** The figures that nobody took: what they may mean, unless that is known already. */
function unreadQuestions(line: Line, { minute, priceCents }: Pick<ReadLine, 'minute' | 'priceCents'>): LineQuestion[] {
  const questions: LineQuestion[] = [];
  for (let found = line.find(countedAt); found !== undefined; found = line.find(countedAt))
    questions.push(asked(line, 'unread', found.words));
  for (const words of takeUnread(line)) {
    const means = meaningsOf(line, words).filter(
      (one) => (one.minute === null || minute === undefined) && (one.priceCents === null || priceCents === undefined),
    );
    questions.push(asked(line, 'unread', words, means));
  }
  return questions;
}

export function readLine(text: string, context: LineContext): ReadLine {
  const { rest, note, typed } = takeNote(text);
  const line = new Line(rest, typed);
  const email = line.take(emailAt);
  const visits = takeVisits(line, context);
  const phone = line.take(phoneAt);
  const { priceCents, questions: sums } = takeSum(line, context);
  const { series } = visits;
  const staff = staffNamed(line, context.staff);
  const isTonight = line.words.some(({ plain }) => plain === 'tonight');
  const { minute, duration, isSoon } = takeTime(line, context.minute);
  const named = line.take(spokenDurationAt);
  const today = isSoon || isTonight ? context.today : undefined;
  const said = takeDay(line, context, minute, series !== undefined);
  const others = takeOtherTimes(line, minute);
  const day =
    series?.nth === undefined ? (said.day ?? (said.question ? undefined : today)) : nthDay(context.today, series.nth);
  const cards = takeCards(line, context.cards);
  const unread = unreadQuestions(line, { minute, priceCents });
  const durationMinutes = duration ?? others.duration ?? named ?? line.take(bareDurationAt);
  const { name, staff: apart } = nameOf(line, staff === undefined ? context.staff : []);
  return {
    name: name === '' ? undefined : name.slice(0, 80),
    phone,
    email,
    cards,
    durationMinutes,
    priceCents,
    day,
    minute,
    staff: staff ?? apart,
    note,
    series: series?.text,
    every: series?.every,
    times: visits.times,
    questions: [
      ...(said.question ? [said.question] : []),
      ...others.questions,
      ...visits.questions,
      ...sums,
      ...unread,
    ],
    onDays: (days) => dayChoices(line, said.words, days),
  };
}
