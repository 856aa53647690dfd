import type { Database } from '../../../adapters/ports.ts';

/** A page that came, changed or went. */
export interface PageNews {
  kind: 'property' | 'provider';
  id: string;
  changedAt: string;
  [column: string]: unknown;
}

/** The oldest news that nobody is telling; for so many seconds they are the caller's. Two who ask at once get different ones. */
export const claimNews = (
  database: Database,
  now: Date,
  { most, seconds }: { most: number; seconds: number },
): Promise<PageNews[]> =>
  database.query<PageNews>(
    `with due as (
       select kind, id from app.index_news
        where claimed_until is null or claimed_until <= $1::timestamptz
        order by changed_at limit $2::integer for update skip locked)
     update app.index_news news set claimed_until = $1::timestamptz + make_interval(secs => $3)
       from due where news.kind = due.kind and news.id = due.id
     returning news.kind, news.id, news.changed_at as "changedAt"`,
    [now.toISOString(), most, seconds],
  );

/** What has changed again meanwhile is news once more, and stays. */
export const forgetTold = (database: Database, told: readonly PageNews[]): Promise<unknown> =>
  database.query(
    `delete from app.index_news news
      using jsonb_to_recordset($1::jsonb -> 'told') as told (kind text, id uuid, "changedAt" timestamptz)
      where news.kind = told.kind and news.id = told.id and news.changed_at = told."changedAt"`,
    [{ told }],
  );

/** Nobody is told on this site: so many go at once, the oldest first. */
export const forgetNews = (database: Database, most: number): Promise<unknown> =>
  database.query(
    `delete from app.index_news news
      using (select kind, id from app.index_news order by changed_at limit $1::integer) as old
      where news.kind = old.kind and news.id = old.id`,
    [most],
  );
