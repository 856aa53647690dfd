import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Statistics } from '../../../../src/contract/services/business.ts';
import { businessRowNames } from '../../../../src/contract/services/business-fields.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import type { Database } from '../../../adapters/ports.ts';
import { columnOf, selectedFields, setAsExcluded } from '../../../ground/columns.ts';
import { isTimed } from '../../../ground/provider-states.ts';
import { done, stateIs, stateIsNot } from '../../../ground/states.ts';
import type { KeptBusiness, Progress } from './rules.ts';

const columns = businessRowNames.map(columnOf);

export async function businessOf(database: Database, owner: AccountId): Promise<KeptBusiness | undefined> {
  const [found] = await database.query<KeptBusiness & Record<string, unknown>>(
    `select ${selectedFields(businessRowNames)} from app.provider_business where account_id = $1`,
    [owner],
  );
  return found;
}

type VatNumber = { kind: 'vat' | 'tax_number'; sealed: string };

/** The same with the number that its way of charging VAT asks for, if it is kept. */
export async function businessWithNumber(
  database: Database,
  owner: AccountId,
): Promise<{ kept: KeptBusiness; number: VatNumber | null } | undefined> {
  const [found] = await database.query<KeptBusiness & { number: VatNumber | null } & Record<string, unknown>>(
    `select ${selectedFields(businessRowNames)},
            (select jsonb_build_object('kind', detail.kind, 'sealed', detail.sealed) from app.sealed_detail detail
              where detail.account_id = business.account_id
                and detail.kind = case vat_status when 'vat_id' then 'vat' when 'tax_number' then 'tax_number' end) as number
       from app.provider_business business where account_id = $1`,
    [owner],
  );
  if (found === undefined) return undefined;
  const { number, ...kept } = found;
  return { kept, number };
}

/** From now on customers see the provider, if nothing else is missing. */
export async function keepBusiness(
  transaction: Database,
  owner: AccountId,
  kept: KeptBusiness,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into app.provider_business (account_id, updated_at, ${columns.join(', ')})
     select $1, $3, ${columns.join(', ')} from jsonb_populate_record(null::app.provider_business, $2::jsonb)
     on conflict (account_id) do update set ${setAsExcluded([...columns, 'updated_at'])}`,
    [owner, Object.fromEntries(businessRowNames.map((name) => [columnOf(name), kept[name]])), now.toISOString()],
  );
  await transaction.query(
    'update app.account set business_given_at = coalesce(business_given_at, $2::timestamptz) where id = $1',
    [owner, now.toISOString()],
  );
}

/** The categories of all cards of a provider, drafts included. */
export async function categoriesOffered(database: Database, owner: AccountId): Promise<ServiceCategory[]> {
  const rows = await database.query<{ category: ServiceCategory }>(
    'select distinct category from app.service_card where provider_id = $1 order by category',
    [owner],
  );
  return rows.map(({ category }) => category);
}

/** What is kept sealed. */
export const detailKinds = ['bank', 'tax', 'vat', 'tax_number', 'invoice_tax_number'] as const;
export type DetailKind = (typeof detailKinds)[number];

export interface SealedDetail {
  sealed: string;
  fingerprint: string;
}

export const sealedOf = (
  database: Database,
  owner: AccountId,
  kinds: readonly DetailKind[],
): Promise<{ kind: DetailKind; sealed: string }[]> =>
  database.query('select kind, sealed from app.sealed_detail where account_id = $1 and kind = any($2::text[])', [
    owner,
    kinds,
  ]);

export const keepSealed = (
  transaction: Database,
  owner: AccountId,
  { kind, sealed, fingerprint }: SealedDetail & { kind: DetailKind },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.sealed_detail (account_id, kind, sealed, fingerprint, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind) do update set
       sealed = excluded.sealed, fingerprint = excluded.fingerprint, updated_at = excluded.updated_at`,
    [owner, kind, sealed, fingerprint, now.toISOString()],
  );

export const dropSealed = (transaction: Database, owner: AccountId, kind: DetailKind): Promise<unknown> =>
  transaction.query('delete from app.sealed_detail where account_id = $1 and kind = $2', [owner, kind]);

export interface OldDetail {
  owner: AccountId;
  kind: DetailKind;
  sealed: string;
  [column: string]: unknown;
}

/** Some that another key has sealed, behind the last one seen. */
export const sealedByOthers = (
  database: Database,
  keyId: string,
  { after, limit }: { after: OldDetail | undefined; limit: number },
): Promise<OldDetail[]> =>
  database.query<OldDetail>(
    `select account_id as owner, kind, sealed from app.sealed_detail
      where key_id <> $1 and ($2::uuid is null or (account_id, kind) > ($2::uuid, $3))
      order by account_id, kind limit $4`,
    [keyId, after?.owner ?? null, after?.kind ?? '', limit],
  );

/** Replaces exactly what was opened: a number that was changed in between stays. */
export const replaceSealed = (
  database: Database,
  { owner, kind, sealed: opened }: OldDetail,
  { sealed, fingerprint }: SealedDetail,
): Promise<unknown> =>
  database.query(
    `update app.sealed_detail set sealed = $4, fingerprint = $5
      where account_id = $1 and kind = $2 and sealed = $3`,
    [owner, kind, opened, sealed, fingerprint],
  );

const has = (kind: DetailKind): string =>
  `exists (select from app.sealed_detail detail where detail.account_id = account.id and detail.kind = '${kind}')`;

/** `processing`: the version of the contract about client data that is in force. */
export async function progressOf(
  database: Database,
  owner: AccountId,
  processing: string,
): Promise<Progress | undefined> {
  const [found] = await database.query<Progress & Record<string, unknown>>(
    `select email_verified_at is not null as email, business_given_at is not null as business,
            exists (select from app.service_card card where card.provider_id = account.id and card.is_published) as card,
            coalesce((select bool_or(${isTimed}) from app.service_card card
                       where card.provider_id = account.id and card.is_published), true) as place,
            array(select card.name from app.service_card card
                   where card.provider_id = account.id and card.is_published and not ${isTimed}
                   order by card.position, card.created_at, card.id) as "byArrangement",
            exists (select from app.weekly_hours hours where hours.provider_id = account.id) as hours,
            phone_verified_at is not null as phone, not app.is_tax_held(account.id) as report, profile_image_id is not null as picture,
            identity_verified_at is not null as identity, ${has('bank')} as bank, ${has('tax')} as tax,
            exists (select from app.agreement agreed where agreed.account_id = account.id
                      and agreed.document = 'processing' and agreed.version = $2) as processing,
            exists (select from app.report_hold taken
                     where taken.kind = 'provider' and taken.subject_id = account.id) as "isTakenDown"
       from app.account account where id = $1`,
    [owner, processing],
  );
  return found;
}

export const setBirthDate = (transaction: Database, owner: AccountId, day: string): Promise<unknown> =>
  transaction.query('update app.account set date_of_birth = $2::date where id = $1', [owner, day]);

/** Locks the account until the transaction ends, so that changes of one account follow one another. */
export const holdAccount = (transaction: Database, owner: AccountId): Promise<unknown> =>
  transaction.query('select from app.account where id = $1 for update', [owner]);

const sumOf = (which: string): string =>
  `coalesce(sum(total_cents) filter (where ${stateIs('status', done)} and ${which}), 0)::float8 / 100`;
const visitsWith = (when: string): string => `(
  select count(*) as count, ${sumOf('currency = own.currency')} as revenue, ${sumOf('currency <> own.currency')} as other
    from app.appointment where provider_id = own.id and ${stateIsNot('status', ['held', 'cancelled'])} ${when})`;

/** Held slots, cancelled visits and reviews that are not public yet do not count. Sums are of one currency each: that of the business now, and the other one. */
export async function statisticsOf(
  database: Database,
  owner: AccountId,
  { now, recentDays, weekDays }: { now: Date; recentDays: number; weekDays: number },
): Promise<Statistics | undefined> {
  const [found] = await database.query<Statistics & Record<string, unknown>>(
    `with own as materialized (
       select account_id as id, ($2::timestamptz at time zone time_zone)::date as today,
              app.currency_of_zone(time_zone) as currency
         from app.provider where account_id = $1)
     select visit.count as "totalAppointments", visit.revenue, visit.other as "otherRevenue",
            recent.count as "appointmentsThisMonth", recent.revenue as "revenueThisMonth", recent.other as "otherRevenueThisMonth",
            rated.mean as "ratingAverage", rated.count as "totalReviews",
            rated.unanswered as "reviewsUnanswered",
            (select coalesce(sum(views), 0)::integer from app.provider_day where provider_id = own.id) as "viewsTotal",
            (select coalesce(sum(views), 0)::integer from app.provider_day
              where provider_id = own.id and day > own.today - $4::integer) as "viewsThisWeek"
       from own
      cross join lateral ${visitsWith('')} as visit
      cross join lateral ${visitsWith(
        'and starts_at >= $2::timestamptz - make_interval(days => $3) and starts_at <= $2::timestamptz',
      )} as recent
      cross join lateral (
        select avg(rating)::float8 as mean, count(*) as count, count(*) filter (where reply is null) as unanswered
          from app.review
         where provider_id = own.id and author = 'customer' and visible_at <= $2::timestamptz) as rated`,
    [owner, now.toISOString(), recentDays, weekDays],
  );
  return found;
}
