import type { TaxMissing, TaxRequestStep } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { done, stateIs } from '../../../ground/states.ts';
import type { MadeStep } from './asking-rules.ts';

/** The country in which a provider lives or has the business. Before it is said, that of the clock. */
export const residence = `coalesce(business.country, case provider.time_zone
  when 'Europe/Zurich' then 'ch' when 'Europe/Vienna' then 'at' else 'de' end)`;

export interface AskedProvider {
  owner: AccountId;
  email: string;
  missing: TaxMissing[];
  made: MadeStep[];
  [column: string]: unknown;
}

const made = `coalesce((select jsonb_agg(jsonb_build_object('round', step.round, 'step', step.step, 'on', step.made_on)
                                          order by step.round, step.made_at)
                          from app.tax_request step where step.account_id = account.id), '[]')`;

/** The last of the next providers behind this one; undefined behind the last. */
export async function lastOfNext(database: Database, after: string, limit: number): Promise<AccountId | undefined> {
  const [found] = await database.query<{ last: AccountId }>(
    `select account_id as last from (
       select account_id from app.provider where account_id > $1::uuid order by account_id limit $2) as next
      order by account_id desc limit 1`,
    [after, limit],
  );
  return found?.last;
}

export interface AskedSince {
  /** A day. */
  since: string;
  countries: readonly Country[];
}

/** Those between two ids, or one by its own. */
type Among = { after: string; last: AccountId } | { only: AccountId };

/** Whoever has had a completed visit since a day and of whom data are missing, or were asked for. */
export const askedProviders = (
  database: Database,
  { since, countries }: AskedSince,
  among: Among,
): Promise<AskedProvider[]> =>
  database.query(
    `select account.id as owner, account.email, details.missing, ${made} as made
       from app.provider join app.account on account.id = provider.account_id
       left join app.provider_business business on business.account_id = account.id
      -- Worked out once for each: it is asked for twice.
      cross join lateral (select app.tax_missing(account.id) as missing offset 0) as details
      where account.deleted_at is null and ${residence} = any($2::text[])
        and ${'only' in among ? 'provider.account_id = $3::uuid' : 'provider.account_id > $3::uuid and provider.account_id <= $4::uuid'}
        and (cardinality(details.missing) > 0
             or exists (select from app.tax_request step where step.account_id = account.id))
        and exists (select from app.appointment visit
                     where visit.provider_id = account.id and ${stateIs('visit.status', done)}
                       and visit.starts_at >= $1::date)
      order by account.id`,
    [since, countries, ...('only' in among ? [among.only] : [among.after, among.last])],
  );

/** What is missing of a provider and was done about it. */
export async function requestOf(
  database: Database,
  owner: AccountId,
): Promise<{ missing: TaxMissing[]; made: MadeStep[]; isHeld: boolean }> {
  const [found] = await database.query<{ missing: TaxMissing[]; made: MadeStep[]; isHeld: boolean }>(
    `select app.tax_missing(account.id) as missing, ${made} as made, app.is_tax_held(account.id) as "isHeld"
       from app.account where id = $1`,
    [owner],
  );
  return found ?? { missing: [], made: [], isHeld: false };
}

/** False if another run has made it. */
export async function addTaxStep(
  transaction: Database,
  owner: AccountId,
  { round, step, today }: { round: number; step: TaxRequestStep; today: string },
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into app.tax_request (account_id, round, step, made_on, made_at) values ($1, $2, $3, $4::date, $5::timestamptz)
     on conflict do nothing returning step`,
    [owner, round, step, today, now.toISOString()],
  );
  return added.length > 0;
}
