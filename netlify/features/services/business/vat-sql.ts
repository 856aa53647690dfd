import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database, VatAnswer } from '../../../adapters/ports.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { claimedMilliseconds, type KnownClaim } from './vat-rules.ts';

/** The number that an account gives from now on. One that it has given already stays as it is. */
export const claimVatId = (transaction: Database, owner: AccountId, vatId: string, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.vat_claim as known (account_id, vat_id, claimed_at, next_ask_at)
     values ($1, $2, $3::timestamptz, $3::timestamptz)
     on conflict (account_id) do update
        set vat_id = excluded.vat_id, claimed_at = excluded.claimed_at, next_ask_at = excluded.next_ask_at, attempts = 0
      where known.vat_id <> excluded.vat_id`,
    [owner, vatId, now.toISOString()],
  );

export const dropVatClaim = (transaction: Database, owner: AccountId): Promise<unknown> =>
  transaction.query('delete from app.vat_claim where account_id = $1', [owner]);

/** Accounts of countries with a number that was given before numbers were confirmed. */
export const unclaimed = (
  database: Database,
  countries: readonly string[],
  limit: number,
): Promise<{ owner: AccountId }[]> =>
  database.query(
    `select detail.account_id as owner from app.sealed_detail detail join app.account on account.id = detail.account_id
      where detail.kind = 'vat' and account.country = any($1::text[]) and not exists (select from app.vat_claim claim where claim.account_id = detail.account_id)
      order by detail.account_id limit $2`,
    [countries, limit],
  );

export interface VatQuestion {
  owner: AccountId;
  vatId: string;
  attempts: number;
  [column: string]: unknown;
}

/** Takes a number that is due, or that of one account whether or not it is due: nobody else asks about it for a while. */
export async function takeClaim(database: Database, now: Date, only?: AccountId): Promise<VatQuestion | undefined> {
  const [taken] = await database.query<VatQuestion>(
    `update app.vat_claim set next_ask_at = $1::timestamptz + make_interval(secs => $2)
      where account_id = (
        select account_id from app.vat_claim
         where case when $3::uuid is null then next_ask_at <= $1::timestamptz else account_id = $3::uuid end
         order by next_ask_at limit 1 for update skip locked)
     returning account_id as owner, vat_id as "vatId", attempts`,
    [now.toISOString(), claimedMilliseconds / 1000, only ?? null],
  );
  return taken;
}

export const keepAnswer = (
  transaction: Database,
  { owner, vatId }: VatQuestion,
  answer: VatAnswer,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.vat_check (account_id, vat_id, is_valid, reference, name, address, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [owner, vatId, answer.isValid, answer.reference, answer.name, answer.address, now.toISOString()],
  );

/** When it is asked about next. A number that was given in between is left as it is. */
export const setNextAsk = (
  database: Database,
  { owner, vatId }: VatQuestion,
  { at, attempts }: { at: Date; attempts: number },
): Promise<unknown> =>
  database.query(
    'update app.vat_claim set next_ask_at = $3::timestamptz, attempts = $4 where account_id = $1 and vat_id = $2',
    [owner, vatId, at.toISOString(), attempts],
  );

interface LastAnswer {
  checkedAt: string | null;
  reference: string | null;
  name: string | null;
  address: string | null;
}

const known = `
  claim.vat_id as "vatId", claim.attempts, last.is_valid as "isValid",
  last.asked_at as "checkedAt", last.reference, last.name, last.address`;
const knownTables = `
  app.vat_claim claim
  left join lateral (select * from app.vat_check answer
                      where answer.account_id = claim.account_id and answer.vat_id = claim.vat_id
                      order by answer.id desc limit 1) last on true`;

export type StoredVatId = KnownClaim & LastAnswer & Record<string, unknown>;

export async function claimOf(database: Database, owner: AccountId): Promise<StoredVatId | undefined> {
  const [found] = await database.query<StoredVatId>(`select ${known} from ${knownTables} where claim.account_id = $1`, [
    owner,
  ]);
  return found;
}

/** All numbers, those that were given last first. */
export const claims = (
  database: Database,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<
  (StoredVatId & { id: AccountId; account: { id: AccountId; name: string; email: string }; createdAt: string })[]
> =>
  database.query(
    `select claim.account_id as id, ${known}, claim.claimed_at as "createdAt",
            jsonb_build_object('id', account.id, 'name', coalesce(nullif(account.business_name, ''), account.name), 'email', account.email)
              as account
       from ${knownTables} join app.account on account.id = claim.account_id
      where $1::timestamptz is null or claim.claimed_at < $1::timestamptz
         or (claim.claimed_at = $1::timestamptz and claim.account_id > $2::uuid)
      order by claim.claimed_at desc, claim.account_id limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  );

export async function countClaims(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*) from app.vat_claim');
  return row?.count ?? 0;
}
