import { type AppointmentId, appointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { readPick } from '../../../../src/contract/services/card-option-fields.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { endAt, piecesAt, type Visit } from '../../../calendar/visit.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import { runTime } from '../../../ground/run-time.ts';
import { afterQuiet, type Facts, siteLink, tellOffer, wayToTell } from '../../messaging/index.ts';
import { agreedOf } from '../appointment/change-sql.ts';
import { agreedVisit, isOffered, pickedFrom, termsOf } from '../appointment/rules.ts';
import * as bookingSql from '../appointment/sql.ts';
import { cancelEnd, type VisitRow } from '../appointment/step-rules.ts';
import { visitById } from '../appointment/visit-sql.ts';
import { type OfferWords, offerMail, offerText } from './messages.ts';
import * as offerSql from './offer-sql.ts';
import { type Freed, type NextOffer, nextOffer, offerUntil, type Waiter, withTaken } from './rules.ts';
import { deleteEnded } from './sql.ts';

/** What is held for somebody: as it would be booked. */
interface Wished {
  visit: Visit;
  cards: bookingSql.NewVisit['cards'];
  totalCents: number;
  cancelHours: number;
}

interface Waiting extends Waiter, Wished {
  row: offerSql.WaitingRow;
  /** The visit that would move. */
  own: VisitRow | undefined;
}

/** The cards as they are offered now. Undefined where they cannot be booked any more. */
async function wishOf(
  database: Database,
  provider: AccountId,
  { cards }: offerSql.WaitingRow,
): Promise<Wished | undefined> {
  const ids = cards.map((pick) => readPick(pick).id);
  const found = await bookingSql.bookedProvider(database, provider, ids);
  if (found === undefined || !found.isBookable) return undefined;
  const named = cards.map((pick) => pickedFrom(found.cards, pick)).filter((card) => card !== undefined);
  if (named.length < cards.length || !isOffered(found, named)) return undefined;
  const { visit, priceCents, cancelHours } = termsOf(found, named);
  return { visit, cards: named, totalCents: priceCents, cancelHours };
}

/** The visit as it was agreed. Undefined once its customer may not move it any more, or not until the offer ends. */
async function ownWish(
  database: Database,
  row: VisitRow,
  { noticeMinutes, now }: { noticeMinutes: number; now: Date },
): Promise<Wished | undefined> {
  if (cancelEnd(row) <= offerUntil(now).getTime() || row.proposedStart !== null) return undefined;
  const agreed = await agreedOf(database, row);
  const visit = { ...agreedVisit(agreed, agreed.items), noticeMinutes };
  return { visit, cards: agreed.items, totalCents: row.totalCents, cancelHours: row.cancelHours };
}

/** Nothing is held for whom no mail and no text reaches: the provider calls them. */
async function canBeTold(transaction: Database, provider: AccountId, row: offerSql.WaitingRow, now: Date) {
  const reader = await offerSql.readerOf(transaction, row);
  if (reader === undefined || reader.account !== null || !reader.isTyped) return reader !== undefined;
  return (await wayToTell(transaction, provider, { ...reader, startsAt: now.toISOString() }, now)) !== 'none';
}

/** Who waits, with what the calendar asks of them. */
async function waitingAt(
  transaction: Database,
  provider: AccountId,
  { noticeMinutes, now }: { noticeMinutes: number; now: Date },
): Promise<Waiting[]> {
  const wishes = new Map<string, Promise<Wished | undefined>>();
  const found: Waiting[] = [];
  for (const row of await offerSql.waitersAt(transaction, provider, now)) {
    const own = row.appointment === null ? undefined : await visitById(transaction, row.appointment);
    const cards = row.cards.join();
    const known = wishes.get(cards) ?? wishOf(transaction, provider, row);
    if (own === undefined) wishes.set(cards, known);
    const wish = await (own === undefined ? known : ownWish(transaction, own, { noticeMinutes, now }));
    if (wish === undefined || !(await canBeTold(transaction, provider, row, now))) continue;
    const { fromMinute, untilMinute } = row;
    const part = fromMinute === null || untilMinute === null ? undefined : { fromMinute, untilMinute };
    const before = own === undefined ? null : Date.parse(own.start);
    found.push({ ...row, ...wish, row, own, part, before });
  }
  return found;
}

interface Offering {
  transaction: Database;
  world: Adapters;
  provider: { id: AccountId; timeZone: string };
  now: Date;
}

/** Holds the time, and tells whose turn it is. */
async function offer(
  { transaction, world, provider, now }: Offering,
  { waiter, start, staff, reason }: NextOffer<Waiting>,
): Promise<void> {
  const { row, visit, cards, totalCents, cancelHours } = waiter;
  const id: AppointmentId = appointmentId.parse(crypto.randomUUID());
  const until = offerUntil(now);
  const span = { from: start, until: endAt(visit, start) };
  const held = { id, provider: provider.id, staff, status: 'held', timeZone: provider.timeZone } as const;
  const taken = { start, end: span.until, pieces: piecesAt(visit, start), bufferMinutes: visit.bufferMinutes };
  await bookingSql.addVisit(transaction, { ...held, ...taken, cards, totalCents, cancelHours, heldUntil: until }, now);
  const made = { waiting: row.id, provider: provider.id, person: row.person, hold: id, staff, span, reason, until };
  const added = await offerSql.addOffer(transaction, made, now);
  const shown = await offerSql.offerById(transaction, added, now);
  const reader = await offerSql.readerOf(transaction, row);
  if (shown === undefined || reader === undefined) return;
  const link = siteLink(world.siteUrl, row.language, paths.waitingOffer(added));
  const words: OfferWords = {
    ...shown,
    provider: shown.name,
    service: shown.services.join(', '),
    staff: shown.staff.name,
    earlier: shown.appointmentStart,
    link,
    now,
  };
  await tellOffer(transaction, world, reader, {
    provider: provider.id,
    facts: factsOf(shown),
    path: paths.waitingOffer(added),
    until,
    letter: offerMail(row.language, words),
    text: offerText(row.language, words),
    now,
  });
}

/** As the bell keeps it. */
const factsOf = (shown: offerSql.OfferRow): Facts => ({
  side: 'customer',
  service: shown.services.join(', '),
  other: shown.name,
  startsAt: shown.start,
  timeZone: shown.timeZone,
  currency: shown.currency,
  occasion: shown.reason,
  reason: null,
  cancelledBy: null,
  answerUntil: shown.until,
  proposedStartsAt: null,
  alternatives: [],
  text: '',
  path: paths.waitingOffer(shown.id),
});

/** Offers what was freed, one time after the other, each to one person. */
async function offerAll(offering: Offering, freed: readonly Freed[]): Promise<number> {
  const { transaction, provider, now } = offering;
  let [calendar] = await calendarsOf(transaction, [provider.id], now);
  if (calendar === undefined) return 0;
  let waiters = await waitingAt(transaction, provider.id, { noticeMinutes: calendar.noticeMinutes, now });
  let offered = 0;
  for (;;) {
    const next: NextOffer<Waiting> | undefined = nextOffer(calendar, waiters, { freed, now });
    if (next === undefined) return offered;
    await offer(offering, next);
    calendar = withTaken(calendar, next.staff, piecesAt(next.waiter.visit, next.start));
    waiters = waiters.filter(({ person }) => person !== next.waiter.person);
    offered += 1;
  }
}

/** In the night nobody is asked: whoever does not answer in half an hour would not be asked again. */
const isNight = (now: Date, timeZone: string): boolean => afterQuiet(now, timeZone).getTime() > now.getTime();

/**
 * Offers freed times to those who wait. Run by the schedule, and after each call that has freed some. Two runs at once
 * share the work: each takes the freed rows that the other has not, with the staff locked.
 */
export async function offerFreed(world: Adapters): Promise<{ offered: number }> {
  let offered = 0;
  const isInTime = runTime(world, 5);
  for (const provider of await offerSql.freedProviders(world.database)) {
    const now = world.clock.now();
    if (!isInTime()) break;
    if (isNight(now, provider.timeZone)) continue;
    offered += await world.database.transaction(async (transaction) => {
      await bookingSql.lockStaff(transaction, provider.id);
      await bookingSql.clearHolds(transaction, provider.id, { now });
      const freed = await offerSql.takeFreed(transaction, provider.id);
      return freed.length === 0 ? 0 : offerAll({ transaction, world, provider, now }, freed);
    });
  }
  return { offered };
}

/** Run by the schedule: what nobody answered goes on to the next, and entries end. */
export async function runWaiting(world: Adapters): Promise<Record<string, number>> {
  const now = world.clock.now();
  const ended = await deleteEnded(world.database, now);
  const unanswered = await offerSql.endOffers(world.database, now);
  return { ended, unanswered, ...(await offerFreed(world)) };
}
