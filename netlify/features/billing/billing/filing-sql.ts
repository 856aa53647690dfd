import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { VatStatus } from '../../../../src/contract/services/business-fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { done, stateIs, sure } from '../../../ground/states.ts';
import { residence } from './asking-sql.ts';
import { type Seller, sellerColumns } from './seller-sql.ts';

export interface SellerRow extends Seller {
  owner: AccountId;
  /** Encrypted: the details of an account that has ended, kept for this report. Null while the account exists. */
  sealed: string | null;
  /** Each money in which there is anything, euros first, with its four quarters. */
  moneys: { currency: 'EUR' | 'CHF'; quarters: { visits: number; revenueMinor: number; feeMinor: number }[] }[];
}

/**
 * Providers with a completed visit in a year, by the quarters of their own clock; only this one, if one is named. Whoever's account
 * has ended is among them by what was kept then (`asItWas` opens it). Fees count with the
 * month that they are for, as the invoices say, and commission with its visit until its line ends.
 */
export const sellersOf = (
  database: Database,
  { year, countries, only }: { year: number; countries: readonly Country[]; only?: AccountId },
): Promise<SellerRow[]> =>
  database.query(
    `with visit as (
       select provider.account_id as owner, held.currency, quarter.number as quarter, held.visits, held.minor
         from app.provider
        cross join generate_series(1, 4) as quarter (number)
        cross join lateral (select make_date($1::integer, 3 * quarter.number - 2, 1)::timestamp as begins) as first
        cross join lateral (
          select visit.currency, count(*)::integer as visits, sum(visit.total_cents)::integer as minor
            from app.appointment visit
           where visit.provider_id = provider.account_id and ${stateIs('visit.status', done)}
             and visit.starts_at >= first.begins at time zone provider.time_zone
             and visit.starts_at < (first.begins + interval '3 months') at time zone provider.time_zone
           group by visit.currency) as held
        where $3::uuid is null or provider.account_id = $3::uuid),
     charged as (
       select invoice.account_id as owner, (substr(invoice.month, 6)::integer + 2) / 3 as quarter, app.invoice_fees(invoice) as minor
         from app.invoice
        where invoice.kind = 'invoice' and invoice.strand = 'services' and left(invoice.month, 4) = $1::text
          and ($3::uuid is null or invoice.account_id = $3::uuid)
       union all
       select line.provider_id, extract(quarter from line.visit_at at time zone provider.time_zone)::integer, line.commission_cents
         from app.commission_line line join app.provider on provider.account_id = line.provider_id
        where ($3::uuid is null or line.provider_id = $3::uuid)
          and line.visit_at >= make_date($1::integer, 1, 1)::timestamp at time zone provider.time_zone
          and line.visit_at < make_date($1::integer + 1, 1, 1)::timestamp at time zone provider.time_zone
          and not exists (select from app.commission_end ended where ended.line_id = line.id)),
     fee as (select owner, quarter, sum(minor)::integer as minor from charged group by owner, quarter)
     select account.id as owner, ${sellerColumns},
            coalesce(last.country, ${residence}) as country, last.sealed,
            (select jsonb_agg(jsonb_build_object('currency', money.currency, 'quarters', money.quarters) order by money.currency desc)
               from (select known.currency,
                            jsonb_agg(jsonb_build_object('visits', coalesce(visit.visits, 0), 'revenueMinor', coalesce(visit.minor, 0),
                              'feeMinor', coalesce(fee.minor, 0)) order by quarter.number) as quarters
                       from unnest(array['EUR', 'CHF']) as known (currency)
                      cross join generate_series(1, 4) as quarter (number)
                       left join visit on visit.owner = account.id and visit.quarter = quarter.number and visit.currency = known.currency
                       -- What the site charges is in euro.
                       left join fee on fee.owner = account.id and fee.quarter = quarter.number and known.currency = 'EUR'
                      group by known.currency
                     having count(visit.owner) + count(fee.owner) > 0) money) as moneys
       from app.provider join app.account on account.id = provider.account_id
       left join app.provider_business business on business.account_id = account.id
       left join app.last_seller last on last.account_id = account.id
      where (account.deleted_at is null or last.account_id is not null) and coalesce(last.country, ${residence}) = any($2::text[])
        and exists (select from visit where visit.owner = account.id)
      order by account.id`,
    [year, countries, only ?? null],
  );

/** Years with a completed visit, the latest first, from one on. Each is looked up by itself: most visits need not be read. */
export async function visitYears(
  database: Database,
  owner: AccountId,
  { first, now }: { first: number; now: Date },
): Promise<number[]> {
  const rows = await database.query<{ year: number }>(
    `select year from app.provider
      cross join generate_series($2::integer, extract(year from $3::timestamptz at time zone provider.time_zone)::integer) as year
      cross join lateral (
        select from app.appointment visit
         where visit.provider_id = $1 and ${stateIs('visit.status', done)}
           and visit.starts_at >= make_date(year, 1, 1)::timestamp at time zone provider.time_zone
           and visit.starts_at < make_date(year + 1, 1, 1)::timestamp at time zone provider.time_zone
         limit 1) as one
      where account_id = $1 order by year desc`,
    [owner, first, now.toISOString()],
  );
  return rows.map(({ year }) => year);
}

export interface TurnoverRow {
  country: Country;
  vatStatus: VatStatus | null;
  currency: 'EUR' | 'CHF';
  timeZone: string;
  lastYearMinor: number;
  thisYearMinor: number;
  [column: string]: unknown;
}

const turnsOver = `${stateIs('visit.status', done)} and visit.currency = own.currency
  and visit.starts_at >= own.last_begins and visit.starts_at < own.next_begins`;
const turnoverIn = (minor: string): string =>
  `coalesce(sum(${minor}) filter (where visit.starts_at < own.this_begins), 0) as last_minor,
   coalesce(sum(${minor}) filter (where visit.starts_at >= own.this_begins), 0) as this_minor`;

/**
 * The price of appointments that took place this year and last, as billed or else as agreed. Years are on the
 * provider's clock, amounts in the country's currency. Undefined before the business is given.
 */
export async function turnoverOf(database: Database, owner: AccountId, now: Date): Promise<TurnoverRow | undefined> {
  const [found] = await database.query<TurnoverRow>(
    `with own as materialized (
       select provider.account_id as id, business.country, business.vat_status, provider.time_zone,
              case provider.time_zone when 'Europe/Zurich' then 'CHF' else 'EUR' end as currency,
              (today.year - interval '1 year') at time zone provider.time_zone as last_begins,
              today.year at time zone provider.time_zone as this_begins,
              (today.year + interval '1 year') at time zone provider.time_zone as next_begins
         from app.provider join app.provider_business business on business.account_id = provider.account_id
        cross join lateral (select date_trunc('year', $2::timestamptz at time zone provider.time_zone)) as today (year)
        where provider.account_id = $1),
     -- Few visits are billed by an invoice: the others are added up in an index.
     billed as (
       select appointment_id, sum(case when kind = 'correction' then -gross_minor else gross_minor end) as minor
         from app.customer_invoice where provider_id = $1 group by appointment_id)
     select own.country, own.vat_status as "vatStatus", own.time_zone as "timeZone", own.currency,
            (agreed.last_minor + differing.last_minor)::integer as "lastYearMinor",
            (agreed.this_minor + differing.this_minor)::integer as "thisYearMinor"
       from own
      cross join lateral (
        select ${turnoverIn('visit.total_cents')}
          from app.appointment visit where visit.provider_id = own.id and ${turnsOver}) as agreed
      cross join lateral (
        select ${turnoverIn('billed.minor - visit.total_cents')}
          from billed join app.appointment visit on visit.id = billed.appointment_id
         where visit.provider_id = own.id and ${turnsOver}) as differing`,
    [owner, now.toISOString()],
  );
  return found;
}

/**
 * True if an ending account may have to be reported. It has earned something since that year began, or a past
 * appointment will soon count as completed.
 */
export async function mayBeReported(
  database: Database,
  owner: AccountId,
  { since, now }: { since: number; now: Date },
) {
  const found = await database.query(
    `select from app.appointment visit
      where visit.provider_id = $1 and ${stateIs('visit.status', sure)} and visit.starts_at >= make_date($2::integer, 1, 1)
        and visit.starts_at <= $3::timestamptz limit 1`,
    [owner, since, now.toISOString()],
  );
  return found.length > 0;
}
