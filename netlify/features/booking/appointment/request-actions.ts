import type * as contract from '../../../../src/contract/booking/appointment.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { type CardPick, readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { needsVariant, withOptions } from '../../../../src/contract/services/card-options.ts';
import type { Database } from '../../../adapters/ports.ts';
import { type Calendar, freeAt, freeStarts } from '../../../calendar/slots.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Refuse } from '../../../http/answer.ts';
import type { Actor } from '../../../session/actor.ts';
import { type BookingTerms, isOffered, othersNamed, othersWithinDays, termsOf } from './rules.ts';
import * as sql from './sql.ts';

// What a hold and a booking ask for: the cards as they are offered, the time, who does it, and what is free instead.

/** The slot is taken: the calendar says so, or the constraint where two came at once. */
export class SlotTaken extends Error {
  /** What was free then. */
  readonly calendar: Calendar | undefined;
  constructor(calendar?: Calendar) {
    super('taken');
    this.calendar = calendar;
  }
}

/** Somebody else's time lies there (23P01), two waited for each other (40P01), or the same id came twice (23505). */
const isTaken = (cause: unknown): boolean =>
  cause instanceof SlotTaken ||
  (cause instanceof Error && 'code' in cause && ['23P01', '40P01', '23505'].includes(String(cause.code)));

export interface BookingRequest {
  provider: sql.Booked;
  terms: BookingTerms;
  /** Milliseconds since 1970. */
  start: number;
  staffId: ReceivedBy<typeof contract.holdAppointment>['body']['staffId'];
}

export type Offered = Pick<BookingRequest, 'provider' | 'terms'>;

/** The cards as their provider offers them now. Whoever books at their own business or a card that is not there is refused. */
export async function resolveOffer(
  database: Database,
  asked: { providerId: AccountId; cards: readonly CardPick[] },
  { actor, refuse }: { actor: Actor | undefined; refuse: Refuse<'not_found' | 'not_bookable' | 'own_offer'> },
): Promise<Offered> {
  return actor?.id === asked.providerId ? refuse('own_offer') : offeredBy(database, asked, refuse);
}

/** The same for the business itself, which enters for somebody else. */
export async function offeredBy(
  database: Database,
  asked: { providerId: AccountId; cards: readonly CardPick[] },
  refuse: Refuse<'not_found' | 'not_bookable'>,
): Promise<Offered> {
  const picks = asked.cards.map(readPick);
  const ids = picks.map(({ id }) => id);
  const found = (await sql.bookedProvider(database, asked.providerId, ids)) ?? refuse('not_found');
  const { cards: offered, ...provider } = found;
  if (!provider.isBookable) return refuse('not_bookable');
  const known = new Map(offered.map((card) => [card.id, card]));
  const cards = picks.map(({ id, options }) => {
    const card = known.get(id) ?? refuse('not_found');
    const chosen = withOptions(card, options) ?? refuse('invalid', { cards: 'serviceUnknown' });
    if (needsVariant(card, options))
      refuse('invalid', { cards: { word: 'variantMissing', values: { card: card.name } } });
    return chosen;
  });
  if (!isOffered(provider, cards)) return refuse('not_bookable');
  return { provider, terms: termsOf(provider, cards) };
}

/** The same at a time that is not over. */
export async function resolveBooking(
  database: Database,
  asked: ReceivedBy<typeof contract.holdAppointment>['body'],
  {
    actor,
    now,
    refuse,
  }: { actor: Actor | undefined; now: Date; refuse: Refuse<'not_found' | 'not_bookable' | 'own_offer'> },
): Promise<BookingRequest> {
  const start = Date.parse(asked.start);
  if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
  return { ...(await resolveOffer(database, asked, { actor, refuse })), start, staffId: asked.staffId };
}

/** The free starts nearest behind the one that is taken, else the first of all. */
export async function othersFor(
  database: Database,
  { provider, terms: { visit }, start, staffId }: BookingRequest,
  { now, taken }: { now: Date; taken: SlotTaken | undefined },
) {
  const calendar = taken?.calendar ?? (await calendarsOf(database, [provider.id], now))[0];
  if (calendar === undefined) return [];
  const from = (instant: number) => {
    const firstDay = dayAt(instant, provider.timeZone);
    const lastDay = addDays(firstDay, othersWithinDays);
    return freeStarts(calendar, visit, { firstDay, lastDay, now, staff: staffId });
  };
  const behind = from(start).filter((free) => free.start > start);
  const named = behind.length > 0 ? behind : from(now.getTime());
  return named.slice(0, othersNamed).map((free) => new Date(free.start).toISOString());
}

/** Who does it, with the staff locked: whoever was asked for, else whoever has the least to do that week. */
export async function chosenStaff(transaction: Database, wanted: BookingRequest, now: Date): Promise<string> {
  const [calendar] = await calendarsOf(transaction, [wanted.provider.id], now);
  return staffIn(transaction, calendar, wanted, now);
}

/** The same in a calendar that was read with the staff locked. */
export async function staffIn(
  transaction: Database,
  calendar: Calendar | undefined,
  { provider, terms: { visit }, start, staffId }: BookingRequest,
  now: Date,
): Promise<string> {
  const free = calendar === undefined ? [] : freeAt(calendar, visit, start, now);
  const able = staffId === undefined ? free : free.filter((id) => id === staffId);
  const [first] = able;
  if (first === undefined) throw new SlotTaken(calendar);
  if (able.length === 1) return first;
  const loads = await sql.minutesOfWeek(transaction, able, { start, timeZone: provider.timeZone });
  const [least] = loads.toSorted((one, other) => one.minutes - other.minutes || (one.id < other.id ? -1 : 1));
  return least?.id ?? first;
}

/** What a hold and a booking write alike. */
export const partsOf = ({ provider, terms: { visit, cards, cancelHours }, start }: BookingRequest) => ({
  provider: provider.id,
  timeZone: provider.timeZone,
  start,
  end: endAt(visit, start),
  pieces: piecesAt(visit, start),
  cards,
  bufferMinutes: visit.bufferMinutes,
  cancelHours,
});

/** What a transaction came to, or that the time was taken; anything else goes on. */
export function asSlotTaken(cause: unknown): SlotTaken {
  if (!isTaken(cause)) throw cause;
  return cause instanceof SlotTaken ? cause : new SlotTaken();
}
