import type { TaxMissing, TaxRequestStep } from '../../../src/contract/billing-tax-report.ts';
import type { Country } from '../../../src/contract/country.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import { done, stateIs } from '../../ground/states.ts';
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

/** Whoever has had a completed visit since a day and of whom data are missing, or were asked for. */
export const askedProviders = (
  database: Database,
  { since, countries, only }: { since: string; countries: readonly Country[]; only?: AccountId },
): Promise<AskedProvider[]> =>
  database.query(
    `select account.id as owner, account.email, app.tax_missing(account.id) as missing, ${made} as made
       from app.provider join app.account on account.id = provider.account_id
       left join app.provider_business business on business.account_id = account.id
      where account.deleted_at is null and ($3::uuid is null or account.id = $3::uuid) and ${residence} = any($2::text[])
        and (cardinality(app.tax_missing(account.id)) > 0
             or exists (select from app.tax_request step where step.account_id = account.id))
        and exists (select from app.appointment visit
                     where visit.provider_id = account.id and ${stateIs('visit.status', done)}
                       and visit.starts_at >= $1::date)
      order by account.id`,
    [since, countries, only ?? null],
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
