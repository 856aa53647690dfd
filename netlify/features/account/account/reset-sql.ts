import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import type { Confirmed } from './sql.ts';

interface ResetRequest {
  email: string;
  language: Language;
  [column: string]: unknown;
}

/** Runs the same statement for every address, known or not, so that the time reveals nothing. */
export const addResetRequest = (database: Database, { email, language }: ResetRequest, now: Date): Promise<unknown> =>
  database.query('insert into app.reset_request (email, language, asked_at) values ($1, $2, $3)', [
    email,
    language,
    now.toISOString(),
  ]);

/** Takes the latest request out of the queue, for this transaction alone. */
export async function takenResetRequest(
  transaction: Database,
  { after }: { after: Date },
): Promise<ResetRequest | undefined> {
  const [taken] = await transaction.query<ResetRequest>(
    `delete from app.reset_request
      where id = (
        select id from app.reset_request where asked_at > $1::timestamptz
         order by asked_at desc
         for update skip locked
         limit 1)
     returning email, language`,
    [after.toISOString()],
  );
  return taken;
}

/** Deletes requests that were not handled in time; returns their number. */
export const deleteResetRequestsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'reset_request', 'asked_at', before);

/** The account to which a link for a new password can be sent. */
export async function resettable(
  database: Database,
  email: string,
): Promise<{ id: AccountId; type: AccountType } | undefined> {
  const [found] = await database.query<{ id: AccountId; type: AccountType }>(
    'select id, type from app.account where email = $1 and suspended_at is null',
    [email],
  );
  return found;
}

const resetLinkHolds = `purpose = 'reset_password' and used_at is null and expires_at > $2::timestamptz`;

/** The account whose password the link may set; undefined if the link is not valid. */
export async function resettableBy(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ email: string; name: string; businessName: string | null } | undefined> {
  const [found] = await database.query<{ email: string; name: string; businessName: string | null }>(
    `select account.email, account.name, account.business_name as "businessName"
       from app.email_token link
       join app.account on account.id = link.account_id
      where link.token_hash = $1 and ${resetLinkHolds}`,
    [tokenHash, now.toISOString()],
  );
  return found;
}

/**
 * Sets the password, uses up every reset link of the account and ends all sessions, in one statement. It also confirms the
 * address, because the link was sent there. Undefined if the link is not valid or the account has another address by now.
 */
export async function resetPassword(
  database: Database,
  tokenHash: Uint8Array,
  passwordHash: string,
  now: Date,
): Promise<(Confirmed & { email: string }) | undefined> {
  const [reset] = await database.query<Confirmed & { email: string }>(
    `with link as (
       update app.email_token set used_at = $2::timestamptz
        where token_hash = $1 and ${resetLinkHolds}
       returning account_id, email),
     others as (
       update app.email_token other set used_at = $2::timestamptz
         from link
        where other.account_id = link.account_id and other.purpose in ('reset_password', 'change_email')
          and other.used_at is null
          and other.token_hash <> $1)
     update app.account
        set password_hash = $3, session_version = session_version + 1,
            email_verified_at = coalesce(email_verified_at, $2::timestamptz)
       from link
      where account.id = link.account_id and account.email = link.email and account.suspended_at is null
     returning account.id, account.type, coalesce(account.property_plan, account.plan) as plan, account.email`,
    [tokenHash, now.toISOString(), passwordHash],
  );
  return reset;
}
