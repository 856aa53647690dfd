import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/appointment-undo.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import type { Action } from '../../../http/answer.ts';
import { onlyStaffOf } from '../../../session/actor.ts';
import { changeVisit } from './change-sql.ts';
import { forgetDeed } from './deed-sql.ts';
import { reopen } from './ill-sql.ts';
import { asSlotTaken, SlotTaken } from './request-actions.ts';
import { agreedVisit } from './rules.ts';
import * as sql from './sql.ts';
import { settle } from './step-actions.ts';
import * as undoSql from './undo-sql.ts';
import * as visitSql from './visit-sql.ts';

/** It was carried out already, or something else was done with the visit since. */
class TooLate extends Error {}

/** Brings a visit back to where it was; rejects where somebody has taken the place since. */
async function bringBack(transaction: Database, undo: undoSql.UndoRow, now: Date): Promise<void> {
  const { appointmentId, before } = undo;
  const row = await visitSql.visitById(transaction, appointmentId);
  if (row === undefined || before === null || (row.status !== 'confirmed' && row.status !== 'open'))
    throw new TooLate();
  const start = Date.parse(before.start);
  const { agreed, staff, comingAt } = before;
  if (agreed !== undefined) await changeVisit(transaction, row.id, { agreed, start, staff, comingAt, now });
  else if (start !== Date.parse(row.start) || before.staff !== row.staff.id) {
    const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
    const place = { start, end: endAt(visit, start), staff: before.staff, pieces: piecesAt(visit, start), now };
    await visitSql.moveVisit(transaction, row.id, place);
  }
  await undoSql.restore(transaction, row.id, before, now);
}

async function takeBack(transaction: Database, rows: readonly undoSql.UndoRow[], owner: AccountId, now: Date) {
  await sql.lockStaff(transaction, owner);
  for (const { appointmentId } of rows) await visitSql.lockedVisit(transaction, appointmentId);
  const taken = await undoSql.takeDeed(transaction, rows[0]?.deed ?? '');
  if (taken.length === 0 || taken.length !== taken[0]?.visits) throw new TooLate();
  await forgetDeed(transaction, taken[0].deed);
  await sql.clearHolds(transaction, owner, { now });
  await reopen(transaction, owner, { deed: taken[0].deed });
  // Two that changed places overlap in between.
  await visitSql.deferOverlaps(transaction);
  for (const undo of taken) {
    if (undo.action === 'entry') await undoSql.removeEntry(transaction, undo);
    else if (undo.before !== null) await bringBack(transaction, undo, now);
  }
}

export const undoDeed: Action<typeof contract.undoDeed> = async ({ world, params, actor, refuse }) => {
  const rows = await undoSql.ofDeed(world.database, params.id, actor.id);
  if (rows.length === 0) return refuse('not_found');
  const only = onlyStaffOf(actor);
  if (only !== undefined && !(await undoSql.isOfStaff(world.database, params.id, only))) return refuse('not_found');
  const now = world.clock.now();
  const problem = await world.database
    .transaction((transaction) => takeBack(transaction, rows, actor.id, now))
    .catch((cause: unknown) => (cause instanceof TooLate ? cause : asSlotTaken(cause)));
  if (problem instanceof TooLate) return refuse('conflict');
  if (problem instanceof SlotTaken) return refuse('slot_taken');
  return {};
};

const settleVisit = (world: Adapters, id: AppointmentId): Promise<boolean> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    return (await undoSql.lockDue(transaction, id, now)) && (await settle(transaction, world, id, now));
  });

/** Carries out whatever was not taken back in time, of one provider or of all; returns how many visits. Several may run at once. */
export async function settleDue(world: Adapters, owner: AccountId | null = null): Promise<number> {
  let settled = 0;
  for (const { id } of await undoSql.dueVisits(world.database, world.clock.now(), owner))
    if (await settleVisit(world, id)) settled += 1;
  return settled;
}

export const settleDeeds: Action<typeof contract.settleDeeds> = async ({ world, actor }) => ({
  settled: await settleDue(world, actor.id),
});
