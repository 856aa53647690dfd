import type { ClientId } from '../../../../src/contract/booking/client.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { ahead, done, stateIs } from '../../../ground/states.ts';

export interface RecallBusiness extends Row {
  name: string;
  timeZone: string;
  country: string | null;
  /** The address and the number of the business are confirmed. */
  mails: boolean;
  texts: boolean;
}

export async function recallBusiness(database: Database, owner: AccountId): Promise<RecallBusiness | undefined> {
  const [found] = await database.query<RecallBusiness>(
    `select coalesce(nullif(account.business_name, ''), account.name) as name, provider.time_zone as "timeZone", account.country,
            account.email_verified_at is not null as mails, account.phone_verified_at is not null as texts
       from app.provider join app.account on account.id = provider.account_id where provider.account_id = $1`,
    [owner],
  );
  return found;
}

export interface RecalledClient extends Row {
  id: ClientId;
  name: string;
  email: string | null;
  phone: string | null;
  agreedAt: string | null;
  sentAt: string | null;
  isBooked: boolean;
  /** The start of the last appointment that took place. */
  lastAt: string | null;
  language: Language;
}

/** Of the named clients those of the provider, locked: nobody is invited twice by two calls. An account's address has to be confirmed. */
export const lockRecalled = (
  transaction: Database,
  owner: AccountId,
  ids: readonly ClientId[],
  now: Date,
): Promise<RecalledClient[]> =>
  transaction.query<RecalledClient>(
    `select client.id, client.name,
            coalesce(client.email, case when account.email_verified_at is not null then account.email end) as email,
            coalesce(client.phone, account.phone) as phone,
            client.recall_agreed_at as "agreedAt", client.recalled_at as "sentAt",
            exists (select from app.appointment next where next.client_id = client.id and ${stateIs('next.status', ahead)}
                       and next.starts_at > $3::timestamptz) as "isBooked",
            (select max(last.starts_at) from app.appointment last
              where last.client_id = client.id and ${stateIs('last.status', done)}) as "lastAt",
            coalesce((select latest.language from app.appointment latest where latest.client_id = client.id
                       order by latest.starts_at desc limit 1), 'de') as language
       from app.client client
       left join app.account account on account.id = client.account_id and account.deleted_at is null
      where client.provider_id = $1 and client.id = any($2::uuid[])
      order by client.id for update of client`,
    [owner, ids, now.toISOString()],
  );

export const markRecalled = (transaction: Database, id: ClientId, now: Date): Promise<unknown> =>
  transaction.query('update app.client set recalled_at = $2::timestamptz where id = $1', [id, now.toISOString()]);

/** What the business notes. `ended`: the client has ended it themselves. */
export async function noteConsent(
  database: Database,
  owner: AccountId,
  id: ClientId,
  { isAgreed, now }: { isAgreed: boolean; now: Date },
): Promise<'noted' | 'ended' | undefined> {
  const [found] = await database.query<{ isEnded: boolean }>(
    `update app.client
        set recall_agreed_at = case when $3 and recall_ended_at is null then coalesce(recall_agreed_at, $4::timestamptz) end,
            recall_agreed_by = case when $3 and recall_ended_at is null then coalesce(recall_agreed_by, 'business') end,
            updated_at = $4::timestamptz
      where provider_id = $1 and id = $2
     returning $3 and recall_ended_at is not null as "isEnded"`,
    [owner, id, isAgreed, now.toISOString()],
  );
  return found === undefined ? undefined : found.isEnded ? 'ended' : 'noted';
}

/** Whoever books agrees by a tick. */
export const agreeByVisit = (transaction: Database, visit: string, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.client
        set recall_agreed_at = $2::timestamptz, recall_agreed_by = 'client', recall_ended_at = null, updated_at = $2::timestamptz
      where id = (select client_id from app.appointment where id = $1)
        and recall_agreed_by is distinct from 'client'`,
    [visit, now.toISOString()],
  );

export interface RecallStanding extends Row {
  business: string;
  provider: AccountId;
  isAgreed: boolean;
}

const standing = `coalesce(nullif(account.business_name, ''), account.name) as business, account.id as provider,
  client.recall_agreed_at is not null as "isAgreed"`;

export async function standingOf(database: Database, id: string): Promise<RecallStanding | undefined> {
  const [found] = await database.query<RecallStanding>(
    `select ${standing} from app.client client join app.account account on account.id = client.provider_id
      where client.id = $1 and account.deleted_at is null`,
    [id],
  );
  return found;
}

/** By the client's own link. Ending twice keeps the first time. */
export async function answerRecall(
  database: Database,
  id: string,
  { isAgreed, now }: { isAgreed: boolean; now: Date },
): Promise<RecallStanding | undefined> {
  const [found] = await database.query<RecallStanding>(
    `update app.client client
        set recall_agreed_at = case when $2 then coalesce(recall_agreed_at, $3::timestamptz) end,
            recall_agreed_by = case when $2 then 'client' end,
            recall_ended_at = case when $2 then null else coalesce(recall_ended_at, $3::timestamptz) end,
            updated_at = $3::timestamptz
       from app.account account
      where client.id = $1 and account.id = client.provider_id and account.deleted_at is null
     returning ${standing}`,
    [id, isAgreed, now.toISOString()],
  );
  return found;
}
