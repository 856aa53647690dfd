import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { stateIsNot } from '../../../ground/states.ts';
import { visitsOfMember } from './colleague-sql.ts';
import { feedMaximum } from './rules.ts';
import { type ToldVisit, visitColumns, visitTables } from './sql.ts';

/** What stands in somebody's calendar: on either side, the past quarter and what lies ahead, and what was cancelled lately. */
export const visitsInFeed = (
  database: Database,
  account: AccountId,
  { from, cancelledSince }: { from: Date; cancelledSince: Date },
): Promise<ToldVisit[]> =>
  database.query<ToldVisit & Row>(
    `select ${visitColumns} from ${visitTables}
      where visit.id in (
        select id from app.appointment where provider_id = $1 and starts_at > $2
        union all
        select id from app.appointment where customer_id = $1 and starts_at > $2
        union all
        ${visitsOfMember('own')} and own.starts_at > $2)
        and ${stateIsNot('visit.status', 'held')} and (${stateIsNot('visit.status', 'cancelled')} or visit.cancelled_at > $3::timestamptz)
      order by visit.starts_at, visit.id
      limit ${feedMaximum}`,
    [account, from.toISOString(), cancelledSince.toISOString()],
  );

export interface FeedOwner extends Row {
  id: AccountId;
  type: AccountType;
}

/** Whose feed has this token. */
export async function feedOwner(database: Database, tokenHash: Uint8Array): Promise<FeedOwner | undefined> {
  const [found] = await database.query<FeedOwner>(
    `select account.id, account.type from app.calendar_feed feed join app.account on account.id = feed.account_id
      where feed.token_hash = $1 and account.suspended_at is null`,
    [tokenHash],
  );
  return found;
}

export async function feedRenewedAt(database: Database, account: AccountId): Promise<string | null> {
  const [found] = await database.query<{ at: string }>(
    'select renewed_at as at from app.calendar_feed where account_id = $1',
    [account],
  );
  return found?.at ?? null;
}

export const renewFeed = (database: Database, account: AccountId, tokenHash: Uint8Array, now: Date): Promise<unknown> =>
  database.query(
    `insert into app.calendar_feed (account_id, token_hash, renewed_at) values ($1, $2, $3)
     on conflict (account_id) do update set token_hash = excluded.token_hash, renewed_at = excluded.renewed_at`,
    [account, tokenHash, now.toISOString()],
  );
