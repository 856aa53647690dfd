import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { resendSeconds, triesMaximum } from './rules.ts';

export interface NewCode {
  accountId: AccountId;
  phone: string;
  codeHash: string;
  expiresAt: Date;
}

/** When another code can be sent to the account; undefined if now. */
export async function nextCodeAt(database: Database, account: AccountId, now: Date): Promise<Date | undefined> {
  const [sent] = await database.query<{ nextAt: string }>(
    `select sent_at + make_interval(secs => $3) as "nextAt" from app.phone_code
      where account_id = $1 and sent_at + make_interval(secs => $3) > $2::timestamptz`,
    [account, now.toISOString(), resendSeconds],
  );
  return sent && new Date(sent.nextAt);
}

/** In place of the code before. False if one was sent just now, by a call at the same moment. */
export async function putCode(database: Database, code: NewCode, now: Date): Promise<boolean> {
  const put = await database.query(
    `insert into app.phone_code as known (account_id, phone, code_hash, sent_at, expires_at)
     values ($1, $2, $3, $4::timestamptz, $5)
     on conflict (account_id) do update
       set phone = excluded.phone, code_hash = excluded.code_hash, tries = 0,
           sent_at = excluded.sent_at, expires_at = excluded.expires_at
     where known.sent_at + make_interval(secs => $6) <= $4::timestamptz
     returning account_id`,
    [code.accountId, code.phone, code.codeHash, now.toISOString(), code.expiresAt.toISOString(), resendSeconds],
  );
  return put.length > 0;
}

/** Counts a try and says what it is compared with. Undefined where no code counts, or its tries are used up. */
export async function triedCode(
  database: Database,
  account: AccountId,
  now: Date,
): Promise<{ phone: string; codeHash: string; triesLeft: number } | undefined> {
  const [tried] = await database.query<{ phone: string; codeHash: string; triesLeft: number }>(
    `update app.phone_code set tries = tries + 1
      where account_id = $1 and expires_at > $2::timestamptz and tries < $3
     returning phone, code_hash as "codeHash", $3 - tries as "triesLeft"`,
    [account, now.toISOString(), triesMaximum],
  );
  return tried;
}

/**
 * Uses the code up: the number is the account's, and verified. A landline that stood in its place stays as the public number
 * (`keepsFormer`). False if the code was used or replaced meanwhile.
 */
export async function usedCode(
  database: Database,
  account: AccountId,
  { codeHash, phone, keepsFormer }: { codeHash: string; phone: string; keepsFormer: boolean },
  now: Date,
): Promise<boolean> {
  const verified = await database.query(
    `with used as (delete from app.phone_code where account_id = $1 and code_hash = $2 returning account_id)
     update app.account
        set public_phone = case when $5::boolean then coalesce(public_phone, phone) else public_phone end,
            phone = $3, phone_verified_at = $4
       from used where account.id = used.account_id
     returning account.id`,
    [account, codeHash, phone, now.toISOString(), keepsFormer],
  );
  return verified.length > 0;
}

/** Deletes codes that count no more; returns their number. */
export const deleteCodesBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'phone_code', 'expires_at', before);
