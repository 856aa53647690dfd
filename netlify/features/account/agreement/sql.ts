import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { AgreementDocument } from '../../../../src/contract/account/agreement-versions.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

/** Once for each version: who agrees again has agreed since the first time. */
export const addAgreement = (
  transaction: Database,
  account: AccountId,
  { document, version }: { document: AgreementDocument; version: string },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.agreement (account_id, document, version, agreed_at) values ($1, $2, $3, $4::timestamptz)
     on conflict do nothing`,
    [account, document, version, now.toISOString()],
  );

export interface Announcement {
  id: AccountId;
  email: string;
  type: AccountType;
  [column: string]: unknown;
}

/**
 * Notes of some accounts that they are told of a version, and returns them. Of two runs at once each takes what the other has
 * not locked, and nobody is noted twice.
 */
export const noteTold = (
  transaction: Database,
  version: string,
  { now, limit }: { now: Date; limit: number },
): Promise<Announcement[]> =>
  transaction.query<Announcement>(
    `with next as (
       select id from app.account
        where deleted_at is null
          and not exists (select from app.terms_notice told where told.version = $1 and told.account_id = account.id)
        order by id limit $3 for no key update skip locked),
     told as (
       insert into app.terms_notice (account_id, version, told_at) select id, $1, $2::timestamptz from next
       on conflict do nothing returning account_id)
     select account.id, account.email, account.type from told join app.account on account.id = told.account_id order by account.id`,
    [version, now.toISOString(), limit],
  );

export interface KeptAgreement {
  document: AgreementDocument;
  version: string;
  agreedAt: string;
  [column: string]: unknown;
}

export const agreementsOf = (database: Database, account: AccountId): Promise<KeptAgreement[]> =>
  database.query<KeptAgreement>(
    `select document, version, agreed_at as "agreedAt" from app.agreement
      where account_id = $1 order by agreed_at desc, version desc, document`,
    [account],
  );

/** In whatever version. */
export async function hasAgreed(database: Database, account: AccountId, document: AgreementDocument): Promise<boolean> {
  const found = await database.query('select from app.agreement where account_id = $1 and document = $2 limit 1', [
    account,
    document,
  ]);
  return found.length > 0;
}
