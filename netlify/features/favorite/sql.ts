import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import type { Database } from '../../adapters/ports.ts';

const latestFirst = 'order by created_at desc, listing_id';

/** The latest first, including listings that are no longer public. */
export async function favoritesOf(database: Database, owner: AccountId): Promise<ListingId[]> {
  const rows = await database.query<{ id: ListingId }>(
    `select listing_id as id from app.favorite where account_id = $1 ${latestFirst} limit ${limits.favoritesMaximum}`,
    [owner],
  );
  return rows.map(({ id }) => id);
}

/** Locks the account's list until the transaction ends. */
export const lockFavorites = (transaction: Database, owner: AccountId): Promise<unknown> =>
  transaction.query('select id from app.account where id = $1 for no key update', [owner]);

export const keepOnly = (transaction: Database, owner: AccountId, ids: readonly ListingId[]): Promise<unknown> =>
  transaction.query('delete from app.favorite where account_id = $1 and listing_id <> all ($2::uuid[])', [owner, ids]);

/**
 * Adds the new ones in the order sent, while there is room. Listings that never were public are left out, like unknown ids.
 * Their times are a millisecond apart, so that the order sent (the latest first) is kept.
 */
export const addFavorites = (
  transaction: Database,
  owner: AccountId,
  ids: readonly ListingId[],
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.favorite (account_id, listing_id, created_at)
     select $1, listing.id, $3::timestamptz - min(given.place) * interval '1 millisecond'
       from unnest($2::uuid[]) with ordinality as given (id, place)
       join app.listing on listing.id = given.id and listing.published_at is not null
      where not exists (select from app.favorite where account_id = $1 and listing_id = listing.id)
      group by listing.id
      order by min(given.place)
      limit greatest(0, ${limits.favoritesMaximum} - (select count(*) from app.favorite where account_id = $1))`,
    [owner, ids, now.toISOString()],
  );
