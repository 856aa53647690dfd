import type { entryAsks } from '../../../../src/contract/booking/calendar.ts';
import type { CardOption, CardPick } from '../../../../src/contract/services/card-option-fields.ts';
import { byVariant } from '../../../../src/contract/services/card-options.ts';
import type { ReadLine } from '../../../calendar/entry-line.ts';
import { type Hours, hoursAt, type Opening, type Span, type WeeklyHours } from '../../../calendar/hours.ts';
import { addDays, dayAt, instantOf, minuteMilliseconds } from '../../../calendar/zone.ts';
import { type OwnOffer, pickedFrom } from '../appointment/rules.ts';

/** How often in how many seconds. A preview comes with every pause in typing. */
export const entryLimits = {
  previewsPerProvider: { name: 'entry-preview', times: 3000, seconds: 60 * 60 },
  entriesPerProvider: { name: 'entry', times: 300, seconds: 60 * 60 },
} as const;

/** The day and the minute of a provider's clock. */
export const clockAt = (instant: number, timeZone: string) => {
  const today = dayAt(instant, timeZone);
  return { today, minute: Math.floor((instant - instantOf(today, 0, timeZone)) / minuteMilliseconds) };
};

/** Beyond a day nobody enters what has been. */
const pastMilliseconds = 24 * 60 * minuteMilliseconds;
export const isOver = (start: number, now: Date): boolean => start < now.getTime() - pastMilliseconds;

export type EntryCard = Omit<OwnOffer, 'id'> & { id: CardPick; options: CardOption[] };

/** Each variant is a card of its own, so that a line may name it. What a form has picked with extras is one more. */
export function enterableCards(own: readonly OwnOffer[], picks: readonly CardPick[]): EntryCard[] {
  const cards = own.flatMap(byVariant);
  const others = picks
    .filter((pick) => !cards.some(({ id }) => id === pick))
    .flatMap((pick): EntryCard[] => {
      const card = pickedFrom(own, pick);
      return card === undefined ? [] : [{ ...card, id: pick }];
    });
  return [...cards, ...others];
}

interface TimedCard {
  id: string;
  durationMinutes: number;
  parts: readonly { work: number; wait: number }[];
}

/**
 * Of each service that was named the cards that it fits: the public ones, and of them those that last as long as was said. More
 * than one is a question.
 */
export function fittingCards<Card extends TimedCard & { isPublished: boolean }>(
  { cards: named, durationMinutes: said }: Pick<ReadLine, 'cards' | 'durationMinutes'>,
  own: readonly Card[],
): Card[][] {
  const narrowed = (fitting: Card[], isMeant: (card: Card) => boolean): Card[] => {
    const meant = fitting.filter(isMeant);
    return meant.length === 0 ? fitting : meant;
  };
  return named
    .map((ids) => {
      const known = ids.map((id) => own.find((card) => card.id === id)).filter((card) => card !== undefined);
      const shown = narrowed(known, ({ isPublished }) => isPublished);
      return narrowed(shown, ({ durationMinutes }) => durationMinutes === said);
    })
    .filter((fitting) => fitting.length > 0);
}

/** The cards that are meant, else the shortest one. A duration that was said is that of the last: all of it is work then. */
export function entryCards<Card extends TimedCard>(
  known: readonly Card[],
  said: number | undefined,
  own: readonly Card[],
): Card[] {
  const fitting = own.find(({ durationMinutes }) => durationMinutes === said);
  const [shortest] = own.toSorted((one, other) => one.durationMinutes - other.durationMinutes);
  const cards = known.length > 0 ? [...known] : [fitting ?? shortest].filter((card) => card !== undefined);
  return lasting(cards, said);
}

/** Cards that last as long as was said: the last of them takes what is left, and all of that is work. */
export function lasting<Card extends TimedCard>(cards: Card[], said: number | undefined): Card[] {
  const last = cards.at(-1);
  if (said === undefined || last === undefined) return cards;
  const before = cards.slice(0, -1);
  const rest = said - before.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  if (rest < 5 || rest === last.durationMinutes) return cards;
  return [...before, { ...last, durationMinutes: rest, parts: [] }];
}

interface When {
  day: string;
  minute: number;
}

/** What the line says, else what was tapped. A time without a day is the next one that comes. */
export function entryTime(
  { day, minute }: Pick<ReadLine, 'day' | 'minute'>,
  tapped: { day?: string | undefined; minute?: number | undefined },
  { today, minute: now }: { today: string; minute: number },
): When | undefined {
  const at =
    minute ?? (day === undefined || tapped.day === undefined || day === tapped.day ? tapped.minute : undefined);
  if (at === undefined) return undefined;
  return { day: day ?? tapped.day ?? (at >= now ? today : addDays(today, 1)), minute: at };
}

/**
 * On a closed day nobody works who could do it: then other days that lie near are offered, the one before it and two behind. Without
 * any weekly hours no day is closed.
 */
export function closedDay(
  opening: Opening,
  staff: readonly { hours: readonly WeeklyHours[] | null }[],
  { day, today }: { day: string; today: string },
): { others: string[] } | undefined {
  const weekly = staff.flatMap(({ hours }) => hours ?? opening.weeklyHours);
  const isOpen = (on: string): boolean => staff.some(({ hours }) => hoursAt(opening, hours, on).length > 0);
  if (day < today || weekly.length === 0 || isOpen(day)) return undefined;
  const ahead = Array.from({ length: 30 }, (_, index) => index + 1);
  const before = ahead.map((days) => addDays(day, -days)).filter((on) => on >= today);
  const behind = ahead.map((days) => addDays(day, days));
  return { others: [...before.filter(isOpen).slice(0, 1), ...behind.filter(isOpen).slice(0, 2)] };
}

const isFree = (busy: readonly Span[], pieces: readonly Span[]): boolean =>
  !busy.some(({ from, until }) => pieces.some((piece) => from < piece.until && piece.from < until));

interface Member {
  id: string;
  /** Null: all. */
  cards: readonly string[] | null;
  busy: readonly Span[];
}

/** Of those who do the cards, whoever is free: the one named, else the first. */
export function freeMember(
  staff: readonly Member[],
  { cards, pieces, named }: { cards: readonly string[]; pieces: readonly Span[]; named: string | undefined },
): { staffId: string | undefined; isTaken: boolean } {
  const able = staff.filter(({ cards: done }) => done === null || cards.every((card) => done.includes(card)));
  // Who was named does it, whatever the cards say.
  const asked = named === undefined ? able : staff.filter(({ id }) => id === named);
  const free = asked.find(({ busy }) => isFree(busy, pieces));
  return { staffId: (free ?? asked[0])?.id, isTaken: free === undefined };
}

const stepMilliseconds = 5 * minuteMilliseconds;
const upToStep = (instant: number): number => Math.ceil(instant / stepMilliseconds) * stepMilliseconds;

/** When somebody who walked in is served: from now on as soon as somebody is free. */
export function walkInStart(
  staff: readonly Member[],
  asked: {
    cards: readonly string[];
    piecesAt: (start: number) => readonly Span[];
    named: string | undefined;
    now: number;
  },
): { start: number; staffId: string } | undefined {
  const ends = staff.flatMap(({ busy }) => busy.map(({ until }) => until)).filter((until) => until > asked.now);
  const starts = [asked.now, ...ends.sort((one, other) => one - other)].map(upToStep);
  for (const start of starts) {
    const { staffId, isTaken } = freeMember(staff, { ...asked, pieces: asked.piecesAt(start) });
    if (staffId !== undefined && !isTaken) return { start, staffId };
  }
  return undefined;
}

export const isWithin = (
  hours: readonly Hours[],
  { minute, duration }: { minute: number; duration: number },
): boolean => hours.some(({ opensMinute, closesMinute }) => opensMinute <= minute && minute + duration <= closesMinute);

export type EntryAsk = (typeof entryAsks)[number];

/** The sentence for what is missing. */
export const askWords = {
  question: 'entryQuestion',
  name: 'entryName',
  time: 'entryTime',
  card: 'entryCard',
  choice: 'entryChoice',
  past: 'startPast',
} as const satisfies Record<EntryAsk, string>;

/** The field of the form at which it stands. */
export const askFields = {
  question: 'day',
  name: 'name',
  time: 'time',
  card: 'cards',
  choice: 'cards',
  past: 'day',
} as const satisfies Record<EntryAsk, string>;

/** An id that follows from a hash, in hexadecimal digits. */
export const idOfHash = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
