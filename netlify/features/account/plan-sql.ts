import type { AccountId } from '../../../src/contract/fields.ts';
import type { PlanStrand } from '../../../src/contract/plans.ts';
import type { Database } from '../../adapters/ports.ts';
import type { Held } from './plan-rules.ts';

/** Locks the account until the transaction ends, so that a change and a publication at the same moment follow one another. */
export async function lockedPlans(transaction: Database, owner: AccountId): Promise<Held | undefined> {
  const [found] = await transaction.query<Held & Record<string, unknown>>(
    `select type, plan, property_plan as "propertyPlan" from app.account
      where id = $1 and suspended_at is null for update`,
    [owner],
  );
  return found;
}

export async function plansHeld(database: Database, owner: AccountId): Promise<Held | undefined> {
  const [found] = await database.query<Held & Record<string, unknown>>(
    'select type, plan, property_plan as "propertyPlan" from app.account where id = $1',
    [owner],
  );
  return found;
}

/** Each strand has one trial: another plan in it goes on with the same end. */
export const startTrial = (
  transaction: Database,
  owner: AccountId,
  { strand, now, endsAt }: { strand: PlanStrand; now: Date; endsAt: Date },
): Promise<unknown> =>
  transaction.query(
    `insert into app.plan_trial (account_id, strand, started_at, ends_at) values ($1, $2, $3, $4)
     on conflict (account_id, strand) do nothing`,
    [owner, strand, now.toISOString(), endsAt.toISOString()],
  );
