import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type { Database } from '../../../adapters/ports.ts';

/** A list of favourites: its table, and what may be added to it. */
interface List<Id extends string> {
  table: string;
  column: string;
  /** Joins what is there for visitors under the ids given. */
  known: string;
  /** Only in the type. */
  id?: Id;
}

/** Listings that were public once. */
export const listings: List<ListingId> = {
  table: 'app.favorite',
  column: 'listing_id',
  known: 'join app.listing known on known.id = given.id and known.published_at is not null',
};

/** Providers whom visitors may see. */
export const providers: List<AccountId> = {
  table: 'app.favorite_provider',
  column: 'provider_id',
  known: 'join app.account known on known.id = given.id and app.is_shown(known)',
};

/** The latest first, including what is no longer public. */
export async function favoritesOf<Id extends string>(
  database: Database,
  { table, column }: List<Id>,
  owner: AccountId,
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `select ${column} as id from ${table} where account_id = $1
      order by created_at desc, ${column} limit ${limits.favoritesMaximum}`,
    [owner],
  );
  return rows.map(({ id }) => id);
}

/** Locks the account's lists until the transaction ends. */
export const lockFavorites = (transaction: Database, owner: AccountId): Promise<unknown> =>
  transaction.query('select id from app.account where id = $1 for no key update', [owner]);

export const keepOnly = <Id extends string>(
  transaction: Database,
  { table, column }: List<Id>,
  owner: AccountId,
  ids: readonly Id[],
): Promise<unknown> =>
  transaction.query(`delete from ${table} where account_id = $1 and ${column} <> all ($2::uuid[])`, [owner, ids]);

interface Added<Id> {
  ids: readonly Id[];
  now: Date;
}

/**
 * Adds the new ones in the order sent, while there is room. What visitors never could see is left out, like unknown ids.
 * Their times are a millisecond apart, so that the order sent (the latest first) is kept.
 */
export const addFavorites = <Id extends string>(
  transaction: Database,
  { table, column, known }: List<Id>,
  owner: AccountId,
  { ids, now }: Added<Id>,
): Promise<unknown> =>
  transaction.query(
    `insert into ${table} (account_id, ${column}, created_at)
     select $1, known.id, $3::timestamptz - min(given.place) * interval '1 millisecond'
       from unnest($2::uuid[]) with ordinality as given (id, place)
       ${known}
      where not exists (select from ${table} where account_id = $1 and ${column} = known.id)
      group by known.id
      order by min(given.place)
      limit greatest(0, ${limits.favoritesMaximum} - (select count(*) from ${table} where account_id = $1))`,
    [owner, ids, now.toISOString()],
  );
