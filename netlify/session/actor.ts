import type { AccountType } from '../../src/contract/account/account.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { PlanName } from '../../src/contract/plans.ts';

/** The signed-in caller, read from the database for this call. Its id proves ownership in every WHERE clause. */
export interface Actor {
  id: AccountId;
  type: AccountType;
  /** The one that counts for properties. */
  plan: PlanName;
  isEmailVerified: boolean;
  /** An administrator who reads and answers, and decides nothing. */
  isSupport: boolean;
  /** False of an administrator without a second factor: nothing of the administration is open yet. */
  isSecured: boolean;
  /** That of the token: what signing out ends. */
  sessionId: string;
  /** Where it stays signed in; absent in a session of 30 minutes. */
  deviceId?: string;
}
