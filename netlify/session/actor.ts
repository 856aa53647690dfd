import type { AccountType } from '../../src/contract/account.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { PlanName } from '../../src/contract/plans.ts';

/** Who asks, as the database says at this moment. Its id proves ownership in every WHERE clause. */
export interface Actor {
  id: AccountId;
  type: AccountType;
  plan: PlanName;
  isEmailVerified: boolean;
}
