import type { AccountId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import type { VisitCard } from '../../calendar/visit.ts';
import { isBookable, isTimed, visitCard } from '../../ground/provider-states.ts';
import { Parameters } from '../../ground/sql-parameters.ts';

// What the schedule keeps for the order of the search.

/** Counts the reviews that have come in sight since the last run. Those that another run has in hand are its business. */
export const countReviewsInSight = (database: Database, now: Date): Promise<unknown> =>
  database.query(
    `with due as (
       select id from app.review where author = 'customer' and not is_counted and visible_at <= $1::timestamptz
        order by provider_id, id limit 5000 for update skip locked)
     update app.review review set is_counted = true from due where review.id = due.id`,
    [now.toISOString()],
  );

export const keepRatingOfAll = (database: Database): Promise<unknown> =>
  database.query(
    `update app.rating_of_all kept set rating_sum = counted.points, rating_count = counted.reviews
       from (select coalesce(sum(rating_sum), 0) as points, coalesce(sum(rating_count), 0) as reviews from app.provider) as counted
      where (kept.rating_sum, kept.rating_count) is distinct from (counted.points, counted.reviews)`,
  );

/**
 * Providers whose next free slot was read too long ago, or has begun, with the shortest card that can be booked, null where
 * there is none. The oldest come first.
 */
export function staleSlots(
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

export const keepNextFree = (
  database: Database,
  now: Date,
  found: readonly { id: AccountId; at: string | null }[],
): Promise<unknown> =>
  database.query(
    `update app.provider_search searched set next_free_at = found.at, next_free_read_at = $2::timestamptz
       from jsonb_to_recordset($1::jsonb -> 'found') as found (id uuid, at timestamptz) where searched.provider_id = found.id`,
    [{ found }, now.toISOString()],
  );
