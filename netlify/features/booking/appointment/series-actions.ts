import {
  type AppointmentId,
  appointmentId,
  openRequestsMaximum,
  visitsAheadMaximum,
} from '../../../../src/contract/booking/appointment.ts';
import { seriesMaximum } from '../../../../src/contract/booking/calendar.ts';
import type * as contract from '../../../../src/contract/booking/series.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { freeAt } from '../../../calendar/slots.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, keyedHash } from '../../../http/limit.ts';
import { announce } from '../../messaging/index.ts';
import { idOfHash } from '../calendar/rules.ts';
import { agreeByVisit } from '../client/recall-sql.ts';
import { endWaiting } from '../waiting-list/sql.ts';
import { customerOf, originOf, travelOf, visitLink } from './actions.ts';
import { answersOf } from './answer-rules.ts';
import { depositFor } from './deposit-actions.ts';
import { holderOf } from './hold-actions.ts';
import { asSlotTaken, type BookingRequest, othersFor, partsOf, resolveBooking, staffIn } from './request-actions.ts';
import {
  agreedWith,
  answerUntilOf,
  appointmentLimits,
  isBookedBy,
  needsWishToBegin,
  subjectOf,
  visitShown,
} from './rules.ts';
import { dateShown, datesOf, isRhythm, seriesLimits } from './series-rules.ts';
import * as seriesSql from './series-sql.ts';
import * as sql from './sql.ts';
import * as visitSql from './visit-sql.ts';

// Visits that come again every so many weeks: which dates are free, all booked at once, and what is done with the rest of them.

/**
 * The ids of a series, of which the browser has chosen the first. The others follow from it, so that a call that is sent again
 * finds what it has entered.
 */
export const seriesIds = (world: Adapters, first: string): AppointmentId[] =>
  Array.from({ length: seriesMaximum }, (_, index) => {
    const hash = Buffer.from(keyedHash(world, 'series', `${first} ${index}`), 'base64url').toString('hex');
    return appointmentId.parse(index === 0 ? first : idOfHash(hash));
  });

export const previewSeries: Action<typeof contract.previewSeries> = async ({ world, body, actor, caller, refuse }) => {
  await countUse(world, seriesLimits.previewsPerCaller, caller);
  if ((body.times === undefined) === (body.until === undefined)) return refuse('invalid', { times: 'required' });
  const now = world.clock.now();
  const { provider, terms, start } = await resolveBooking(world.database, body, { actor, now, refuse });
  const dates = datesOf(start, body, provider.timeZone);
  if (dates.length < 2) return refuse('invalid', { until: 'seriesShort' });
  const [calendar] = await calendarsOf(world.database, [provider.id], now, { except: body.holdId });
  if (calendar === undefined) return refuse('not_found');
  const wish = { visit: terms.visit, staff: body.staffId, now };
  return { dates: dates.map((date) => dateShown(calendar, date, wish)) };
};

/** Who does each visit, with the staff locked: the same person as often as they are free. */
async function staffOfAll(
  transaction: Database,
  wanted: BookingRequest,
  { starts, now }: { starts: readonly number[]; now: Date },
): Promise<string[]> {
  const [calendar] = await calendarsOf(transaction, [wanted.provider.id], now);
  const usual = await staffIn(transaction, calendar, wanted, now);
  const chosen: string[] = [];
  for (const start of starts) {
    const isUsualFree = calendar !== undefined && freeAt(calendar, wanted.terms.visit, start, now).includes(usual);
    chosen.push(isUsualFree ? usual : await staffIn(transaction, calendar, { ...wanted, start }, now));
  }
  return chosen;
}

type Call = Parameters<Action<typeof contract.bookSeries>>[0];

/** What is agreed for each visit, and what it costs. */
async function agreedFor({ world, body, actor, refuse }: Call, customer: sql.Customer, now: Date) {
  const starts = body.starts.map((start) => Date.parse(start));
  const [first = 0] = starts;
  const asked = { ...body, start: body.starts[0] ?? body.start };
  const wanted = await resolveBooking(world.database, asked, { actor, now, refuse });
  const rhythm = { first: Date.parse(body.start), weeks: body.weeks };
  if (!isRhythm(starts, rhythm, wanted.provider.timeZone)) return refuse('invalid', { starts: 'seriesDates' });
  const agreed = agreedWith(wanted.provider, now);
  if (needsWishToBegin(agreed.rule, first, now) && !body.beginsEarly)
    return refuse('invalid', { beginsEarly: 'beginsEarly' });
  const said = answersOf(wanted.terms.cards, body.answers);
  if ('fault' in said) return refuse('invalid', { answers: said.fault });
  // Each visit would have its own deposit and its own day to pay it.
  if ((await depositFor(world.database, wanted, customer, now)) != null) return refuse('not_bookable');
  const travelFeeCents = await travelOf(world.database, body, wanted, refuse);
  const totalCents = wanted.terms.priceCents + travelFeeCents;
  if (body.totalCents !== undefined && body.totalCents !== totalCents) return refuse('conflict');
  const origin = await originOf(world, body, now);
  return { starts, wanted, written: { totalCents, travelFeeCents, agreed, origin, ...said } };
}

interface Adding {
  call: Call;
  customer: sql.Customer;
  ids: readonly AppointmentId[];
  booked: Awaited<ReturnType<typeof agreedFor>>;
  now: Date;
}

/** All visits or none, with the staff locked. */
async function addAll(transaction: Database, { call, customer, ids, booked, now }: Adding): Promise<void> {
  const { world, body, language, refuse } = call;
  const { starts, wanted, written } = booked;
  const { provider, terms } = wanted;
  await sql.lockStaff(transaction, provider.id, wanted.staffId);
  await sql.clearHolds(transaction, provider.id, { now, id: body.holdId, holder: holderOf(world, call) });
  const staff = await staffOfAll(transaction, wanted, { starts, now });
  await sql.inTurn(transaction, `customer ${subjectOf(customer)}`);
  const { open, ahead } = await sql.countAhead(transaction, customer, provider.id, now);
  if (ahead >= visitsAheadMaximum || (!terms.isImmediate && open >= openRequestsMaximum)) refuse('too_many_open');
  const status = terms.isImmediate ? 'confirmed' : 'open';
  const { place, address, note, visitor } = body;
  const at = place === 'customer' ? { place, address } : { place };
  const shared = { ...customer, ...written, ...at, status, note, visitor, language, series: idAt(ids, 0) } as const;
  for (const [index, start] of starts.entries()) {
    const answerUntil = status === 'open' ? answerUntilOf(start, now) : null;
    const visit = { ...partsOf({ ...wanted, start }), id: idAt(ids, index), staff: staff[index] ?? '' };
    await sql.addVisit(transaction, { ...shared, ...visit, answerUntil }, now);
  }
  if (body.mayRecall) await agreeByVisit(transaction, idAt(ids, 0), now);
  const cards = terms.cards.map(({ id }) => id);
  if (customer.customer !== null)
    await endWaiting(transaction, { account: customer.customer, provider: provider.id, cards });
  const kind = status === 'open' ? 'appointment_requested' : 'appointment_booked';
  const told = { kind, to: 'both', along: ids.slice(1, starts.length), now } as const;
  await announce(transaction, world, { ...told, appointmentId: idAt(ids, 0) });
}

export const bookSeries: Action<typeof contract.bookSeries> = async (call) => {
  const { world, body, actor, caller, refuse } = call;
  await countUse(world, appointmentLimits.bookingsPerCaller, caller);
  const now = world.clock.now();
  const customer = await customerOf(world, body, { actor, now, refuse });
  const ids = seriesIds(world, body.id ?? crypto.randomUUID());
  const isKnown = async (): Promise<boolean> =>
    body.id !== undefined && (await visitSql.isKnown(world.database, body.id));
  const answered = async (): ReturnType<typeof bookSeries> => {
    const known = await seriesSql.knownOf(world.database, ids);
    const rows = await Promise.all(known.map(({ id }) => visitSql.visitById(world.database, id)));
    const own = rows.filter((row) => row !== undefined);
    const [first] = own;
    if (first === undefined || !own.every((row) => isBookedBy(row, customer))) return refuse('conflict');
    const link = customer.customer === null ? await visitLink(world, first.id, now) : null;
    const look = { now, urlOf: (key: string) => world.images.urlOf(key) };
    return { appointments: own.map((row) => visitShown(row, 'customer', look)), link };
  };
  if (await isKnown()) return answered();
  const booked = await agreedFor(call, customer, now);
  const taken = await world.database
    .transaction((transaction) => addAll(transaction, { call, customer, ids, booked, now }))
    .catch(asSlotTaken);
  if (taken === undefined || (await isKnown())) return answered();
  return refuse('slot_taken', undefined, { slots: await othersFor(world.database, booked.wanted, { now, taken }) });
};

function idAt(ids: readonly AppointmentId[], index: number): AppointmentId {
  const id = ids[index];
  if (id === undefined) throw new Error('a series has more visits than ids');
  return id;
}
