import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isShown } from '../../../ground/provider-states.ts';
import { isPublicAt } from '../../property/index.ts';

export async function countPublic(database: Database, now: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) as count from app.listing where ${isPublicAt('$1::timestamptz')}`,
    [now.toISOString()],
  );
  return counted?.count ?? 0;
}

export type ListedRow = { id: ListingId; lastUpdate: string };

/** The public listings with ids from `least` on, and below `most` unless it is null. */
export const publicBetween = (
  database: Database,
  now: Date,
  least: string,
  most: string | null,
): Promise<ListedRow[]> =>
  database.query<ListedRow>(
    `select id, updated_at as "lastUpdate"
       from app.listing
      where id >= $1::uuid and ($2::uuid is null or id < $2::uuid) and ${isPublicAt('$3::timestamptz')}
      order by id
      limit 50000`,
    [least, most, now.toISOString()],
  );

const shownProviders = `app.provider provider join app.account account on account.id = provider.account_id and ${isShown}`;

export async function countShownProviders(database: Database): Promise<number> {
  const [counted] = await database.query<{ count: number }>(`select count(*) as count from ${shownProviders}`);
  return counted?.count ?? 0;
}

/** The same for visible providers. */
export async function shownProvidersBetween(
  database: Database,
  least: string,
  most: string | null,
): Promise<AccountId[]> {
  const rows = await database.query<{ id: AccountId }>(
    `select provider.account_id as id from ${shownProviders}
      where provider.account_id >= $1::uuid and ($2::uuid is null or provider.account_id < $2::uuid)
      order by provider.account_id
      limit 50000`,
    [least, most],
  );
  return rows.map(({ id }) => id);
}
