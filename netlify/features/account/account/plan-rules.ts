import type { AccountType } from '../../../../src/contract/account/account.ts';
import { sweptDays } from '../../../../src/contract/admin/retention.ts';
import { type PlanName, type PlanStrand, smallestPlan } from '../../../../src/contract/plans.ts';

/** The plans as the account's row has them. */
export interface HeldPlans {
  type: AccountType;
  plan: PlanName;
  propertyPlan: PlanName | null;
}

export const planHeld = ({ type, plan, propertyPlan }: HeldPlans, strand: PlanStrand): PlanName =>
  (type === 'seller') === (strand === 'property') ? plan : (propertyPlan ?? smallestPlan[strand]);

/** So long after a deletion its person gets no further trial. */
export const trialKeptDays = sweptDays.trial_had;

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMilliseconds);

const dayMilliseconds = 24 * 60 * 60 * 1000;
