import type { SuspensionBasis } from '../../../../src/contract/admin/admin.ts';
import {
  type AccountInFull,
  type Activity,
  type accountFilters,
  accountListMaximum,
  type HeldAccount,
} from '../../../../src/contract/admin/admin-account.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { patternOf } from '../../../ground/searched.ts';
import { stateIsNot } from '../../../ground/states.ts';

import type { Page } from './sql.ts';

/** Those of administrators and deleted ones are not among them. */
const held = `account.type <> 'admin' and account.deleted_at is null`;

type Filter = (typeof accountFilters)[number];

const filters: Record<Filter, string> = {
  suspended: 'account.suspended_at is not null',
  ending: 'exists (select from app.account_end where account_end.account_id = account.id)',
  provider: `account.type = 'provider'`,
  seller: `account.type = 'seller'`,
  customer: `account.type = 'customer'`,
};

interface AccountQuery {
  search: string;
  only: Filter | undefined;
}

/** `$1` is the text to search for, as a pattern; `$2` the same as it was typed. Digits may be a telephone number. */
const asked = (only: Filter | undefined): string => `${held}
  and ($2 = '' or account.email ilike $1 or account.name ilike $1 or account.business_name ilike $1
       or concat_ws(' ', account.street, account.house_number, account.zip, account.city) ilike $1
       or account.id::text = lower($2)
       or (length(app.phone_key($2)) > 5 and app.phone_key($2) in (app.phone_key(account.phone), app.phone_key(account.public_phone)))
       or exists (select from app.invoice where invoice.account_id = account.id and invoice.number = upper($2)))
  ${only === undefined ? '' : `and ${filters[only]}`}`;

const ofHeld = `account.id, account.type, account.email, account.name, account.business_name as "businessName",
  account.created_at as "createdAt", account.suspended_at as "suspendedAt", ending.ends_on::text as "endsOn",
  coalesce(given.reason, ending.reason) as reason, coalesce(given.basis, ending.basis) as basis`;

const withGrounds = `app.account
  left join app.account_end ending on ending.account_id = account.id
  left join lateral (
    select reason, basis from app.audit
     where audit.account_id = account.id and audit.action = 'account_suspended'
     order by audit.id desc limit 1) given on account.suspended_at is not null`;

export const accounts = (
  database: Database,
  { search, only }: AccountQuery,
  { after, limit }: Page,
): Promise<HeldAccount[]> =>
  database.query<HeldAccount & Record<string, unknown>>(
    `select ${ofHeld} from ${withGrounds}
      where ${asked(only)}
        and ($3::timestamptz is null or account.created_at < $3::timestamptz
             or (account.created_at = $3::timestamptz and account.id > $4::uuid))
      order by account.created_at desc, account.id limit $5`,
    [patternOf(search), search, after?.at ?? null, after?.id ?? null, limit],
  );

export async function countAccounts(database: Database, { search, only }: AccountQuery): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*) from app.account where ${asked(only)}`, [
    patternOf(search),
    search,
  ]);
  return row?.count ?? 0;
}

type AccountDetail = Omit<AccountInFull, 'did' | 'visits' | 'invoices' | 'notes' | 'log'>;

export async function accountInFull(database: Database, id: AccountId): Promise<AccountDetail | undefined> {
  const [account] = await database.query<AccountDetail & Record<string, unknown>>(
    `select ${ofHeld}, account.phone,
            concat_ws(', ', nullif(concat_ws(' ', account.street, account.house_number), ''),
                      nullif(concat_ws(' ', account.zip, account.city), ''), account.country) as address,
            account.email_verified_at is not null as "isEmailVerified",
            account.identity_verified_at as "identityVerifiedAt", account.plan, exists (select from app.second_factor where second_factor.account_id = account.id and confirmed_at is not null)
              as "hasSecondFactor"
       from ${withGrounds} where account.id = $1 and ${held}`,
    [id],
  );
  return account;
}

/** For each activity the rows that show it; `$1` is the account. */
const activitiesIn: Record<Activity, string> = {
  listings: `select created_at as at from app.listing where owner_id = $1 and status <> 'removed'`,
  serviceCards: 'select created_at as at from app.service_card where provider_id = $1',
  visitsBooked: `select created_at as at from app.appointment where customer_id = $1 and ${stateIsNot('status', 'held')}`,
  visitsHeld: `select created_at as at from app.appointment where provider_id = $1 and ${stateIsNot('status', 'held')}`,
  // Each side by its own index: with a choice between them every review there is would be looked at.
  reviews: `select review.created_at as at from app.review join app.appointment on appointment.id = appointment_id
     where review.author = 'customer' and appointment.customer_id = $1
    union all
    select created_at from app.review where author = 'provider' and provider_id = $1`,
  inquiries: 'select created_at as at from app.inquiry where account_id = $1',
  contactMessages: 'select created_at as at from app.contact_message where account_id = $1',
  reportsMade: 'select created_at as at from app.report where account_id = $1',
  reportsAgainst: 'select opened_at as at from app.report_case where accused_id = $1',
  invoices: 'select issued_at as at from app.invoice where account_id = $1',
};

/** Activities that the account never did are left out. */
export const didOf = (database: Database, id: AccountId): Promise<AccountInFull['did']> =>
  database.query<AccountInFull['did'][number] & Record<string, unknown>>(
    Object.entries(activitiesIn)
      .map(
        ([activity, rows]) =>
          `select '${activity}' as activity, count(*) as count, max(at) as last from (${rows}) as rows`,
      )
      .map((one) => `select * from (${one}) as counted where count > 0`)
      .join('\nunion all\n'),
    [id],
  );

/** Of one side, by its own index. */
const visitsOn = (side: 'customer' | 'provider', other: 'customer' | 'provider'): string => `(
  select visit.id, visit.starts_at as "startsAt", visit.time_zone as "timeZone", visit.service_name as service, visit.status,
         '${side}' as side, case when other.id is not null
           then json_build_object('id', other.id, 'name', coalesce(other.business_name, other.name)) end as other
    from app.appointment visit left join app.account other on other.id = visit.${other}_id
   where visit.${side}_id = $1 and ${stateIsNot('visit.status', 'held')}
   order by visit.starts_at desc limit ${accountListMaximum})`;

export const visitsOf = (database: Database, id: AccountId): Promise<AccountInFull['visits']> =>
  database.query<AccountInFull['visits'][number] & Record<string, unknown>>(
    `select * from (${visitsOn('customer', 'provider')} union all ${visitsOn('provider', 'customer')}) as visits
      order by "startsAt" desc, id limit ${accountListMaximum}`,
    [id],
  );

type ListedInvoices = NonNullable<AccountInFull['invoices']>;

export const invoicesOf = (database: Database, id: AccountId): Promise<ListedInvoices> =>
  database.query<ListedInvoices[number] & Record<string, unknown>>(
    `select invoice.id, invoice.number, invoice.issued_on::text as "issuedOn", invoice.gross_minor as "totalMinor",
            invoice.document ->> 'currency' as currency, standing.state
       from app.invoice cross join lateral app.invoice_standing(invoice) standing
      where invoice.account_id = $1 order by invoice.issued_at desc, invoice.id limit ${accountListMaximum}`,
    [id],
  );

/** Latest first. */
export const notesAbout = (database: Database, id: AccountId): Promise<AccountInFull['notes']> =>
  database.query<AccountInFull['notes'][number] & Record<string, unknown>>(
    `select at, (select email from app.account writer where writer.id = admin_id) as by, body as text
       from app.account_note where account_id = $1 order by id desc`,
    [id],
  );

/** False where there is no such account. */
export async function addNote(
  database: Database,
  id: AccountId,
  { admin, text }: { admin: AccountId; text: string },
  now: Date,
): Promise<boolean> {
  const added = await database.query(
    `insert into app.account_note (account_id, admin_id, at, body)
     select account.id, $2, $3::timestamptz, $4 from app.account where account.id = $1 and ${held} returning id`,
    [id, admin, now.toISOString(), text],
  );
  return added.length > 0;
}

const logLength = 50;

export const logAbout = (database: Database, id: AccountId): Promise<AccountInFull['log']> =>
  database.query<AccountInFull['log'][number] & Record<string, unknown>>(
    `select at, action, (select email from app.account decider where decider.id = admin_id) as by, reason, basis
       from app.audit where account_id = $1 order by id desc limit ${logLength}`,
    [id],
  );

export type Judged = Pick<HeldAccount, 'id' | 'type' | 'email' | 'name' | 'businessName'> & { isSuspended: boolean };

/** Locked, so that a second administrator waits for the first one's decision. */
export async function accountToJudge(transaction: Database, id: AccountId): Promise<Judged | undefined> {
  const [account] = await transaction.query<Judged & Record<string, unknown>>(
    `select id, type, email, name, business_name as "businessName", suspended_at is not null as "isSuspended"
       from app.account where id = $1 and ${held} for update`,
    [id],
  );
  return account;
}

/** The sessions end with it, and are not there again when it is lifted. */
export const setSuspended = (transaction: Database, id: AccountId, at: Date | null): Promise<unknown> =>
  transaction.query(
    `update app.account set suspended_at = $2::timestamptz, session_version = session_version + 1 where id = $1`,
    [id, at?.toISOString() ?? null],
  );

interface Ending {
  endsOn: string;
  reason: string;
  basis: SuspensionBasis;
}

/** False where notice was given before. */
export async function addEnd(
  transaction: Database,
  id: AccountId,
  { endsOn, reason, basis }: Ending,
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.account_end (account_id, ends_on, reason, basis, said_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning account_id`,
    [id, endsOn, reason, basis, now.toISOString()],
  );
  return added.length > 0;
}

/** False where there was none. */
export async function takeEndBack(transaction: Database, id: AccountId): Promise<boolean> {
  const taken = await transaction.query('delete from app.account_end where account_id = $1 returning account_id', [id]);
  return taken.length > 0;
}
