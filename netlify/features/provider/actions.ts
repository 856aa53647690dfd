import type { Adapters } from '../../adapters/ports.ts';
import { nextStart } from '../../calendar/slots.ts';
import { visitOf } from '../../calendar/visit.ts';
import { calendarsOf } from './calendar-sql.ts';
import { countReviewsInSight, keepNextFree, keepRatingOfAll, staleSlots } from './kept-sql.ts';
import { runMilliseconds, slotDays, slotsReadHours, startOf } from './rules.ts';

const batch = 200;

/**
 * Run by the schedule: counts reviews that have come in sight, and reads when providers are free next, which the order of the
 * search needs of all of them. Later than `slotDays` ahead makes no difference there. Two runs at once do the same twice.
 */
export async function keepSearch({ database, clock }: Adapters): Promise<{ read: number }> {
  const started = clock.now();
  await countReviewsInSight(database, started);
  await keepRatingOfAll(database);
  const before = new Date(started.getTime() - slotsReadHours * 3_600_000);
  let read = 0;
  while (clock.now().getTime() - started.getTime() < runMilliseconds) {
    const stale = await staleSlots(database, { now: started, before, limit: batch });
    const calendars = await calendarsOf(
      database,
      stale.map(({ id }) => id),
      started,
      { days: slotDays },
    );
    const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
    const found = stale.map(({ id, shortest }) => {
      const calendar = byId.get(id);
      const next = calendar && shortest && nextStart(calendar, visitOf([shortest], calendar), started);
      return { id, at: startOf(next ?? undefined) };
    });
    await keepNextFree(database, started, found);
    read += stale.length;
    if (stale.length < batch) break;
  }
  return { read };
}
