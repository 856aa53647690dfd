import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

interface Link {
  madeAt: string;
  expiresAt: string;
  usedAt: string | null;
}

const columns = `link.made_at as "madeAt", link.expires_at as "expiresAt", link.used_at as "usedAt"`;

export async function linkOf(database: Database, owner: AccountId, now: Date): Promise<Link | undefined> {
  const [found] = await database.query<Link & Record<string, unknown>>(
    `select ${columns} from app.adviser_link link where account_id = $1 and expires_at > $2::timestamptz`,
    [owner, now.toISOString()],
  );
  return found;
}

export const putLink = (
  database: Database,
  owner: AccountId,
  { tokenHash, madeAt, expiresAt }: { tokenHash: Uint8Array; madeAt: string; expiresAt: string },
): Promise<unknown> =>
  database.query(
    `insert into app.adviser_link (account_id, token_hash, made_at, expires_at) values ($1, $2, $3::timestamptz, $4::timestamptz)
     on conflict (account_id) do update set
       token_hash = excluded.token_hash, made_at = excluded.made_at, expires_at = excluded.expires_at, used_at = null`,
    [owner, tokenHash, madeAt, expiresAt],
  );

export const dropLink = (database: Database, owner: AccountId): Promise<unknown> =>
  database.query('delete from app.adviser_link where account_id = $1', [owner]);

/** Whose link it is, if it holds. */
export async function ownerOf(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ owner: AccountId; name: string; expiresAt: string } | undefined> {
  const [found] = await database.query<{ owner: AccountId; name: string; expiresAt: string }>(
    `select account.id as owner, coalesce(business.name, nullif(account.business_name, ''), account.name) as name,
            link.expires_at as "expiresAt"
       from app.adviser_link link join app.account on account.id = link.account_id
       left join app.provider_business business on business.account_id = account.id
      where link.token_hash = $1 and link.expires_at > $2::timestamptz and account.deleted_at is null`,
    [tokenHash, now.toISOString()],
  );
  return found;
}

/** To the minute: many files at once are one use. */
export const noteUse = (database: Database, owner: AccountId, now: Date): Promise<unknown> =>
  database.query(
    `update app.adviser_link set used_at = $2::timestamptz
      where account_id = $1 and (used_at is null or used_at < $2::timestamptz - interval '1 minute')`,
    [owner, now.toISOString()],
  );
