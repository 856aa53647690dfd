import { type AppointmentId } from '../../../src/contract/appointment.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { type Announcement, announce } from '../notification/actions.ts';
import { ends, otherSide } from './rules.ts';
import * as sql from './sql.ts';
import { settleDue } from './undo-actions.ts';
import * as visitSql from './visit-sql.ts';

/** Ends visits whose rows are locked, and tells those whom it concerns. Returns the ids of those whose people could be told. */
async function endVisits(
  transaction: Database,
  world: Adapters,
  visits: readonly { id: AppointmentId; to?: Announcement['to'] }[],
  { reason, now, text }: { reason: keyof typeof ends; now: Date; text?: string },
): Promise<ReadonlySet<AppointmentId>> {
  const { by } = ends[reason];
  await visitSql.changeVisits(
    transaction,
    visits.map(({ id }) => id),
    { status: 'cancelled', by, reason, now },
  );
  const kind = reason === 'expired' ? 'appointment_expired' : 'appointment_cancelled';
  const told = new Set<AppointmentId>();
  for (const { id, to = 'both' } of visits) {
    const said = { kind, appointmentId: id, to, now, ...(text === undefined || text === '' ? {} : { text }) } as const;
    if (await announce(transaction, world, said)) told.add(id);
  }
  return told;
}

/** A visit that was cancelled because of an account: with whom it was, and whether that side was told. */
export interface EndedVisit extends visitSql.VisitAhead {
  isTold: boolean;
}

/** Cancels what lies ahead of an account that ends or is suspended. The other side of each visit is told, where it can be. */
export async function cancelAhead(
  transaction: Database,
  world: Adapters,
  account: AccountId,
  { reason, now }: { reason: 'account_deleted' | 'suspended'; now: Date },
): Promise<EndedVisit[]> {
  const ahead = await visitSql.aheadOf(transaction, account, now);
  const visits = ahead.map(({ id, side }) => ({ id, to: otherSide(side) }));
  const told = await endVisits(transaction, world, visits, { reason, now });
  return ahead.map((visit) => ({ ...visit, isTold: told.has(visit.id) }));
}

/** Works through what is due, some at a time. Two runs at once share the work: each takes what the other has not locked. */
async function workThrough(
  world: Adapters,
  what: visitSql.Due,
  work: (transaction: Database, ids: { id: AppointmentId }[], now: Date) => Promise<void>,
) {
  let count = 0;
  for (;;) {
    const done = await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      const visits = await visitSql.someDue(transaction, what, now);
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
    (reason: 'expired' | 'not_confirmed') =>
    async (transaction: Database, visits: { id: AppointmentId }[], now: Date): Promise<void> => {
      await endVisits(transaction, world, visits, { reason, now });
    };
  return {
    // First: what was decided comes before what the clock does by itself.
    decided: await settleDue(world),
    expired: await workThrough(world, 'expired', ended('expired')),
    notConfirmed: await workThrough(world, 'notConfirmed', ended('not_confirmed')),
    completed: await workThrough(world, 'completed', async (transaction, visits, now) => {
      const ids = visits.map(({ id }) => id);
      await visitSql.changeVisits(transaction, ids, { status: 'completed', by: 'system', reason: null, now });
      for (const id of ids)
        await announce(transaction, world, { kind: 'appointment_completed', appointmentId: id, to: 'customer', now });
    }),
    holds: await sql.deleteHoldsBefore(world.database, world.clock.now()),
    codes: await sql.deleteGuestCodesBefore(world.database, world.clock.now()),
  };
}
