import type * as contract from '../../../../src/contract/booking/appointment.ts';
import { appointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { freeStarts } from '../../../calendar/slots.ts';
import { endAt } from '../../../calendar/visit.ts';
import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, keyedHash, refuseFor } from '../../../http/limit.ts';
import {
  asSlotTaken,
  type BookingRequest,
  chosenStaff,
  othersFor,
  partsOf,
  resolveBooking,
  SlotTaken,
} from './request-actions.ts';
import { appointmentLimits, heldMaximum, heldUntil, mayHold } from './rules.ts';
import * as sql from './sql.ts';
import * as visitSql from './visit-sql.ts';

const digest = (world: Adapters, ...said: string[]): Uint8Array =>
  Buffer.from(keyedHash(world, 'hold', said.join('\n')), 'base64url');

/**
 * Identifies who has a hold. With an account it is the account. Without one it is the network address and browser of the
 * visitor.
 */
export const holderOf = (
  world: Adapters,
  {
    actor,
    caller,
    userAgent,
  }: Pick<Parameters<Action<typeof contract.holdAppointment>>[0], 'actor' | 'caller' | 'userAgent'>,
): Uint8Array =>
  actor === undefined ? digest(world, 'visitor', caller, userAgent) : digest(world, 'account', actor.id);

/**
 * Locks what is counted: the holds of a network address and, without an account, those of a business on a day. Take these
 * locks before those of the staff. Otherwise somebody who waits here would keep the staff from a booking.
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
      await sql.clearHolds(transaction, wanted.provider.id, { now, holder, id: body.holdId });
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

export const releaseHold: Action<typeof contract.releaseHold> = async ({ world, params }) => {
  await sql.deleteHold(world.database, params.id);
  return {};
};
