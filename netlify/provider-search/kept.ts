import type { AccountId } from '../../src/contract/fields.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { nextStart, startOf } from '../calendar/slots.ts';
import { type VisitCard, visitOf } from '../calendar/visit.ts';
import { calendarsOf } from '../ground/calendars.ts';
import { isBookable, isTimed, visitCard } from '../ground/provider-states.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { slotDays } from './ranking.ts';

// What the schedule keeps for the order of the search.

/** Counts the reviews that have come in sight since the last run. Those that another run has in hand are its business. */
const countReviewsInSight = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `with due as (
       select id from app.review where author = 'customer' and not is_counted and visible_at <= $1::timestamptz
        order by provider_id, id limit 5000 for update skip locked)
     update app.review review set is_counted = true from due where review.id = due.id`,
    [now.toISOString()],
  );

const keepRatingOfAll = (database: Database): Promise<unknown> =>
  database.query(
    `update app.rating_of_all kept set rating_sum = counted.points, rating_count = counted.reviews
       from (select coalesce(sum(rating_sum), 0) as points, coalesce(sum(rating_count), 0) as reviews from app.provider) as counted
      where (kept.rating_sum, kept.rating_count) is distinct from (counted.points, counted.reviews)`,
  );

/**
 * Providers whose next free slot was read too long ago, or has begun, with the shortest card that can be booked, null where
 * there is none. The oldest come first.
 */
function staleSlots(
  database: Database,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<{ id: AccountId; shortest: VisitCard | null }[]> {
  const parameters = new Parameters();
  return database.query<{ id: AccountId; shortest: VisitCard | null } & Record<string, unknown>>(
    `with stale as (
       select provider_id from app.provider_search
        where next_free_read_at is null or next_free_read_at < ${parameters.add(before.toISOString())}::timestamptz
           or (next_free_at <= ${parameters.add(now.toISOString())}::timestamptz
               and next_free_read_at < ${parameters.add(now.toISOString())}::timestamptz)
        order by next_free_read_at nulls first limit ${parameters.add(limit)}::integer)
     select provider_id as id, to_json(shortest) as shortest from stale
       left join lateral (
        select ${visitCard(parameters)} from app.service_card card join app.account account on account.id = card.provider_id
         where card.provider_id = stale.provider_id and card.is_published and ${isTimed} and ${isBookable}
         order by card.duration_minutes, card.id limit 1) as shortest on true`,
    parameters.values,
  );
}

const keepNextFree = (
  database: Database,
  now: Date,
  found: readonly { id: AccountId; at: string | null }[],
): Promise<unknown> =>
  database.query(
    `update app.provider_search searched set next_free_at = found.at, next_free_read_at = $2::timestamptz
       from jsonb_to_recordset($1::jsonb -> 'found') as found (id uuid, at timestamptz) where searched.provider_id = found.id`,
    [{ found }, now.toISOString()],
  );

/** How old the next free slot may be that the order goes by. */
const slotsReadHours = 1;

/** How long one run of the schedule goes on: a scheduled function has 30 seconds. */
const runMilliseconds = 15_000;

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
