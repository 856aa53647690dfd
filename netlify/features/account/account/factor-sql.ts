import type { Factor, factorKinds, StepMeans } from '../../../../src/contract/account/account-factor.ts';
import { lossEndsDays } from '../../../../src/contract/account/account-factor.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Passkey } from '../../../session/passkey.ts';

export const factorsOf = (database: Database, account: AccountId): Promise<Factor[]> =>
  database.query<Factor & Record<string, unknown>>(
    `select id, kind, label, added_at as "addedAt", used_at as "usedAt"
       from app.second_factor where account_id = $1 and confirmed_at is not null order by added_at, id`,
    [account],
  );

export async function codesLeft(database: Database, account: AccountId): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) from app.backup_code where account_id = $1 and used_at is null',
    [account],
  );
  return row?.count ?? 0;
}

/** By what the second step of the account can be taken; none where it has no second factor. */
export async function meansOf(database: Database, account: AccountId): Promise<StepMeans[]> {
  const kinds = await database.query<{ kind: (typeof factorKinds)[number] }>(
    `select distinct kind from app.second_factor where account_id = $1 and confirmed_at is not null order by kind desc`,
    [account],
  );
  if (kinds.length === 0) return [];
  const hasCodes = (await codesLeft(database, account)) > 0;
  return [...kinds.map(({ kind }) => kind), ...(hasCodes ? (['backup'] as const) : [])];
}

interface NewStep {
  account: AccountId;
  sessionVersion: number;
  stays: boolean;
  expiresAt: Date;
}

export const addStep = (
  database: Database,
  tokenHash: Uint8Array,
  { account, sessionVersion, stays, expiresAt }: NewStep,
): Promise<unknown> =>
  database.query(
    'insert into app.sign_in_step (token_hash, account_id, session_version, stays, expires_at) values ($1, $2, $3, $4, $5)',
    [tokenHash, account, sessionVersion, stays, expiresAt.toISOString()],
  );

/** Counts a try of the step. Undefined where it is over, or has none left. */
export async function countTry(
  database: Database,
  tokenHash: Uint8Array,
  maximum: number,
  now: Date,
): Promise<{ account: AccountId } | undefined> {
  const [counted] = await database.query<{ account: AccountId }>(
    `update app.sign_in_step set tries = tries + 1
      where token_hash = $1 and tries < $2 and expires_at > $3::timestamptz returning account_id as account`,
    [tokenHash, maximum, now.toISOString()],
  );
  return counted;
}

export interface HeldStep {
  account: AccountId;
  stays: boolean;
  challenge: string | null;
}

/** Locked in a transaction. Undefined where it is over, or the account has changed its password or was suspended meanwhile. */
export async function heldStep(transaction: Database, tokenHash: Uint8Array, now: Date): Promise<HeldStep | undefined> {
  const [held] = await transaction.query<HeldStep & Record<string, unknown>>(
    `select step.account_id as account, step.stays, step.challenge
       from app.sign_in_step step join app.account on account.id = step.account_id
      where step.token_hash = $1 and step.expires_at > $2::timestamptz
        and step.session_version = account.session_version and account.suspended_at is null
        for update of step`,
    [tokenHash, now.toISOString()],
  );
  return held;
}

export const endStep = (transaction: Database, tokenHash: Uint8Array): Promise<unknown> =>
  transaction.query('delete from app.sign_in_step where token_hash = $1', [tokenHash]);

export const setChallenge = (database: Database, tokenHash: Uint8Array, challenge: string): Promise<unknown> =>
  database.query('update app.sign_in_step set challenge = $2 where token_hash = $1', [tokenHash, challenge]);

/** Deletes what is over; returns how many. */
export async function deleteStepsBefore(database: Database, before: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with steps as (delete from app.sign_in_step where expires_at < $1::timestamptz returning 1),
          challenges as (delete from app.passkey_challenge where expires_at < $1::timestamptz returning 1),
          sessions as (delete from app.ended_session where expires_at < $1::timestamptz returning 1),
          losses as (delete from app.factor_loss where asked_at < $1::timestamptz - make_interval(days => $2) returning 1),
          begun as (delete from app.second_factor
                     where confirmed_at is null and added_at < $1::timestamptz - interval '1 day' returning 1)
     select (select count(*) from steps) + (select count(*) from challenges) + (select count(*) from begun)
            + (select count(*) from losses) + (select count(*) from sessions) as count`,
    [before.toISOString(), lossEndsDays],
  );
  return counted?.count ?? 0;
}

/** One app at a time can be begun: another that was never confirmed goes. */
export async function beginTotp(
  transaction: Database,
  account: AccountId,
  { label, sealed }: { label: string; sealed: string },
  now: Date,
): Promise<string> {
  await transaction.query(
    `delete from app.second_factor where account_id = $1 and kind = 'totp' and confirmed_at is null`,
    [account],
  );
  const [added] = await transaction.query<{ id: string }>(
    `insert into app.second_factor (account_id, kind, label, sealed_secret, added_at) values ($1, 'totp', $2, $3, $4)
     returning id`,
    [account, label, sealed, now.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

export interface Totp {
  id: string;
  sealed: string;
  [column: string]: unknown;
}

export const totpsOf = (database: Database, account: AccountId): Promise<Totp[]> =>
  database.query<Totp>(
    `select id, sealed_secret as sealed from app.second_factor
      where account_id = $1 and kind = 'totp' and confirmed_at is not null`,
    [account],
  );

export async function begunTotp(database: Database, account: AccountId, id: string): Promise<Totp | undefined> {
  const [begun] = await database.query<Totp>(
    `select id, sealed_secret as sealed from app.second_factor
      where account_id = $1 and id = $2 and kind = 'totp' and confirmed_at is null`,
    [account, id],
  );
  return begun;
}

/** False where this half-minute's code has counted before. */
export async function useTotp(transaction: Database, id: string, step: number, now: Date): Promise<boolean> {
  const used = await transaction.query(
    `update app.second_factor
        set last_step = $2, used_at = $3::timestamptz, confirmed_at = coalesce(confirmed_at, $3::timestamptz)
      where id = $1 and (last_step is null or last_step < $2) returning id`,
    [id, step, now.toISOString()],
  );
  return used.length > 0;
}

/** False where there is no such code, or it was used. */
export async function useBackupCode(
  transaction: Database,
  account: AccountId,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction.query(
    `update app.backup_code set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [account, codeHash, now.toISOString()],
  );
  return used.length > 0;
}

export async function replaceCodes(
  transaction: Database,
  account: AccountId,
  hashes: readonly string[],
): Promise<void> {
  await transaction.query('delete from app.backup_code where account_id = $1', [account]);
  await transaction.query(
    'insert into app.backup_code (account_id, code_hash) select $1, hash from unnest($2::text[]) as hash',
    [account, hashes],
  );
}

/** The version that sessions have from now on: all others have ended. */
export async function endOtherSessions(transaction: Database, account: AccountId): Promise<number> {
  const [changed] = await transaction.query<{ version: number }>(
    'update app.account set session_version = session_version + 1 where id = $1 returning session_version as version',
    [account],
  );
  return changed?.version ?? 0;
}

interface KeptPasskey extends Passkey {
  id: string;
  [column: string]: unknown;
}

export const passkeysOf = (database: Database, account: AccountId): Promise<KeptPasskey[]> =>
  database.query<KeptPasskey>(
    `select id, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount", transports
       from app.second_factor where account_id = $1 and kind = 'passkey'`,
    [account],
  );

/** False where the credential is there already. */
export async function addPasskey(
  transaction: Database,
  account: AccountId,
  { label, credentialId, publicKey, signCount, transports }: Passkey & { label: string },
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.second_factor
       (account_id, kind, label, credential_id, public_key, sign_count, transports, added_at, confirmed_at)
     values ($1, 'passkey', $2, $3, $4, $5, $6, $7, $7) on conflict (credential_id) do nothing returning id`,
    [account, label, credentialId, publicKey, signCount, transports, now.toISOString()],
  );
  return added.length > 0;
}

export const usePasskey = (transaction: Database, id: string, signCount: number, now: Date): Promise<unknown> =>
  transaction.query('update app.second_factor set sign_count = $2, used_at = $3 where id = $1', [
    id,
    signCount,
    now.toISOString(),
  ]);

export const keepChallenge = (
  database: Database,
  account: AccountId,
  challenge: string,
  expiresAt: Date,
): Promise<unknown> =>
  database.query(
    `insert into app.passkey_challenge (account_id, challenge, expires_at) values ($1, $2, $3)
     on conflict (account_id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [account, challenge, expiresAt.toISOString()],
  );

/** It counts once. */
export async function takeChallenge(database: Database, account: AccountId, now: Date): Promise<string | undefined> {
  const [taken] = await database.query<{ challenge: string; isOver: boolean }>(
    `delete from app.passkey_challenge where account_id = $1
     returning challenge, expires_at <= $2::timestamptz as "isOver"`,
    [account, now.toISOString()],
  );
  return taken === undefined || taken.isOver ? undefined : taken.challenge;
}

/** The account is locked, so that of two that are removed at once the second one is seen to be the last. */
export async function lockAccount(transaction: Database, account: AccountId): Promise<void> {
  await transaction.query('select from app.account where id = $1 for update', [account]);
}

export async function deleteFactor(transaction: Database, account: AccountId, id: string): Promise<boolean> {
  const deleted = await transaction.query(
    'delete from app.second_factor where account_id = $1 and id = $2 returning id',
    [account, id],
  );
  return deleted.length > 0;
}

export const deleteCodes = (transaction: Database, account: AccountId): Promise<unknown> =>
  transaction.query('delete from app.backup_code where account_id = $1', [account]);

/** All of them, with the codes; false where there was none. */
export async function deleteFactors(transaction: Database, account: AccountId): Promise<boolean> {
  await deleteCodes(transaction, account);
  const deleted = await transaction.query('delete from app.second_factor where account_id = $1 returning id', [
    account,
  ]);
  return deleted.length > 0;
}

interface OldSecret extends Totp {
  account: AccountId;
}

export const secretsByOthers = (database: Database, keyId: string, limit: number): Promise<OldSecret[]> =>
  database.query<OldSecret>(
    `select id, account_id as account, sealed_secret as sealed from app.second_factor
      where sealed_secret is not null and split_part(sealed_secret, '.', 1) <> $1 order by id limit $2`,
    [keyId, limit],
  );

export const replaceSecret = (database: Database, { id, sealed }: Totp, fresh: string): Promise<unknown> =>
  database.query('update app.second_factor set sealed_secret = $3 where id = $1 and sealed_secret = $2', [
    id,
    sealed,
    fresh,
  ]);
