import type * as contract from '../../../../src/contract/booking/appointment.ts';
import {
  type AppointmentId,
  appointmentId,
  openRequestsMaximum,
  visitsAheadMaximum,
} from '../../../../src/contract/booking/appointment.ts';
import { countries, countryNamed } from '../../../../src/contract/country.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { type Calendar, freeAt, freeStarts } from '../../../calendar/slots.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse, keyedHash, refuseFor, refuseUntil } from '../../../http/limit.ts';
import { placeOfAddress } from '../../../places/index.ts';
import type { Actor } from '../../../session/actor.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { newCode } from '../../../session/link-token.ts';
import { phoneNumberOf } from '../../../session/phone-number.ts';
import { announce, queueMail, queueText, requireTextBudget } from '../../messaging/index.ts';
import { guestCodeMail, guestCodeText } from './messages.ts';
import {
  agreedWith,
  answerUntilOf,
  appointmentLimits,
  type BookingTerms,
  codeExpiry,
  heldMaximum,
  heldUntil,
  isBookedBy,
  isOffered,
  isOfferedAt,
  mayHold,
  needsWishToBegin,
  othersNamed,
  othersWithinDays,
  proofDays,
  resendSeconds,
  subjectOf,
  termsOf,
  travelFee,
  triesMaximum,
  visitShown,
} from './rules.ts';
import * as sql from './sql.ts';
import * as visitSql from './visit-sql.ts';

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

interface BookingRequest {
  provider: sql.Booked;
  terms: BookingTerms;
  /** Milliseconds since 1970. */
  start: number;
  staffId: ReceivedBy<typeof contract.holdAppointment>['body']['staffId'];
}

type Offered = Pick<BookingRequest, 'provider' | 'terms'>;

/** The cards as their provider offers them now. Whoever books at their own business or a card that is not there is refused. */
async function resolveOffer(
  database: Database,
  asked: { providerId: AccountId; cards: readonly CardId[] },
  { actor, refuse }: { actor: Actor | undefined; refuse: Refuse<'not_found' | 'not_bookable' | 'own_offer'> },
): Promise<Offered> {
  if (actor?.id === asked.providerId) return refuse('own_offer');
  const found = (await sql.bookedProvider(database, asked.providerId, asked.cards)) ?? refuse('not_found');
  const { cards: offered, ...provider } = found;
  if (!provider.isBookable) return refuse('not_bookable');
  const known = new Map(offered.map((card) => [card.id, card]));
  const cards = asked.cards.map((id: CardId) => known.get(id) ?? refuse('not_found'));
  if (!isOffered(provider, cards)) return refuse('not_bookable');
  return { provider, terms: termsOf(provider, cards) };
}

/** The same at a time that is not over. */
async function resolveBooking(
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
async function othersFor(
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
async function chosenStaff(transaction: Database, wanted: BookingRequest, now: Date): Promise<string> {
  const {
    provider,
    terms: { visit },
    start,
    staffId,
  } = wanted;
  const [calendar] = await calendarsOf(transaction, [provider.id], now);
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
const partsOf = ({ provider, terms: { visit, cards, cancelHours }, start }: BookingRequest) => ({
  provider: provider.id,
  timeZone: provider.timeZone,
  start,
  end: endAt(visit, start),
  pieces: piecesAt(visit, start),
  cards,
  bufferMinutes: visit.bufferMinutes,
  cancelHours,
});

const digest = (world: Adapters, ...said: string[]): Uint8Array =>
  Buffer.from(keyedHash(world, 'hold', said.join('\n')), 'base64url');

/** Who holds: the account, else the browser at its network address. */
const holderOf = (
  world: Adapters,
  {
    actor,
    caller,
    userAgent,
  }: Pick<Parameters<Action<typeof contract.holdAppointment>>[0], 'actor' | 'caller' | 'userAgent'>,
): Uint8Array =>
  actor === undefined ? digest(world, 'visitor', caller, userAgent) : digest(world, 'account', actor.id);

/**
 * What is counted waits for its turn: holds of one network address, and those without an account on a business's day. The staff are
 * locked after these, never before: nobody keeps them from a booking while waiting here.
 */
async function holdInTurn(
  transaction: Database,
  { provider, start }: BookingRequest,
  { caller, isGuest }: { caller: Uint8Array; isGuest: boolean },
) {
  await sql.inTurn(transaction, `holds of ${Buffer.from(caller).toString('base64url')}`);
  if (isGuest) await sql.inTurn(transaction, `guest holds of ${provider.id} on ${dayAt(start, provider.timeZone)}`);
}

/** Strangers from many network addresses cannot hold the whole day of a business. */
async function requireShare(transaction: Database, { provider, terms: { visit }, start }: BookingRequest, now: Date) {
  const [calendar] = await calendarsOf(transaction, [provider.id], now);
  if (calendar === undefined) return;
  const day = dayAt(start, provider.timeZone);
  const from = instantOf(day, 0, provider.timeZone);
  const until = instantOf(addDays(day, 1), 0, provider.timeZone);
  const held = await sql.countGuestHolds(transaction, provider.id, { from, until, now });
  const free = freeStarts(calendar, visit, { firstDay: day, lastDay: day, now });
  if (!mayHold(held, free, endAt(visit, start) - start)) refuseFor(60);
}

export const holdAppointment: Action<typeof contract.holdAppointment> = async (call) => {
  const { world, body, actor, caller, refuse } = call;
  await countUse(world, appointmentLimits.holdsPerCaller, caller);
  const now = world.clock.now();
  const wanted = await resolveBooking(world.database, body, { actor, now, refuse });
  const holder = holderOf(world, call);
  const holderCaller = digest(world, 'caller', caller);
  const id = appointmentId.parse(crypto.randomUUID());
  const until = heldUntil(now);
  const held = await world.database
    .transaction(async (transaction) => {
      await holdInTurn(transaction, wanted, { caller: holderCaller, isGuest: actor === undefined });
      await sql.lockStaff(transaction, wanted.provider.id, wanted.staffId);
      await sql.clearHolds(transaction, wanted.provider.id, { now, holder });
      if ((await sql.countHeld(transaction, holderCaller, now)) >= heldMaximum) refuseFor(60);
      if (actor === undefined) await requireShare(transaction, wanted, now);
      const staff = await chosenStaff(transaction, wanted, now);
      const visit = { ...partsOf(wanted), id, staff, status: 'held', totalCents: wanted.terms.priceCents } as const;
      const hold = { heldUntil: until, holder, holderCaller, isGuestHold: actor === undefined };
      await sql.addVisit(transaction, { ...visit, ...hold }, now);
      return { staff: await visitSql.staffName(transaction, staff), end: visit.end };
    })
    .catch(asSlotTaken);
  if (held instanceof SlotTaken)
    return refuse('slot_taken', undefined, { slots: await othersFor(world.database, wanted, { now, taken: held }) });
  return {
    id,
    heldUntil: until.toISOString(),
    start: new Date(wanted.start).toISOString(),
    end: new Date(held.end).toISOString(),
    staff: held.staff,
    totalCents: wanted.terms.priceCents,
    isImmediate: wanted.terms.isImmediate,
  };
};

/** What a transaction came to, or that the time was taken; anything else goes on. */
export function asSlotTaken(cause: unknown): SlotTaken {
  if (!isTaken(cause)) throw cause;
  return cause instanceof SlotTaken ? cause : new SlotTaken();
}

export const releaseHold: Action<typeof contract.releaseHold> = async ({ world, params }) => {
  await sql.deleteHold(world.database, params.id);
  return {};
};

type Booking = ReceivedBy<typeof contract.bookAppointment>['body'];

/** An address or a number in the one form in which it is proven and compared; undefined where it cannot be one. */
async function provenForm({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  if (email !== undefined) return { subject: `email:${email}`, email, phone: undefined };
  const number = phone === undefined ? undefined : await phoneNumberOf(phone, 'DE');
  return number && { subject: `phone:${number.dialled}`, email: undefined, phone: number };
}

/** Who books. A guest has proven one of the two ways to be reached. */
async function customerOf(
  world: Adapters,
  { guest, phone }: Booking,
  { actor, now, refuse }: { actor: Actor | undefined; now: Date; refuse: Refuse<'unproven'> },
): Promise<sql.Customer> {
  const nobody = { guestName: null, guestEmail: null, guestPhone: null, guestProven: null };
  if (actor !== undefined) return { ...nobody, customer: actor.id, phone: phone ?? null };
  if (guest === undefined) return refuse('invalid', { 'guest.name': 'guestMissing' });
  if (guest.email === undefined && guest.phone === undefined)
    return refuse('invalid', { 'guest.email': 'addressOrNumber' });
  const number = guest.phone === undefined ? undefined : await phoneNumberOf(guest.phone, 'DE');
  if (guest.phone !== undefined && number === undefined) return refuse('invalid', { 'guest.phone': 'phone' });
  const subject = await readLink(world, 'guest', guest.proof, now);
  const isEmail = guest.email !== undefined && subject === `email:${guest.email}`;
  const isPhone = number !== undefined && subject === `phone:${number.dialled}`;
  if (!isEmail && !isPhone) return refuse('unproven');
  return {
    customer: null,
    phone: null,
    guestName: guest.name,
    guestEmail: guest.email ?? null,
    guestPhone: number?.written ?? null,
    guestProven: isEmail ? 'email' : 'phone',
  };
}

/** What coming to the customer costs; nothing in the shop. */
async function travelOf(
  database: Database,
  { place, address }: Pick<Booking, 'place' | 'address'>,
  { provider, terms: { cards } }: Offered,
  refuse: Refuse,
): Promise<number> {
  if (!isOfferedAt(place, provider, cards)) return refuse('invalid', { place: 'placeNotOffered' });
  if (place === 'shop') return 0;
  if (address === undefined) return refuse('invalid', { address: 'required' });
  const country = countryNamed(provider.country) ?? countries[0];
  const to = await placeOfAddress(database, { ...address, country });
  if (to === undefined) return refuse('invalid', { 'address.zip': 'postalCodeUnknown' });
  return travelFee(provider, cards, to) ?? refuse('invalid', { 'address.zip': 'outOfReach' });
}

/** Nobody pays for a way whose price they did not see: it stands above the button. */
export const quoteAppointment: Action<typeof contract.quoteAppointment> = async ({ world, body, actor, refuse }) => {
  const offered = await resolveOffer(world.database, body, { actor, refuse });
  const travelFeeCents = await travelOf(world.database, body, offered, refuse);
  return { totalCents: offered.terms.priceCents + travelFeeCents, travelFeeCents };
};

/** Who brought the customer is read from a signature, never from what a browser says. */
const originOf = async (world: Adapters, { providerId, via }: Booking, now: Date): Promise<'site' | 'link'> =>
  via !== undefined && (await readLink(world, 'own_link', via, now)) === providerId ? 'link' : 'site';

export const bookAppointment: Action<typeof contract.bookAppointment> = async (call) => {
  const { world, body, actor, caller, language, refuse } = call;
  await countUse(world, appointmentLimits.bookingsPerCaller, caller);
  const now = world.clock.now();
  const customer = await customerOf(world, body, { actor, now, refuse });
  const id = body.id ?? appointmentId.parse(crypto.randomUUID());
  const answered = async (): ReturnType<typeof bookAppointment> => {
    const row = (await visitSql.visitById(world.database, id)) ?? refuse('conflict');
    if (!isBookedBy(row, customer)) return refuse('conflict');
    const link = customer.customer === null ? await visitLink(world, id, now) : null;
    return { appointment: visitShown(row, 'customer', { now, urlOf: (key) => world.images.urlOf(key) }), link };
  };
  if (body.id !== undefined && (await visitSql.isKnown(world.database, id))) return answered();
  const wanted = await resolveBooking(world.database, body, { actor, now, refuse });
  const agreed = agreedWith(wanted.provider, now);
  if (needsWishToBegin(agreed.rule, wanted.start, now) && !body.beginsEarly)
    return refuse('invalid', { beginsEarly: 'beginsEarly' });
  const travelFeeCents = await travelOf(world.database, body, wanted, refuse);
  const origin = await originOf(world, body, now);
  const totalCents = wanted.terms.priceCents + travelFeeCents;
  if (body.totalCents !== undefined && body.totalCents !== totalCents) return refuse('conflict');
  const taken = await world.database
    .transaction(async (transaction) => {
      await sql.lockStaff(transaction, wanted.provider.id, wanted.staffId);
      // The own hold gives way to what was held for in the same step: also one whose answer the browser did not wait for.
      await sql.clearHolds(transaction, wanted.provider.id, { now, id: body.holdId, holder: holderOf(world, call) });
      const staff = await chosenStaff(transaction, wanted, now);
      await sql.inTurn(transaction, `customer ${subjectOf(customer)}`);
      const { open, ahead } = await sql.countAhead(transaction, customer, wanted.provider.id, now);
      const isTooMany = ahead >= visitsAheadMaximum || (!wanted.terms.isImmediate && open >= openRequestsMaximum);
      if (isTooMany) refuse('too_many_open');
      const status = wanted.terms.isImmediate ? 'confirmed' : 'open';
      const { place, address, note, visitor } = body;
      const answerUntil = status === 'open' ? answerUntilOf(wanted.start, now) : null;
      const visit = { ...partsOf(wanted), ...customer, id, staff, status, totalCents, travelFeeCents } as const;
      const at = place === 'customer' ? { place, address } : { place };
      await sql.addVisit(transaction, { ...visit, ...at, note, visitor, origin, answerUntil, language, agreed }, now);
      await announce(transaction, world, {
        kind: status === 'open' ? 'appointment_requested' : 'appointment_booked',
        appointmentId: id,
        to: 'both',
        now,
      });
      return undefined;
    })
    .catch(asSlotTaken);
  // The same booking may have come twice at once: the other one has it.
  if (taken === undefined || (body.id !== undefined && (await visitSql.isKnown(world.database, id)))) return answered();
  return refuse('slot_taken', undefined, { slots: await othersFor(world.database, wanted, { now, taken }) });
};

/** The token of /visit/:token. How long it opens the visit is asked of the visit, which may be moved. */
const visitLink = (world: Adapters, id: AppointmentId, now: Date): Promise<string> =>
  signLink(world.secret, 'visit', id, now);

const codeHashOf = (world: Adapters, subject: string, code: string): string =>
  keyedHash(world, 'guest-code', `${subject}\n${code}`);

export const requestGuestCode: Action<typeof contract.requestGuestCode> = async (call) => {
  const { world, body, caller, language, refuse } = call;
  const whom = await provenForm(body);
  if (whom === undefined)
    return refuse('invalid', body.phone === undefined ? { email: 'addressOrNumber' } : { phone: 'phone' });
  if (whom.phone?.getsTexts === false) return refuse('invalid', { phone: 'phoneNoTexts' });
  const now = world.clock.now();
  const subject = keyedHash(world, 'guest', whom.subject);
  const often = { now, seconds: resendSeconds };
  const nextAt = await sql.nextGuestCodeAt(world.database, subject, often);
  if (nextAt !== undefined) return refuseUntil(nextAt, now);
  const business = body.provider === undefined ? null : await sql.knownProvider(world.database, body.provider);
  if (whom.phone !== undefined) await requireTextBudget(world, whom.phone.dialled, business);
  await countUse(world, appointmentLimits.codesPerCaller, caller);
  await countUse(world, appointmentLimits.codesPerSubject, whom.subject);
  const code = newCode(6);
  const expiresAt = codeExpiry(now);
  await world.database.transaction(async (transaction) => {
    const put = { subject, codeHash: codeHashOf(world, whom.subject, code), expiresAt };
    if (!(await sql.putGuestCode(transaction, put, often))) return;
    await sendCode(transaction, world, { whom, business, code, language, now, expiresAt });
  });
  return { waitSeconds: resendSeconds };
};

interface SentCode {
  whom: NonNullable<Awaited<ReturnType<typeof provenForm>>>;
  /** On whose page it was asked for. */
  business: AccountId | null;
  code: string;
  language: Language;
  now: Date;
  expiresAt: Date;
}

async function sendCode(transaction: Database, world: Adapters, sent: SentCode) {
  const { whom, business, code, language, now, expiresAt } = sent;
  if (whom.phone !== undefined) {
    const text = guestCodeText(language, code, world.siteUrl);
    await queueText(transaction, world, { to: whom.phone.dialled, text }, { now, expiresAt, isCode: true, business });
  } else {
    await queueMail(transaction, { to: whom.email, ...guestCodeMail(language, code, world.siteUrl) }, now);
  }
}

/** A try is counted before it is compared, so that parallel ones cannot slip through. */
export const confirmGuestCode: Action<typeof contract.confirmGuestCode> = async ({ world, body, refuse }) => {
  const now = world.clock.now();
  const whom = await provenForm(body);
  if (whom === undefined)
    return refuse('invalid', body.phone === undefined ? { email: 'addressOrNumber' } : { phone: 'phone' });
  const subject = keyedHash(world, 'guest', whom.subject);
  const tried = await sql.triedGuestCode(world.database, subject, { now, tries: triesMaximum });
  if (tried === undefined) return refuse('verification_failed', { code: 'codeExpired' });
  if (tried.codeHash !== codeHashOf(world, whom.subject, body.code))
    return refuse('verification_failed', { code: tried.triesLeft > 0 ? 'codeWrong' : 'codeExpired' });
  if (!(await sql.usedGuestCode(world.database, subject, tried.codeHash)))
    return refuse('verification_failed', { code: 'codeExpired' });
  return { proof: await signLink(world.secret, 'guest', whom.subject, now, proofDays) };
};
