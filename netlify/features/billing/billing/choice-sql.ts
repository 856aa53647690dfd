import type { AccountId } from '../../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../../src/contract/plans.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Choice } from './choice-rules.ts';

/** In the order of choosing. */
export const choicesOf = (
  database: Database,
  owner: AccountId,
  strands: readonly PlanStrand[],
): Promise<(Choice & { strand: PlanStrand })[]> =>
  database.query(
    `select strand, plan, pays, month_minor as "monthMinor", counts_from as "countsFrom"
       from app.plan_choice where account_id = $1 and strand = any($2::text[]) order by id`,
    [owner, strands],
  );

export const addChoice = (
  transaction: Database,
  owner: AccountId,
  strand: PlanStrand,
  { plan, pays, monthMinor, countsFrom }: Choice,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)`,
    [owner, strand, plan, pays, monthMinor, countsFrom, now.toISOString()],
  );

/** An account whose plan is not the one that it has chosen for now. It is not locked: whoever changes the plan locks it first. */
export async function dueChange(
  database: Database,
  now: Date,
): Promise<{ owner: AccountId; strand: PlanStrand } | undefined> {
  const [found] = await database.query<{ owner: AccountId; strand: PlanStrand }>(
    `select account.id as owner, choice.strand
       from (select distinct account_id, strand from app.plan_choice where counts_from <= $1::timestamptz) chosen
       join app.account on account.id = chosen.account_id
       cross join lateral app.plan_choice_at(chosen.account_id, chosen.strand, $1::timestamptz) choice
      where account.suspended_at is null
        and choice.plan <> case when (account.type = 'seller') = (chosen.strand = 'property') then account.plan
                                else coalesce(account.property_plan, case chosen.strand when 'property' then 'basic' else 'free' end) end
      limit 1`,
    [now.toISOString()],
  );
  return found;
}
