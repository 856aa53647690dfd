import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { runTime } from '../../../ground/run-time.ts';
import { chargeCompleted } from '../../billing/index.ts';
import { type Announcement, announce } from '../../messaging/index.ts';
import * as sql from './sql.ts';
import { type EndName, endingOf, ends, otherSide } from './step-rules.ts';
import { settleDue } from './undo-actions.ts';
import * as visitSql from './visit-sql.ts';

/** As what an end is told where it is no cancellation. */
const kinds: Partial<Record<EndName, NotificationKind>> = {
  expired: 'appointment_expired',
  completed: 'appointment_completed',
};

/** Ends visits whose rows are locked, and tells those whom it concerns. Returns the ids of those whose people could be told. */
export async function endVisits(
  transaction: Database,
  world: Adapters,
  visits: readonly { id: AppointmentId; to?: Announcement['to'] }[],
  { name, now }: { name: EndName; now: Date },
): Promise<ReadonlySet<AppointmentId>> {
  const ids = visits.map(({ id }) => id);
  await visitSql.changeVisits(transaction, ids, endingOf(name, now));
  if (ends[name].to === 'completed') await chargeCompleted(transaction, ids, now);
  const kind = kinds[name] ?? 'appointment_cancelled';
  const told = new Set<AppointmentId>();
  for (const { id, to = 'both' } of visits)
    if (await announce(transaction, world, { kind, appointmentId: id, to, now })) told.add(id);
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
  const ahead = await visitSql.aheadOf(transaction, account, ends[reason], now);
  const visits = ahead.map(({ id, side }) => ({ id, to: otherSide(side) }));
  const told = await endVisits(transaction, world, visits, { name: reason, now });
  return ahead.map((visit) => ({ ...visit, isTold: told.has(visit.id) }));
}

/** Works through what is due, some at a time. Two runs at once share the work: each takes what the other has not locked. */
async function endDue(
  world: Adapters,
  name: 'expired' | 'not_confirmed' | 'deposit_missing' | 'completed',
  isInTime: () => boolean,
): Promise<number> {
  let count = 0;
  while (isInTime()) {
    const ended = await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      const visits = await visitSql.someDue(transaction, ends[name], now);
      const to = name === 'completed' ? 'customer' : 'both';
      await endVisits(
        transaction,
        world,
        visits.map(({ id }) => ({ id, to })),
        { name, now },
      );
      return visits.length;
    });
    count += ended;
    if (ended === 0) break;
  }
  return count;
}

/** Run by the schedule: what the clock does to visits. */
export async function runDueVisits(world: Adapters): Promise<Record<string, number>> {
  const isInTime = runTime(world, 15);
  return {
    // First: what was decided comes before what the clock does by itself.
    decided: await settleDue(world),
    holds: await sql.deleteHoldsBefore(world.database, world.clock.now()),
    codes: await sql.deleteGuestCodesBefore(world.database, world.clock.now()),
    expired: await endDue(world, 'expired', isInTime),
    notConfirmed: await endDue(world, 'not_confirmed', isInTime),
    depositMissing: await endDue(world, 'deposit_missing', isInTime),
    completed: await endDue(world, 'completed', isInTime),
  };
}
