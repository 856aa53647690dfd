import type * as contract from '../../../src/contract/appointment.ts';
import {
  type AppointmentAction,
  type AppointmentId,
  appointmentId,
  openRequestsMaximum,
  visitLinkDays,
  visitsAheadMaximum,
} from '../../../src/contract/appointment.ts';
import type * as actionContract from '../../../src/contract/appointment-actions.ts';
import { countries, countryNamed } from '../../../src/contract/country.ts';
import type { ReceivedBy } from '../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { CardId } from '../../../src/contract/provider.ts';
import type { StaffId } from '../../../src/contract/staff.ts';
import type { Language } from '../../../src/contract/words.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { type Calendar, freeAt, freeStarts } from '../../calendar/slots.ts';
import { endAt, piecesAt } from '../../calendar/visit.ts';
import { addDays, dayAt } from '../../calendar/zone.ts';
import type { Action, Refuse } from '../../http/answer.ts';
import { countUse, keyedHash, type Limit, refuseFor, refuseUntil } from '../../http/limit.ts';
import type { Actor } from '../../session/actor.ts';
import { readLink, signLink } from '../../session/link.ts';
import { newCode } from '../../session/link-token.ts';
import { phoneNumberOf } from '../../session/phone-number.ts';
import { queueMail } from '../mail/sql.ts';
import { type Announcement, announce } from '../notification/actions.ts';
import { placeOfAddress } from '../provider/actions.ts';
import { calendarsOf } from '../provider/sql.ts';
import { queueText } from '../sms/sql.ts';
import { guestCodeMail, guestCodeText } from './messages.ts';
import {
  agreedVisit,
  answerUntilOf,
  appointmentLimits,
  codeExpiry,
  type Derived,
  derived,
  ends,
  heldMaximum,
  heldUntil,
  instantAt,
  isBookedBy,
  isOfferedAt,
  isOnRaster,
  isOwnEntry,
  othersNamed,
  othersWithinDays,
  proofDays,
  readCursor,
  resendSeconds,
  type Side,
  type Step,
  startsWithinWithdrawal,
  stepNow,
  subjectOf,
  travelFee,
  triesMaximum,
  visitShown,
  writeCursor,
} from './rules.ts';
import * as sql from './sql.ts';

/** The slot is taken: the calendar says so, or the constraint where two came at once. */
class Taken extends Error {
  /** What was free then. */
  readonly calendar: Calendar | undefined;
  constructor(calendar?: Calendar) {
    super('taken');
    this.calendar = calendar;
  }
}

/** Somebody else's time lies there (23P01), two waited for each other (40P01), or the same id came twice (23505). */
const isTaken = (cause: unknown): boolean =>
  cause instanceof Taken ||
  (cause instanceof Error && 'code' in cause && ['23P01', '40P01', '23505'].includes(String(cause.code)));

interface Wanted {
  provider: sql.Booked;
  derived: Derived;
  /** Milliseconds since 1970. */
  start: number;
  staffId: ReceivedBy<typeof contract.holdAppointment>['body']['staffId'];
}

type Offered = Pick<Wanted, 'provider' | 'derived'>;

/** The cards as their provider offers them now. Whoever books at their own business or a card that is not there is refused. */
async function offeredBy(
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
  return { provider, derived: derived(provider, cards) };
}

/** The same at a time that is not over. */
async function wantedBy(
  database: Database,
  asked: ReceivedBy<typeof contract.holdAppointment>['body'],
  {
    actor,
    now,
    refuse,
  }: { actor: Actor | undefined; now: Date; refuse: Refuse<'not_found' | 'not_bookable' | 'own_offer'> },
): Promise<Wanted> {
  const start = Date.parse(asked.start);
  if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
  return { ...(await offeredBy(database, asked, { actor, refuse })), start, staffId: asked.staffId };
}

/** The free starts nearest behind the one that is taken, else the first of all. */
async function othersFor(
  database: Database,
  { provider, derived: { visit }, start, staffId }: Wanted,
  { now, taken }: { now: Date; taken: Taken | undefined },
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
async function chosenStaff(transaction: Database, wanted: Wanted, now: Date): Promise<string> {
  const {
    provider,
    derived: { visit },
    start,
    staffId,
  } = wanted;
  const [calendar] = await calendarsOf(transaction, [provider.id], now);
  const free = calendar === undefined ? [] : freeAt(calendar, visit, start, now);
  const able = staffId === undefined ? free : free.filter((id) => id === staffId);
  const [first] = able;
  if (first === undefined) throw new Taken(calendar);
  if (able.length === 1) return first;
  const loads = await sql.minutesOfWeek(transaction, able, { start, timeZone: provider.timeZone });
  const [least] = loads.toSorted((one, other) => one.minutes - other.minutes || (one.id < other.id ? -1 : 1));
  return least?.id ?? first;
}

/** What a hold and a booking write alike. */
const partsOf = ({ provider, derived: { visit, cards, cancelHours }, start }: Wanted) => ({
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

export const holdAppointment: Action<typeof contract.holdAppointment> = async (call) => {
  const { world, body, actor, caller, userAgent, refuse } = call;
  await countUse(world, appointmentLimits.holdsPerCaller, caller);
  const now = world.clock.now();
  const wanted = await wantedBy(world.database, body, { actor, now, refuse });
  const holder = actor === undefined ? digest(world, 'visitor', caller, userAgent) : digest(world, 'account', actor.id);
  const holderCaller = digest(world, 'caller', caller);
  const id = appointmentId.parse(crypto.randomUUID());
  const until = heldUntil(now);
  const held = await world.database
    .transaction(async (transaction) => {
      await sql.lockStaff(transaction, wanted.provider.id, wanted.staffId);
      await sql.clearHolds(transaction, wanted.provider.id, { now, holder });
      if ((await sql.countHeld(transaction, holderCaller, now)) >= heldMaximum) refuseFor(60);
      const staff = await chosenStaff(transaction, wanted, now);
      const visit = { ...partsOf(wanted), id, staff, status: 'held', totalCents: wanted.derived.priceCents } as const;
      await sql.addVisit(transaction, { ...visit, heldUntil: until, holder, holderCaller }, now);
      return { staff: await sql.staffName(transaction, staff), end: visit.end };
    })
    .catch(asTaken);
  if (held instanceof Taken)
    return refuse('slot_taken', undefined, { slots: await othersFor(world.database, wanted, { now, taken: held }) });
  return {
    id,
    heldUntil: until.toISOString(),
    start: new Date(wanted.start).toISOString(),
    end: new Date(held.end).toISOString(),
    staff: held.staff,
    totalCents: wanted.derived.priceCents,
    isImmediate: wanted.derived.isImmediate,
  };
};

/** What a transaction came to, or that the time was taken; anything else goes on. */
function asTaken(cause: unknown): Taken {
  if (!isTaken(cause)) throw cause;
  return cause instanceof Taken ? cause : new Taken();
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
  { provider, derived: { cards } }: Offered,
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
  const offered = await offeredBy(world.database, body, { actor, refuse });
  const travelFeeCents = await travelOf(world.database, body, offered, refuse);
  return { totalCents: offered.derived.priceCents + travelFeeCents, travelFeeCents };
};

export const bookAppointment: Action<typeof contract.bookAppointment> = async (call) => {
  const { world, body, actor, caller, language, refuse } = call;
  await countUse(world, appointmentLimits.bookingsPerCaller, caller);
  const now = world.clock.now();
  const customer = await customerOf(world, body, { actor, now, refuse });
  const id = body.id ?? appointmentId.parse(crypto.randomUUID());
  const answered = async (): ReturnType<typeof bookAppointment> => {
    const row = (await sql.visitById(world.database, id)) ?? refuse('conflict');
    if (!isBookedBy(row, customer)) return refuse('conflict');
    const link = customer.customer === null ? await visitLink(world, id, now) : null;
    return { appointment: visitShown(row, 'customer', now), link };
  };
  if (body.id !== undefined && (await sql.isKnown(world.database, id))) return answered();
  const wanted = await wantedBy(world.database, body, { actor, now, refuse });
  if (startsWithinWithdrawal(wanted.start, now) && !body.beginsEarly)
    return refuse('invalid', { beginsEarly: 'beginsEarly' });
  const travelFeeCents = await travelOf(world.database, body, wanted, refuse);
  const totalCents = wanted.derived.priceCents + travelFeeCents;
  if (body.totalCents !== undefined && body.totalCents !== totalCents) return refuse('conflict');
  const taken = await world.database
    .transaction(async (transaction) => {
      await sql.lockStaff(transaction, wanted.provider.id, wanted.staffId);
      // The own hold gives way to what was held for in the same step.
      await sql.clearHolds(transaction, wanted.provider.id, { now, id: body.holdId });
      const staff = await chosenStaff(transaction, wanted, now);
      await sql.inTurn(transaction, `customer ${subjectOf(customer)}`);
      const { open, ahead } = await sql.countAhead(transaction, customer, wanted.provider.id, now);
      const isTooMany = ahead >= visitsAheadMaximum || (!wanted.derived.isImmediate && open >= openRequestsMaximum);
      if (isTooMany) refuse('too_many_open');
      const status = wanted.derived.isImmediate ? 'confirmed' : 'open';
      const { place, address, note, origin } = body;
      const answerUntil = status === 'open' ? answerUntilOf(wanted.start, now) : null;
      const visit = { ...partsOf(wanted), ...customer, id, staff, status, totalCents, travelFeeCents } as const;
      const at = place === 'customer' ? { place, address } : { place };
      await sql.addVisit(transaction, { ...visit, ...at, note, origin, answerUntil, language }, now);
      await announce(transaction, world, {
        kind: status === 'open' ? 'appointment_requested' : 'appointment_booked',
        appointmentId: id,
        to: 'both',
        now,
      });
      return undefined;
    })
    .catch(asTaken);
  // The same booking may have come twice at once: the other one has it.
  if (taken === undefined || (body.id !== undefined && (await sql.isKnown(world.database, id)))) return answered();
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
  const now = world.clock.now();
  const subject = keyedHash(world, 'guest', whom.subject);
  const often = { now, seconds: resendSeconds };
  const nextAt = await sql.nextGuestCodeAt(world.database, subject, often);
  if (nextAt !== undefined) return refuseUntil(nextAt, now);
  await countUse(world, appointmentLimits.codesPerCaller, caller);
  await countUse(world, appointmentLimits.codesPerSubject, whom.subject);
  const code = newCode(6);
  const expiresAt = codeExpiry(now);
  await world.database.transaction(async (transaction) => {
    const put = { subject, codeHash: codeHashOf(world, whom.subject, code), expiresAt };
    if (!(await sql.putGuestCode(transaction, put, often))) return;
    await sendCode(transaction, world, { whom, code, language, now, expiresAt });
  });
  return { waitSeconds: resendSeconds };
};

interface SentCode {
  whom: NonNullable<Awaited<ReturnType<typeof provenForm>>>;
  code: string;
  language: Language;
  now: Date;
  expiresAt: Date;
}

async function sendCode(transaction: Database, world: Adapters, { whom, code, language, now, expiresAt }: SentCode) {
  if (whom.phone !== undefined) {
    const text = guestCodeText(language, code, world.siteUrl);
    await queueText(transaction, world, { to: whom.phone.dialled, text }, { now, expiresAt });
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

export const listAppointments: Action<typeof contract.listAppointments> = async ({ world, query, actor, refuse }) => {
  const { as, from, until, status, order, cursor, limit } = query;
  if (as === 'provider' && actor.type !== 'provider') return refuse('forbidden');
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const now = world.clock.now();
  const asked = { whose: actor.id, as, from, until, statuses: status, order, after, limit: limit + 1 };
  const { rows, total } = await sql.visitsOf(world.database, asked);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => visitShown(row, as, now)),
    total,
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};

/** A visit and the side from which it is looked at. */
interface Party {
  id: AppointmentId;
  side: Side;
}

const sideOf = (row: sql.VisitRow, account: AccountId): Side | undefined => {
  if (row.providerId === account) return 'provider';
  return row.customerId === account ? 'customer' : undefined;
};

/** The visit with what was written about it. Whoever asks has read it. */
async function detailOf(world: Adapters, { id, side }: Party): Promise<contract.AppointmentDetail | undefined> {
  const now = world.clock.now();
  await sql.markRead(world.database, id, side, now);
  const row = await sql.visitById(world.database, id);
  if (row === undefined) return undefined;
  return { ...visitShown(row, side, now), messages: await sql.messagesOf(world.database, id) };
}

async function partyOf(world: Adapters, id: AppointmentId, account: AccountId): Promise<Party | undefined> {
  const row = await sql.visitById(world.database, id);
  const side = row && sideOf(row, account);
  return side && { id, side };
}

export const getAppointment: Action<typeof contract.getAppointment> = async ({ world, params, actor, refuse }) => {
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  return (await detailOf(world, party)) ?? refuse('not_found');
};

/** Whoever has the link of a visit is its customer. Undefined where it is none of ours, or too old. */
async function linkedVisit(world: Adapters, token: string): Promise<Party | undefined> {
  const now = world.clock.now();
  const read = appointmentId.safeParse(await readLink(world, 'visit', token, now));
  const row = read.success ? await sql.visitById(world.database, read.data) : undefined;
  const isOver = row === undefined || now.getTime() > Date.parse(row.end) + visitLinkDays * 86_400_000;
  return isOver ? undefined : { id: row.id, side: 'customer' };
}

export const getVisit: Action<typeof actionContract.getVisit> = async ({ world, params, refuse }) => {
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return (await detailOf(world, party)) ?? refuse('not_found');
};

type ActRefusals = 'not_found' | 'wrong_state' | 'too_late' | 'slot_taken' | 'conflict' | 'needs_agreement';

interface Asked<B> {
  world: Adapters;
  body: B;
  refuse: Refuse<Exclude<ActRefusals, 'needs_agreement'>>;
}

/** A visit whose row is locked, and the step that was found allowed. */
interface Acting<B> extends Asked<B> {
  transaction: Database;
  row: sql.VisitRow;
  step: Step;
  side: Side;
  now: Date;
}

/** What one action does, once it is clear that it is allowed. */
interface Deed<B> {
  action: AppointmentAction;
  /** It takes somebody's time: the staff is locked, before the visit. */
  takesTime?: true;
  limit?: Limit;
  does: (acting: Acting<B>) => Promise<void>;
}

/** One action of one side: rules first, then what it does, in one transaction. */
async function act<B extends object>(asked: Asked<B>, { id, side }: Party, deed: Deed<B>): Promise<void> {
  const { world, body, refuse } = asked;
  if (deed.limit !== undefined) await countUse(world, deed.limit, `${id} ${side}`);
  const now = world.clock.now();
  const { providerId } = (await sql.visitById(world.database, id)) ?? refuse('not_found');
  const isDone = await world.database
    .transaction(async (transaction) => {
      if (deed.takesTime) await sql.lockStaff(transaction, providerId);
      const row = (await sql.lockedVisit(transaction, id)) ?? refuse('not_found');
      const step = stepNow(row, { action: deed.action, by: side, now });
      if (typeof step === 'string') return refuse(step, undefined, { state: row.status });
      if ('seen' in body && body.seen !== undefined && body.seen !== row.version)
        return refuse('conflict', undefined, { state: row.status });
      await deed.does({ ...asked, transaction, row, step, side, now });
      return true;
    })
    .catch(asTaken);
  if (isDone instanceof Taken) refuse('slot_taken', undefined, { slots: await othersOf(world.database, id, now) });
}

/** The free starts nearest to now for a visit that could not be moved. */
async function othersOf(database: Database, id: AppointmentId, now: Date): Promise<string[]> {
  const row = await sql.visitById(database, id);
  const [calendar] = row === undefined ? [] : await calendarsOf(database, [row.providerId], now, { except: id });
  if (row === undefined || calendar === undefined) return [];
  const visit = agreedVisit(row, await sql.itemsOf(database, id));
  const firstDay = dayAt(now.getTime(), row.timeZone);
  const free = freeStarts(calendar, visit, { firstDay, lastDay: addDays(firstDay, othersWithinDays), now });
  return free.slice(0, othersNamed).map(({ start }) => new Date(start).toISOString());
}

type ByAccount<B> = Asked<B> & { params: { id: AppointmentId }; actor: Actor };

export async function byAccount<B extends object>(asked: ByAccount<B>, deed: Deed<B>) {
  const { world, params, actor, refuse } = asked;
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  await act(asked, party, deed);
  return (await detailOf(world, party)) ?? refuse('not_found');
}

type ByLink<B> = Asked<B> & { params: { token: string } };

export async function byLink<B extends object>(asked: ByLink<B>, deed: Deed<B>) {
  const { world, params, refuse } = asked;
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  await act(asked, party, deed);
  return (await detailOf(world, party)) ?? refuse('not_found');
}

/** The state that the table names, and its reason. */
const takeStep = (
  { transaction, row, step, side, now }: Acting<unknown>,
  alternatives: readonly string[] = [],
): Promise<unknown> =>
  sql.changeVisits(transaction, [row.id], {
    status: step.to ?? row.status,
    by: side,
    reason: step.reason ?? null,
    alternatives,
    now,
  });

/** A word that goes with an answer stands in the conversation, and in what the other side is told. */
async function withNote({ transaction, row, side, now }: Acting<unknown>, note: string): Promise<{ text?: string }> {
  if (note === '') return {};
  await sql.addMessage(transaction, row.id, { author: side, text: note, now });
  return { text: note };
}

const other = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer');

type Plain = { seen?: number | undefined };
type Noted = Plain & { note: string };

export const accept: Deed<Plain> = {
  action: 'accept',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announce(transaction, world, { kind: 'appointment_accepted', appointmentId: row.id, to: 'customer', now });
  },
};

export const decline: Deed<Noted & { alternatives: string[] }> = {
  action: 'decline',
  does: async (acting) => {
    const { transaction, world, row, now, body, refuse } = acting;
    const starts = body.alternatives.map((written) => instantAt(written, row.timeZone));
    const [calendar] =
      starts.length === 0 ? [] : await calendarsOf(transaction, [row.providerId], now, { except: row.id });
    const visit = agreedVisit(row, await sql.itemsOf(transaction, row.id));
    // What is offered can be booked.
    const isOffered = (start: number): boolean =>
      calendar !== undefined && freeAt(calendar, visit, start, now).length > 0;
    if (!starts.every(isOffered))
      return refuse('slot_taken', undefined, { slots: await othersOf(transaction, row.id, now) });
    const alternatives = starts.map((start) => new Date(start).toISOString());
    await takeStep(acting, alternatives);
    const said = await withNote(acting, body.note);
    await announce(transaction, world, {
      kind: 'appointment_declined',
      appointmentId: row.id,
      to: 'customer',
      now,
      ...said,
    });
  },
};

const cancelledBy = (action: 'cancel' | 'withdraw' | 'no-show'): Deed<Plain & { note?: string }> => ({
  action,
  does: async (acting) => {
    const { transaction, world, row, now, body } = acting;
    await takeStep(acting);
    const said = await withNote(acting, body.note ?? '');
    await announce(transaction, world, {
      kind: 'appointment_cancelled',
      appointmentId: row.id,
      to: 'both',
      now,
      ...said,
    });
  },
});
export const cancel = cancelledBy('cancel');
export const withdraw = cancelledBy('withdraw');
export const noShow = cancelledBy('no-show');

type Moved = Plain & { start: string; staffId?: StaffId | undefined };

/** Moves a visit whose row and staff are locked, to a time that the calendar offers. */
async function moveWithin({ transaction, row, now }: Acting<unknown>, start: number, only: string | undefined) {
  const visit = agreedVisit(row, await sql.itemsOf(transaction, row.id));
  const [calendar] = await calendarsOf(transaction, [row.providerId], now, { except: row.id });
  const asked = calendar && { ...visit, noticeMinutes: calendar.noticeMinutes };
  const free = calendar === undefined || asked === undefined ? [] : freeAt(calendar, asked, start, now);
  const able = only === undefined ? free : free.filter((id) => id === only);
  const staff = able.find((id) => id === row.staff.id) ?? able[0];
  if (staff === undefined) throw new Taken();
  await sql.moveVisit(transaction, row.id, {
    start,
    end: endAt(visit, start),
    staff,
    pieces: piecesAt(visit, start),
    now,
  });
}

/** Of a provider, who may leave hours and notice aside: an own entry moves, for anything else another time is proposed. */
async function moveByProvider(acting: Acting<Moved>, start: number): Promise<void> {
  const { transaction, world, row, now, body, refuse } = acting;
  const staff = body.staffId ?? row.staff.id;
  if (!(await sql.isActiveStaff(transaction, row.providerId, staff)))
    return refuse('invalid', { staffId: 'notInList' });
  const visit = agreedVisit(row, await sql.itemsOf(transaction, row.id));
  const pieces = piecesAt(visit, start);
  if (await sql.isBusy(transaction, staff, { pieces, except: row.id, now })) throw new Taken();
  if (isOwnEntry(row)) {
    await sql.clearHolds(transaction, row.providerId, { now });
    await sql.moveVisit(transaction, row.id, { start, end: endAt(visit, start), staff, pieces, now });
    await announce(transaction, world, { kind: 'appointment_moved', appointmentId: row.id, to: 'both', now });
  } else {
    await sql.proposeMove(transaction, row.id, { start, staff }, now);
    await announce(transaction, world, { kind: 'appointment_proposed', appointmentId: row.id, to: 'customer', now });
  }
}

export const move: Deed<Moved> = {
  action: 'move',
  takesTime: true,
  does: async (acting) => {
    const { transaction, world, row, side, now, body, refuse } = acting;
    const start = instantAt(body.start, row.timeZone);
    if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
    if (!isOnRaster(start)) return refuse('invalid', { start: 'fiveMinutes' });
    if (side === 'provider') return moveByProvider(acting, start);
    await sql.clearHolds(transaction, row.providerId, { now });
    await moveWithin(acting, start, body.staffId);
    await announce(transaction, world, { kind: 'appointment_moved', appointmentId: row.id, to: 'both', now });
  },
};

/** The proposed time may be taken by now: then the old one stays, and the customer may choose among the free ones. */
export const agree: Deed<Plain> = {
  action: 'agree',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const start = Date.parse(row.proposedStart ?? row.start);
    const staff = row.proposedStaff?.id ?? row.staff.id;
    if (start <= now.getTime()) throw new Taken();
    const visit = agreedVisit(row, await sql.itemsOf(transaction, row.id));
    await sql.clearHolds(transaction, row.providerId, { now });
    await sql.moveVisit(transaction, row.id, {
      start,
      end: endAt(visit, start),
      staff,
      pieces: piecesAt(visit, start),
      now,
    });
    const told = { appointmentId: row.id, now };
    await announce(transaction, world, {
      ...told,
      kind: 'appointment_proposal_answered',
      to: 'provider',
      occasion: 'agreed',
    });
    await announce(transaction, world, { ...told, kind: 'appointment_moved', to: 'customer' });
  },
};

export const refuseProposal: Deed<Plain> = {
  action: 'refuse',
  does: async ({ transaction, world, row, now }) => {
    await sql.proposeMove(transaction, row.id, null, now);
    await announce(transaction, world, {
      kind: 'appointment_proposal_answered',
      appointmentId: row.id,
      to: 'provider',
      occasion: 'refused',
      now,
    });
  },
};

export const confirmComing: Deed<Plain> = {
  action: 'confirm',
  does: async ({ transaction, row, now }) => void (await sql.setComing(transaction, row.id, now)),
};

export const complete: Deed<Plain> = {
  action: 'complete',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announce(transaction, world, { kind: 'appointment_completed', appointmentId: row.id, to: 'customer', now });
  },
};

export const pay: Deed<Plain> = {
  action: 'paid',
  does: async (acting) => void (await takeStep(acting)),
};

export const write: Deed<{ text: string }> = {
  action: 'message',
  limit: appointmentLimits.messagesPerSide,
  does: async ({ transaction, world, row, side, now, body }) => {
    const occasion = await sql.addMessage(transaction, row.id, { author: side, text: body.text, now });
    await announce(transaction, world, {
      kind: 'appointment_message',
      appointmentId: row.id,
      to: other(side),
      occasion,
      text: body.text,
      now,
    });
  },
};

/** Each takes the other's start and person, and lasts as long as before. */
const swapWith = (withId: AppointmentId, refuseSwap: Refuse<ActRefusals>): Deed<Plain> => ({
  action: 'move',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const second = await sql.lockedVisit(transaction, withId);
    if (second === undefined || second.providerId !== row.providerId || second.id === row.id)
      return refuseSwap('not_found');
    const step = stepNow(second, { action: 'move', by: 'provider', now });
    if (typeof step === 'string') return refuseSwap(step, undefined, { state: second.status });
    if (!isOwnEntry(row) || !isOwnEntry(second)) return refuseSwap('needs_agreement');
    await sql.clearHolds(transaction, row.providerId, { now });
    await sql.deferOverlaps(transaction);
    for (const [visit, place] of [
      [row, second],
      [second, row],
    ] as const) {
      const start = Date.parse(place.start);
      const agreed = agreedVisit(visit, await sql.itemsOf(transaction, visit.id));
      const pieces = piecesAt(agreed, start);
      await sql.moveVisit(transaction, visit.id, {
        start,
        end: endAt(agreed, start),
        staff: place.staff.id,
        pieces,
        now,
      });
      await announce(transaction, world, { kind: 'appointment_moved', appointmentId: visit.id, to: 'both', now });
    }
  },
});

export const swapAppointments: Action<typeof actionContract.swapAppointments> = async (call) => {
  const { world, params, actor, body, refuse } = call;
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  if (party.side !== 'provider') return refuse('forbidden');
  await act(call, party, swapWith(body.with, refuse));
  return (await detailOf(world, party)) ?? refuse('not_found');
};

/** Ends visits whose rows are locked, and tells those whom it concerns. */
async function endVisits(
  transaction: Database,
  world: Adapters,
  visits: readonly { id: AppointmentId; to?: Announcement['to'] }[],
  { reason, now, text }: { reason: keyof typeof ends; now: Date; text?: string },
): Promise<void> {
  const { by } = ends[reason];
  await sql.changeVisits(
    transaction,
    visits.map(({ id }) => id),
    { status: 'cancelled', by, reason, now },
  );
  const kind = reason === 'expired' ? 'appointment_expired' : 'appointment_cancelled';
  for (const { id, to = 'both' } of visits)
    await announce(transaction, world, {
      kind,
      appointmentId: id,
      to,
      now,
      ...(text === undefined || text === '' ? {} : { text }),
    });
}

export const reportIll: Action<typeof actionContract.reportIll> = async ({ world, body, actor }) => {
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const visits = await sql.restOfDay(transaction, actor.id, body.day, now);
    if (body.note !== '')
      for (const { id } of visits) await sql.addMessage(transaction, id, { author: 'provider', text: body.note, now });
    await endVisits(transaction, world, visits, { reason: 'ill', now, text: body.note });
    return { cancelled: visits.length };
  });
};

/** Cancels what lies ahead of an account that ends or is suspended. The other side of each visit is told. */
export async function cancelAhead(
  transaction: Database,
  world: Adapters,
  account: AccountId,
  { reason, now }: { reason: 'account_deleted' | 'suspended'; now: Date },
): Promise<void> {
  const ahead = await sql.aheadOf(transaction, account, now);
  const visits = ahead.map(({ id, side }) => ({ id, to: reason === 'suspended' ? ('both' as const) : other(side) }));
  await endVisits(transaction, world, visits, { reason, now });
}

/** Works through what is due, some at a time. Two runs at once share the work: each takes what the other has not locked. */
async function workThrough(
  world: Adapters,
  what: sql.Due,
  work: (transaction: Database, ids: { id: AppointmentId }[], now: Date) => Promise<void>,
) {
  let count = 0;
  for (;;) {
    const done = await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      const visits = await sql.someDue(transaction, what, now);
      if (visits.length > 0) await work(transaction, visits, now);
      return visits.length;
    });
    count += done;
    if (done === 0) return count;
  }
}

/** Run by the schedule: what the clock does to visits. */
export async function runDueVisits(world: Adapters): Promise<Record<string, number>> {
  const ended =
    (reason: 'expired' | 'not_confirmed') => (transaction: Database, visits: { id: AppointmentId }[], now: Date) =>
      endVisits(transaction, world, visits, { reason, now });
  return {
    expired: await workThrough(world, 'expired', ended('expired')),
    notConfirmed: await workThrough(world, 'notConfirmed', ended('not_confirmed')),
    completed: await workThrough(world, 'completed', async (transaction, visits, now) => {
      const ids = visits.map(({ id }) => id);
      await sql.changeVisits(transaction, ids, { status: 'completed', by: 'system', reason: null, now });
      for (const id of ids)
        await announce(transaction, world, { kind: 'appointment_completed', appointmentId: id, to: 'customer', now });
    }),
    holds: await sql.deleteHoldsBefore(world.database, world.clock.now()),
    codes: await sql.deleteGuestCodesBefore(world.database, world.clock.now()),
  };
}
