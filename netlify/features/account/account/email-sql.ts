import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { type Confirmed, isHeldBack } from './sql.ts';

/** True if another account has the address, or may still take it back. */
export async function isTaken(database: Database, email: string, asking: AccountId, now: Date): Promise<boolean> {
  const [found] = await database.query<{ isTaken: boolean }>(
    `select exists (select from app.account where email = $1) or ${isHeldBack('$1', '$2', '$3')} as "isTaken"`,
    [email, now.toISOString(), asking],
  );
  return found?.isTaken === true;
}

export interface MovedAccount extends Confirmed {
  sessionVersion: number;
  formerEmail: string;
  /** The former address had been confirmed: its owner may take it back. */
  wasProven: boolean;
}

/**
 * Uses the link up, and the address that it was sent to becomes the account's; ends all sessions. Undefined where the link
 * is unknown, used or expired, or somebody else has the address by now.
 */
export async function moveToEmail(
  transaction: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<MovedAccount | undefined> {
  const [moved] = await transaction.query<MovedAccount>(
    `with link as (
       update app.email_token set used_at = $2::timestamptz
        where token_hash = $1 and purpose = 'change_email' and used_at is null and expires_at > $2::timestamptz
       returning account_id, email),
     before as (
       select account.id, account.email, account.email_verified_at
         from app.account join link on link.account_id = account.id
          for update of account)
     update app.account
        set email = link.email, email_verified_at = $2::timestamptz, session_version = session_version + 1
       from link, before
      where account.id = link.account_id and before.id = account.id and account.suspended_at is null
        and not exists (select from app.account other where other.email = link.email)
        and not ${isHeldBack('link.email', '$2', 'account.id')}
     returning account.id, account.type, coalesce(account.property_plan, account.plan) as plan, account.session_version as "sessionVersion",
               before.email as "formerEmail", before.email_verified_at is not null as "wasProven"`,
    [tokenHash, now.toISOString()],
  );
  return moved;
}

/**
 * Uses up the link: the address it was sent to is the account's again, under an unknown password. Ends all sessions,
 * and every link of the account except those to still earlier addresses. Undefined if it is no longer valid.
 */
export async function takeBackEmail(
  transaction: Database,
  tokenHash: Uint8Array,
  passwordHash: string,
  now: Date,
): Promise<(Confirmed & { email: string }) | undefined> {
  const [back] = await transaction.query<Confirmed & { email: string }>(
    `with link as (
       update app.email_token set used_at = $2::timestamptz
        where token_hash = $1 and purpose = 'undo_email' and used_at is null and expires_at > $2::timestamptz
       returning account_id, email, expires_at),
     others as (
       update app.email_token other set used_at = $2::timestamptz
         from link
        where other.account_id = link.account_id and other.used_at is null and other.token_hash <> $1
          and (other.purpose <> 'undo_email' or other.expires_at >= link.expires_at))
     update app.account
        set email = link.email, email_verified_at = $2::timestamptz, password_hash = $3,
            session_version = session_version + 1
       from link
      where account.id = link.account_id and account.suspended_at is null
        and not exists (select from app.account other where other.email = link.email and other.id <> account.id)
     returning account.id, account.type, coalesce(account.property_plan, account.plan) as plan, account.email`,
    [tokenHash, now.toISOString(), passwordHash],
  );
  return back;
}
