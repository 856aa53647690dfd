import type { Listed } from '../../../../src/contract/endpoint.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface Change {
  seq: string;
  id: string;
  /** The kind of things whose lists have changed with it; null where no list has. */
  lists: Listed | null;
  [column: string]: unknown;
}

/** The oldest changes that nobody is telling; for so many seconds they are the caller's. Two who ask at once get different ones. */
export const claimChanges = (
  database: Database,
  now: Date,
  { most, seconds }: { most: number; seconds: number },
): Promise<Change[]> =>
  database.query<Change>(
    `with due as (
       select seq from app.cache_change
        where claimed_until is null or claimed_until <= $1::timestamptz
        order by seq limit $2::integer for update skip locked)
     update app.cache_change change set claimed_until = $1::timestamptz + make_interval(secs => $3)
       from due where change.seq = due.seq
     returning change.seq::text, change.id, change.lists`,
    [now.toISOString(), most, seconds],
  );

export const forgetChanges = (database: Database, changes: readonly Change[]): Promise<unknown> =>
  database.query('delete from app.cache_change where seq = any($1::bigint[])', [changes.map(({ seq }) => seq)]);

/** The CDN was not told: whoever comes next may. */
export const giveBackChanges = (database: Database, changes: readonly Change[]): Promise<unknown> =>
  database.query('update app.cache_change set claimed_until = null where seq = any($1::bigint[])', [
    changes.map(({ seq }) => seq),
  ]);

/** Nothing is kept in front of this site: so many go at once, the oldest first. */
export const forgetAllChanges = (database: Database, most: number): Promise<unknown> =>
  database.query(
    `delete from app.cache_change change using (select seq from app.cache_change order by seq limit $1::integer) as old
      where change.seq = old.seq`,
    [most],
  );
