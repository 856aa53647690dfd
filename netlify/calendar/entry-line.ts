import { bareDurationAt, durationAt, phoneAt, priceAt } from './line-amounts.ts';
import { behindPreposition, rangeAt, spokenClockAt, takeClock } from './line-clock.ts';
import { takeDay } from './line-day.ts';
import { Line, plainOf } from './line-words.ts';

/**
 * Reads an appointment from one typed line, German or English: `Klara 0171 5551234 Gel 60 Do 15:00`. It always reads the same
 * from the same, and guesses nothing that the preview would not show. What it does not understand is the name.
 */

export interface LineContext {
  /** The provider's clock: the day, and the minutes since midnight. */
  today: string;
  minute: number;
  cards: readonly { id: string; name: string; category: string }[];
  staff: readonly { id: string; name: string }[];
}

export interface ReadLine {
  name: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  /** In the order of the line. */
  cards: string[];
  durationMinutes: number | undefined;
  priceCents: number | undefined;
  day: string | undefined;
  minute: number | undefined;
  staff: string | undefined;
  note: string;
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

/** How well words name a card: how many of the card's words they begin, in any order. 0 where one of them belongs to none. */
function likeness(card: { name: string; category: string }, words: readonly string[]): number {
  const own = [...plainOf(card.name).split(/[^\p{L}\d]+/u), plainOf(card.category)].filter((word) => word !== '');
  const isOf = (word: string) => own.some((known) => known === word || (word.length >= 3 && known.startsWith(word)));
  if (!words.every(isOf)) return 0;
  const exact = words.filter((word) => own.includes(word)).length;
  // The card with the fewest words that were not said.
  return words.length * 100 + exact * 10 - own.length;
}

const titles = new Set(['herr', 'frau', 'mr', 'mrs', 'ms', 'dr', 'prof']);

/** Words that name cards, from the longest run on. One word has to be left for the name. */
function takeCards(line: Line, cards: LineContext['cards']): string[] {
  const taken: { at: number; id: string }[] = [];
  // A person may have the name of a card: then the first word of the line is the person's name.
  const isNameFirst = line.words.length > 1;
  for (;;) {
    let best: { at: number; count: number; id: string; score: number } | undefined;
    for (let at = 0; at < line.words.length; at += 1)
      for (let count = 1; count <= 5 && at + count <= line.words.length; count += 1) {
        const words = line.words.slice(at, at + count).map(({ plain }) => plain.replaceAll(/[^\p{L}\d]+/gu, ''));
        if (words.some((word) => word.length < 2 || titles.has(word))) continue;
        for (const card of cards) {
          const score = likeness(card, words) - (at === 0 && isNameFirst && taken.length === 0 ? 52 : 0);
          if (score > 50 && score > (best?.score ?? 0)) best = { at, count, id: card.id, score };
        }
      }
    if (best === undefined) break;
    line.words.splice(best.at, best.count);
    taken.push({ at: best.at, id: best.id });
    if (taken.length === 6) break;
  }
  return inOrder(taken);
}

/** The ids in the order of the line: each position counts from when earlier words were already removed. */
function inOrder(taken: readonly { at: number; id: string }[]): string[] {
  const places: { place: number; id: string }[] = [];
  for (const { at, id } of taken) {
    const before = places.filter(
      ({ place }) => place <= at + places.filter((other) => other.place <= at).length,
    ).length;
    places.push({ place: at + before, id });
  }
  return places.sort((one, other) => one.place - other.place).map(({ id }) => id);
}

const fillers = new Set(
  (
    'um ab am fur for at on bei mit with und and termin ' +
    'appointment uhr der die the kommt mobil tel tel. telefon phone handy gegen den'
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

export function readLine(text: string, context: LineContext): ReadLine {
  const { rest, note } = takeNote(text);
  const line = new Line(rest);
  const email = line.take(emailAt);
  const phone = line.take(phoneAt);
  const priceCents = line.take(priceAt);
  const isNow = line.take(([word = '']) =>
    /^(jetzt|sofort|now)$/.test(word) ? { count: 1, meaning: true } : undefined,
  );
  const range = line.take(rangeAt);
  const staff = takeStaff(line, context.staff);
  const spoken = range === undefined ? line.take(behindPreposition(spokenClockAt)) : undefined;
  const clock = range?.minute ?? spoken ?? takeClock(line);
  const minute = clock ?? (isNow === true ? Math.ceil(context.minute / 5) * 5 : undefined);
  const named = line.take((plain) =>
    durationAt(plain[0] === 'fur' || plain[0] === 'for' ? plain.slice(1) : plain) &&
    (plain[0] === 'fur' || plain[0] === 'for')
      ? { count: (durationAt(plain.slice(1))?.count ?? 0) + 1, meaning: durationAt(plain.slice(1))?.meaning ?? 0 }
      : durationAt(plain),
  );
  const day = takeDay(line, context, minute) ?? (isNow === true ? context.today : undefined);
  const cards = takeCards(line, context.cards);
  const durationMinutes = range?.duration ?? named ?? line.take(bareDurationAt);
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
  };
}
