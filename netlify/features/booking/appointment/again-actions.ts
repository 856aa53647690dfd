import type * as contract from '../../../../src/contract/booking/again.ts';
import {
  type AppointmentId,
  appointmentId,
  openRequestsMaximum,
  visitsAheadMaximum,
} from '../../../../src/contract/booking/appointment.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import { isOneOf, sure } from '../../../ground/states.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { phoneNumberOf } from '../../../session/phone-number.ts';
import { announce, queueMail, queueText, replaceWaiting, siteLink } from '../../messaging/index.ts';
import { endWaiting } from '../waiting-list/sql.ts';
import { travelOf, visitLink } from './actions.ts';
import { againMail, againText, type HeldWords } from './again-messages.ts';
import { type Alike, againLimits, againUntil, isLike, nextLike, remindAt } from './again-rules.ts';
import * as againSql from './again-sql.ts';
import { needsAnswers } from './answer-rules.ts';
import { depositFor } from './deposit-actions.ts';
import {
  asSlotTaken,
  chosenStaff,
  type Offered,
  othersFor,
  partsOf,
  resolveOffer,
  SlotTaken,
} from './request-actions.ts';
import { agreedWith, answerUntilOf, needsWishToBegin, subjectOf, visitShown } from './rules.ts';
import * as sql from './sql.ts';
import { linkedVisit, partyOf } from './visit-actions.ts';
import * as visitSql from './visit-sql.ts';

// „Wie letztes Mal“: a time like that of an earlier visit, held for a day until its customer confirms.

type HoldRefuse = Refuse<
  'not_found' | 'not_bookable' | 'own_offer' | 'wrong_state' | 'slot_taken' | 'too_many_open' | 'unproven'
>;

/** The services as they are offered now, with the way. */
async function offerOf(
  database: Database,
  row: againSql.AgainRow,
  now: Date,
  refuse: Refuse<'not_found' | 'not_bookable' | 'own_offer'>,
): Promise<Offered & { travelFeeCents: number }> {
  const cards = row.picks.map((pick) => pick ?? refuse('not_bookable'));
  const offered = await resolveOffer(database, { providerId: row.provider.id, cards }, { actor: undefined, refuse });
  if (needsAnswers(offered.terms.cards)) return refuse('not_bookable');
  // A deposit is asked for in the booking, which says until when it has to be there.
  if ((await depositFor(database, offered, row.customer, now)) != null) return refuse('not_bookable');
  const { place, address } = row;
  // The provider may have stopped offering the cards at that place.
  const notThere = () => refuse('not_bookable');
  const at = address === null ? { place } : { place, address };
  return { ...offered, travelFeeCents: await travelOf(database, at, offered, notThere) };
}

/** As its customer sees it: at the price of now. */
function heldShown(
  row: againSql.AgainRow,
  offered: Offered & { travelFeeCents: number },
  now: Date,
): contract.HeldAgain {
  const { provider, terms, travelFeeCents } = offered;
  const { id, start, end, timeZone, staff, services, currency, place, formerStart, formerStaff } = row;
  const isSameTime = formerStart !== null && isLike(Date.parse(start), Date.parse(formerStart), timeZone);
  return {
    id,
    start,
    end,
    timeZone,
    staff,
    services,
    currency,
    place,
    travelFeeCents,
    heldUntil: row.heldUntil ?? start,
    provider: row.provider,
    cards: row.picks.filter((pick) => pick !== null),
    totalCents: terms.priceCents + travelFeeCents,
    isAlike: isSameTime && formerStaff === staff.id,
    isImmediate: terms.isImmediate,
    asksToBegin: needsWishToBegin(agreedWith(provider, now).rule, Date.parse(start), now),
  };
}

const topicOf = (id: AppointmentId): string => `again ${id}`;

/** A mail at once and another before the hold ends; a text message only where there is no address. */
async function tellHeld(
  transaction: Database,
  world: Adapters,
  { row, shown }: { row: againSql.AgainRow; shown: contract.HeldAgain },
  now: Date,
): Promise<void> {
  const { language, email, customer } = row;
  const link = siteLink(world.siteUrl, language, paths.again(row.id));
  const held: HeldWords = {
    ...shown,
    provider: shown.provider.name,
    staff: shown.staff.name,
    until: shown.heldUntil,
    link,
    now,
  };
  if (email !== null) {
    await queueMail(transaction, { to: email, ...againMail(language, 'held', held) }, now);
    const due = remindAt(new Date(shown.heldUntil));
    if (due <= now) return;
    await queueMail(transaction, { to: email, topic: topicOf(row.id), ...againMail(language, 'reminder', held) }, due);
    return;
  }
  if (customer.guestProven !== 'phone' || customer.guestPhone === null) return;
  const mobile = await phoneNumberOf(customer.guestPhone, 'DE');
  if (mobile === undefined || !mobile.getsTexts) return;
  const due = { now, expiresAt: new Date(shown.heldUntil), business: row.provider.id };
  await queueText(transaction, world, { to: mobile.dialled, text: againText(language, held) }, due);
}

/** The hold goes, and with it the reminder. */
async function letGo(transaction: Database, row: againSql.AgainRow): Promise<void> {
  await sql.deleteHold(transaction, row.id);
  if (row.email !== null) await replaceWaiting(transaction, 'outgoing_mail', { to: row.email, topic: topicOf(row.id) });
}

interface Holding {
  world: Adapters;
  /** The visit that is repeated. */
  row: againSql.AgainRow;
  offered: Offered & { travelFeeCents: number };
  weeks: number;
  now: Date;
  refuse: HoldRefuse;
}

/** Keeps an earlier hold at this provider if its time is the same. Otherwise the new hold replaces it. */
async function inPlaceOf(transaction: Database, holding: Holding): Promise<againSql.AgainRow> {
  const { row, offered, weeks, now, refuse } = holding;
  const { provider, terms } = offered;
  const { customer } = row;
  await sql.lockStaff(transaction, provider.id);
  await sql.clearHolds(transaction, provider.id, { now });
  const before = await againSql.heldAt(transaction, provider.id, customer, now);
  const [calendar] = await calendarsOf(transaction, [provider.id], now, { except: before?.id });
  const like = { visit: terms.visit, start: Date.parse(row.start), staff: row.staff.id, weeks, now };
  const next = (calendar && nextLike(calendar, like)) ?? refuse('slot_taken', undefined, { slots: [] });
  const isThere = before?.againOf === row.id && before.staff.id === next.staff;
  if (before !== undefined && isThere && Date.parse(before.start) === next.start) return before;
  if (before !== undefined) await letGo(transaction, before);
  await sql.inTurn(transaction, `customer ${subjectOf(customer)}`);
  const { ahead } = await sql.countAhead(transaction, customer, provider.id, now);
  return ahead >= visitsAheadMaximum ? refuse('too_many_open') : addHold(transaction, holding, next);
}

async function addHold(
  transaction: Database,
  { world, row, offered, now }: Holding,
  { start, staff }: Alike,
): Promise<againSql.AgainRow> {
  const { provider, terms, travelFeeCents } = offered;
  const id = appointmentId.parse(crypto.randomUUID());
  const { customer, place, address, visitor, language } = row;
  const parts = partsOf({ provider, terms, start, staffId: undefined });
  const priced = { totalCents: terms.priceCents + travelFeeCents, travelFeeCents };
  const at = { place, address: address ?? undefined, visitor: visitor ?? '', language };
  const held = { status: 'held', heldUntil: againUntil(start, now), againOf: row.id } as const;
  await sql.addVisit(transaction, { ...parts, ...customer, ...priced, ...at, ...held, id, staff }, now);
  const added = await againSql.heldById(transaction, id, now);
  if (added === undefined) throw new Error('a hold is not there that was just made');
  await tellHeld(transaction, world, { row: added, shown: heldShown(added, offered, now) }, now);
  return added;
}

async function holdLike(
  { world, body, refuse }: { world: Adapters; body: { weeks: number }; refuse: HoldRefuse },
  id: AppointmentId,
): Promise<contract.HeldAgain> {
  const now = world.clock.now();
  const row = (await againSql.visitToRepeat(world.database, id)) ?? refuse('not_found');
  if (!isOneOf(sure, row.status)) return refuse('wrong_state');
  const { customer } = row;
  if (customer.customer === null && customer.guestProven === null) return refuse('unproven');
  const offered = await offerOf(world.database, row, now, refuse);
  await countUse(world, againLimits.holdsPerCustomer, `${offered.provider.id} ${subjectOf(customer)}`);
  const held = await world.database
    .transaction((transaction) => inPlaceOf(transaction, { world, row, offered, weeks: body.weeks, now, refuse }))
    .catch(asSlotTaken);
  return held instanceof SlotTaken ? refuse('slot_taken', undefined, { slots: [] }) : heldShown(held, offered, now);
}

/** Only who was the customer of the visit repeats it. */
export const holdAgain: Action<typeof contract.holdAgain> = async (call) => {
  const { world, params, actor, refuse } = call;
  const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
  return party.side === 'customer' ? holdLike(call, party.id) : refuse('not_found');
};

export const holdLinkedAgain: Action<typeof contract.holdLinkedAgain> = async (call) => {
  const party = (await linkedVisit(call.world, call.params.token)) ?? call.refuse('not_found');
  return holdLike(call, party.id);
};

/** Skips holds that can no longer be booked: they expire without a reminder. */
export const listAgain: Action<typeof contract.listAgain> = async ({ world, actor }) => {
  const now = world.clock.now();
  const items: contract.HeldAgain[] = [];
  for (const row of await againSql.heldOf(world.database, actor.id, now)) {
    const gone = new Error('gone');
    const offered = await offerOf(world.database, row, now, () => {
      throw gone;
    }).catch((cause) => {
      if (cause !== gone) throw cause;
      return undefined;
    });
    if (offered !== undefined) items.push(heldShown(row, offered, now));
  }
  return { items };
};

export const getAgain: Action<typeof contract.getAgain> = async ({ world, params, refuse }) => {
  const now = world.clock.now();
  const row = (await againSql.heldById(world.database, params.id, now)) ?? refuse('not_found');
  return heldShown(row, await offerOf(world.database, row, now, (code) => refuse(code as 'not_bookable')), now);
};

interface Booking {
  world: Adapters;
  row: againSql.AgainRow;
  offered: Offered & { travelFeeCents: number };
  now: Date;
  refuse: Refuse<'too_many_open'>;
}

/** The hold gives way to the visit under the same id, in one transaction. False where another call was first. */
async function intoVisit(transaction: Database, { world, row, offered, now, refuse }: Booking): Promise<boolean> {
  const { provider, terms, travelFeeCents } = offered;
  const start = Date.parse(row.start);
  await sql.lockStaff(transaction, provider.id);
  if ((await againSql.heldById(transaction, row.id, now)) === undefined) return false;
  await letGo(transaction, row);
  const wanted = { provider, terms, start, staffId: row.staff.id };
  const staff = await chosenStaff(transaction, wanted, now);
  await sql.inTurn(transaction, `customer ${subjectOf(row.customer)}`);
  const { open, ahead } = await sql.countAhead(transaction, row.customer, provider.id, now);
  if (ahead >= visitsAheadMaximum || (!terms.isImmediate && open >= openRequestsMaximum))
    return refuse('too_many_open');
  const status = terms.isImmediate ? ('confirmed' as const) : ('open' as const);
  const { place, address, visitor, language, customer } = row;
  const written = {
    ...partsOf(wanted),
    ...customer,
    id: row.id,
    staff,
    status,
    travelFeeCents,
    place,
    language,
    totalCents: terms.priceCents + travelFeeCents,
    address: address ?? undefined,
    visitor: visitor ?? '',
    answerUntil: status === 'open' ? answerUntilOf(start, now) : null,
    agreed: agreedWith(provider, now),
  } as const;
  await sql.addVisit(transaction, written, now);
  const cards = terms.cards.map(({ id }) => id);
  if (customer.customer !== null)
    await endWaiting(transaction, { account: customer.customer, provider: provider.id, cards });
  const kind = status === 'open' ? 'appointment_requested' : 'appointment_booked';
  await announce(transaction, world, { kind, appointmentId: row.id, to: 'both', now });
  return true;
}

export const bookAgain: Action<typeof contract.bookAgain> = async ({ world, params, body, caller, refuse }) => {
  await countUse(world, againLimits.answersPerCaller, caller);
  const now = world.clock.now();
  const answered = async (): ReturnType<typeof bookAgain> => {
    const visit = (await visitSql.visitById(world.database, params.id)) ?? refuse('not_found');
    const link = visit.customerId === null ? await visitLink(world, visit.id, now) : null;
    return { appointment: visitShown(visit, 'customer', { now, urlOf: (key) => world.images.urlOf(key) }), link };
  };
  const row = await againSql.heldById(world.database, params.id, now);
  // Whoever has confirmed already, or comes too late.
  if (row === undefined) return refuse('not_found');
  const offered = await offerOf(world.database, row, now, refuse);
  const shown = heldShown(row, offered, now);
  if (shown.asksToBegin && !body.beginsEarly) return refuse('invalid', { beginsEarly: 'beginsEarly' });
  if (body.totalCents !== undefined && body.totalCents !== shown.totalCents) return refuse('conflict');
  const booked = await world.database
    .transaction((transaction) => intoVisit(transaction, { world, row, offered, now, refuse }))
    .catch(asSlotTaken);
  if (!(booked instanceof SlotTaken)) return answered();
  const wanted = { ...offered, start: Date.parse(row.start), staffId: row.staff.id };
  return refuse('slot_taken', undefined, { slots: await othersFor(world.database, wanted, { now, taken: booked }) });
};

export const releaseAgain: Action<typeof contract.releaseAgain> = async ({ world, params, caller }) => {
  await countUse(world, againLimits.answersPerCaller, caller);
  const row = await againSql.heldById(world.database, params.id, world.clock.now());
  if (row !== undefined) await world.database.transaction((transaction) => letGo(transaction, row));
  return {};
};
