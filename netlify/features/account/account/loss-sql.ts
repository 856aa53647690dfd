import type { AccountType } from '../../../../src/contract/account/account.ts';
import { lossEndsDays } from '../../../../src/contract/account/account-factor.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface LostBy {
  id: AccountId;
  email: string;
  type: AccountType;
  /** True when the owner has confirmed the e-mail address. */
  isProven: boolean;
  [column: string]: unknown;
}

/** Locks the account until the transaction ends. */
export async function lockedLoser(transaction: Database, account: AccountId): Promise<LostBy | undefined> {
  const [found] = await transaction.query<LostBy>(
    `select id, email, type, email_verified_at is not null as "isProven" from app.account where id = $1 for update`,
    [account],
  );
  return found;
}

/** When it was asked for. Asked again before the link is over, nothing changes: `isNew` is false. */
export async function keepLoss(
  transaction: Database,
  account: AccountId,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ askedAt: string; isNew: boolean }> {
  const [kept] = await transaction.query<{ askedAt: string }>(
    `insert into app.factor_loss as loss (account_id, token_hash, session_version, asked_at)
     select id, $2, session_version, $3::timestamptz from app.account where id = $1
     on conflict (account_id) do update
        set token_hash = excluded.token_hash, session_version = excluded.session_version, asked_at = excluded.asked_at
      where loss.session_version <> excluded.session_version
         or loss.asked_at < excluded.asked_at - make_interval(days => $4)
     returning asked_at as "askedAt"`,
    [account, tokenHash, now.toISOString(), lossEndsDays],
  );
  if (kept !== undefined) return { ...kept, isNew: true };
  const [before] = await transaction.query<{ askedAt: string }>(
    'select asked_at as "askedAt" from app.factor_loss where account_id = $1',
    [account],
  );
  if (before === undefined) throw new Error('neither kept nor there before');
  return { ...before, isNew: false };
}

/** Whose link it is; undefined where it is over, was ended, or the password has changed since. */
export async function lossBy(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ account: AccountId; askedAt: string } | undefined> {
  const [found] = await database.query<{ account: AccountId; askedAt: string }>(
    `select loss.account_id as account, loss.asked_at as "askedAt"
       from app.factor_loss loss join app.account on account.id = loss.account_id
      where loss.token_hash = $1 and loss.session_version = account.session_version and account.suspended_at is null
        and loss.asked_at > $2::timestamptz - make_interval(days => $3)`,
    [tokenHash, now.toISOString(), lossEndsDays],
  );
  return found;
}

export const endLoss = (transaction: Database, account: AccountId): Promise<unknown> =>
  transaction.query('delete from app.factor_loss where account_id = $1', [account]);

export const endLossBy = (database: Database, tokenHash: Uint8Array): Promise<unknown> =>
  database.query('delete from app.factor_loss where token_hash = $1', [tokenHash]);

/** When somebody has said that the account's phone and codes are lost, while the link of that holds. */
export async function lossAskedAt(database: Database, account: AccountId, now: Date): Promise<string | undefined> {
  const [asked] = await database.query<{ askedAt: string }>(
    `select loss.asked_at as "askedAt"
       from app.factor_loss loss join app.account on account.id = loss.account_id
      where loss.account_id = $1 and loss.session_version = account.session_version
        and loss.asked_at > $2::timestamptz - make_interval(days => $3)`,
    [account, now.toISOString(), lossEndsDays],
  );
  return asked?.askedAt;
}

/**
 * Whatever the second step asked for; steps that have begun end as well, and all sessions. The steps first, as whoever takes one does:
 * the two wait for each other, and neither for ever.
 */
export async function takeFactorsAway(transaction: Database, account: AccountId): Promise<void> {
  for (const table of ['sign_in_step', 'second_factor', 'backup_code', 'factor_loss'] as const)
    await transaction.query(`delete from app.${table} where account_id = $1`, [account]);
  await transaction.query('update app.account set session_version = session_version + 1 where id = $1', [account]);
}
