import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/appointment-actions.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import { freeAt } from '../../../calendar/slots.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { announce } from '../../messaging/index.ts';
import * as changeSql from './change-sql.ts';
import { SlotTaken } from './request-actions.ts';
import { agreedVisit, appointmentLimits, instantAt, isOnRaster } from './rules.ts';
import * as sql from './sql.ts';
import type { ActingVisit, ActRefusals, Plain, VisitAction } from './step-actions.ts';
import { isOwnEntry, stepNow } from './step-rules.ts';
import { act, detailOf, partyOf } from './visit-actions.ts';
import * as visitSql from './visit-sql.ts';

type Moved = Plain & { start: string; staffId?: StaffId | undefined };

/** Moves a visit whose row and staff are locked, to a time that the calendar offers. */
async function moveWithin({ transaction, row, now }: ActingVisit<unknown>, start: number, only: string | undefined) {
  const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
  const [calendar] = await calendarsOf(transaction, [row.providerId], now, { except: row.id });
  const asked = calendar && { ...visit, noticeMinutes: calendar.noticeMinutes };
  const free = calendar === undefined || asked === undefined ? [] : freeAt(calendar, asked, start, now);
  const able = only === undefined ? free : free.filter((id) => id === only);
  const staff = able.find((id) => id === row.staff.id) ?? able[0];
  if (staff === undefined) throw new SlotTaken();
  await visitSql.moveVisit(transaction, row.id, {
    start,
    end: endAt(visit, start),
    staff,
    pieces: piecesAt(visit, start),
    now,
  });
}

/** Of a provider, who may leave hours and notice aside: an own entry moves, for anything else another time is proposed. */
async function moveByProvider(acting: ActingVisit<Moved>, start: number): Promise<void> {
  const { transaction, row, now, body, refuse, tell } = acting;
  const staff = body.staffId ?? row.staff.id;
  if (!(await visitSql.isActiveStaff(transaction, row.providerId, staff)))
    return refuse('invalid', { staffId: 'notInList' });
  const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
  const pieces = piecesAt(visit, start);
  if (await visitSql.isBusy(transaction, staff, { pieces, except: row.id, now })) throw new SlotTaken();
  if (isOwnEntry(row)) {
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.moveVisit(transaction, row.id, { start, end: endAt(visit, start), staff, pieces, now });
    await tell({ kind: 'appointment_moved', to: 'both', by: 'provider' });
  } else {
    await visitSql.proposeMove(transaction, row.id, { start, staff }, now);
    await tell({ kind: 'appointment_proposed', to: 'customer' });
  }
}

export const move: VisitAction<Moved> = {
  action: 'move',
  takesTime: true,
  canUndo: 'is done',
  does: async (acting) => {
    const { transaction, world, row, side, now, body, refuse } = acting;
    const start = instantAt(body.start, row.timeZone);
    if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
    if (!isOnRaster(start)) return refuse('invalid', { start: 'fiveMinutes' });
    if (side === 'provider') return moveByProvider(acting, start);
    await sql.clearHolds(transaction, row.providerId, { now });
    // Counted with the move: one that was refused does not count.
    await countUse({ ...world, database: transaction }, appointmentLimits.movesPerVisit, row.id);
    await moveWithin(acting, start, body.staffId);
    const told = { kind: 'appointment_moved', to: 'both', by: side, mayRepeat: true } as const;
    await announce(transaction, world, { ...told, appointmentId: row.id, now });
  },
};

/** The proposed time may be taken by now: then the old visit stays, and the customer may choose among the free times. */
export const agree: VisitAction<Plain> = {
  action: 'agree',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const start = Date.parse(row.proposedStart ?? row.start);
    const staff = row.proposedStaff?.id ?? row.staff.id;
    const { proposedChange: agreed, comingAt } = row;
    if (agreed === null && start <= now.getTime()) throw new SlotTaken();
    await sql.clearHolds(transaction, row.providerId, { now });
    if (agreed !== null) await changeSql.changeVisit(transaction, row.id, { agreed, start, staff, comingAt, now });
    else {
      const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
      const place = { start, end: endAt(visit, start), staff, pieces: piecesAt(visit, start), now };
      await visitSql.moveVisit(transaction, row.id, place);
    }
    const told = { appointmentId: row.id, now };
    await announce(transaction, world, {
      ...told,
      kind: 'appointment_proposal_answered',
      to: 'provider',
      occasion: 'agreed',
    });
    const what = agreed === null ? {} : { occasion: 'changed' };
    await announce(transaction, world, { ...told, ...what, kind: 'appointment_moved', to: 'customer', by: 'customer' });
  },
};

export const refuseProposal: VisitAction<Plain> = {
  action: 'refuse',
  does: async ({ transaction, world, row, now }) => {
    await visitSql.proposeMove(transaction, row.id, null, now);
    await announce(transaction, world, {
      kind: 'appointment_proposal_answered',
      appointmentId: row.id,
      to: 'provider',
      occasion: 'refused',
      now,
    });
  },
};

/** Each takes the other's start and person, and lasts as long as before. */
const swapWith = (
  withId: AppointmentId,
  only: StaffId | undefined,
  refuseSwap: Refuse<ActRefusals>,
): VisitAction<Plain> => ({
  action: 'move',
  takesTime: true,
  canUndo: 'is done',
  does: async ({ transaction, row, now, tell }) => {
    const second = await visitSql.lockedVisit(transaction, withId);
    if (second === undefined || second.providerId !== row.providerId || second.id === row.id)
      return refuseSwap('not_found');
    if (only !== undefined && second.staff.id !== only) return refuseSwap('not_found');
    const step = stepNow(second, { action: 'move', by: 'provider', now });
    if (typeof step === 'string') return refuseSwap(step, undefined, { state: second.status });
    if (!isOwnEntry(row) || !isOwnEntry(second)) return refuseSwap('needs_agreement');
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.deferOverlaps(transaction);
    for (const [visit, place] of [
      [row, second],
      [second, row],
    ] as const) {
      const start = Date.parse(place.start);
      const agreed = agreedVisit(visit, await visitSql.itemsOf(transaction, visit.id));
      const pieces = piecesAt(agreed, start);
      await visitSql.moveVisit(transaction, visit.id, {
        start,
        end: endAt(agreed, start),
        staff: place.staff.id,
        pieces,
        now,
      });
      await tell({ kind: 'appointment_moved', to: 'both', by: 'provider' }, visit);
    }
  },
});

export const swapAppointments: Action<typeof contract.swapAppointments> = async (call) => {
  const { world, params, actor, body, refuse } = call;
  const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
  if (party.side !== 'provider') return refuse('forbidden');
  await act(call, party, swapWith(body.with, party.only, refuse));
  return (await detailOf(world, party)) ?? refuse('not_found');
};
