import type { Adapters } from '../../../adapters/ports.ts';
import { announce } from './actions.ts';
import { hoursAfter, isDue, type Reminder, reminderHours, reminders, runMilliseconds } from './reminder-rules.ts';
import * as reminderSql from './reminder-sql.ts';

/** Reminds of one visit, unless it was cancelled or moved meanwhile, or another run has done it. */
const remindOf = (
  world: Adapters,
  reminder: Reminder,
  { id, startsAt }: reminderSql.Remindable,
  now: Date,
): Promise<void> =>
  world.database.transaction(async (transaction) => {
    if (!(await reminderSql.isStillAt(transaction, id, startsAt))) return;
    await announce(transaction, world, {
      appointmentId: id,
      kind: 'appointment_reminder',
      to: 'customer',
      occasion: reminder,
      now,
    });
  });

/** Run by the schedule; returns how many visits each reminder was due for. Several may run at once. */
export async function remindVisits(world: Adapters): Promise<Record<Reminder, number>> {
  const reminded = { day: 0, hours: 0 };
  const started = world.clock.now().getTime();
  for (const reminder of reminders) {
    const now = world.clock.now();
    const { least, most } = reminderHours[reminder];
    const soon = { from: hoursAfter(now, least), until: hoursAfter(now, most) };
    for (const visit of await reminderSql.remindable(world.database, reminder, soon)) {
      if (world.clock.now().getTime() - started > runMilliseconds) break;
      if (!isDue(reminder, visit, now)) continue;
      await remindOf(world, reminder, visit, now);
      reminded[reminder] += 1;
    }
  }
  return reminded;
}
