import type { AccountId } from '../../../src/contract/fields.ts';
import { isPaid, type PlanName, plans, trialDays } from '../../../src/contract/plans.ts';
import type { Database } from '../../adapters/ports.ts';
import { daysAfter } from './plan-rules.ts';
import { startTrial } from './plan-sql.ts';

/** A paid plan is a trial. A strand that had one already keeps its end. */
export const beginTrial = async (transaction: Database, owner: AccountId, plan: PlanName, now: Date): Promise<void> => {
  if (!isPaid(plan)) return;
  await startTrial(transaction, owner, { strand: plans[plan].strand, now, endsAt: daysAfter(now, trialDays) });
};
