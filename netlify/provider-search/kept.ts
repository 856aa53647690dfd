import type { Adapters, Database } from '../adapters/ports.ts';
import { keepAllFree } from './free-rows.ts';

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

/** How long one run of the schedule goes on: a scheduled function has 30 seconds. */
const runMilliseconds = 15_000;

/**
 * Run by the schedule: counts reviews that have come in sight, and reads when providers are free. Two runs at once do nothing
 * twice but the counting.
 */
export async function keepSearch(world: Adapters): Promise<{ read: number }> {
  const { database, clock } = world;
  const started = clock.now();
  await countReviewsInSight(database, started);
  await keepRatingOfAll(database);
  return { read: await keepAllFree(world, () => clock.now().getTime() - started.getTime() >= runMilliseconds) };
}
