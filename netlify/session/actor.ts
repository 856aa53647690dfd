import type { AccountType } from '../../src/contract/account/account.ts';
import type { Endpoint, MemberRole } from '../../src/contract/endpoint.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import type { StaffId } from '../../src/contract/services/staff.ts';

/** For whom an employee works, and as what. */
export interface Employment {
  /** The employee's own account, whoever they act for. */
  account: AccountId;
  business: AccountId;
  /** That of the business. */
  plan: PlanName;
  role: MemberRole;
  /** Always there in the role `team`. */
  staff: StaffId | null;
}

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
  /** Only in a call that the role may make. Of a call for providers `id` is the business then. */
  works?: Employment;
}

/**
 * The one place where somebody acts for a business that is not their own account: the call says which roles may. Everybody else
 * is themselves, and nothing but themselves.
 */
export function actorIn({ access, roles }: Pick<Endpoint, 'access' | 'roles'>, { works, ...self }: Actor): Actor {
  if (works === undefined || !roles.includes(works.role)) return self;
  const { business: id, plan } = works;
  return access === 'provider' ? { ...self, id, type: 'provider', plan, works } : { ...self, works };
}

export interface Doer {
  account: AccountId;
  staff: StaffId | null;
}

/** Who it is that acts, also where that is for a business. */
export const doerOf = ({ id, works }: Pick<Actor, 'id' | 'works'>): Doer => ({
  account: works?.account ?? id,
  staff: works?.staff ?? null,
});

/** The only one of the staff whose week the actor sees and moves; undefined of whoever sees all. */
export const onlyStaffOf = ({ works }: Pick<Actor, 'works'>): StaffId | undefined =>
  works?.role === 'team' ? (works.staff ?? undefined) : undefined;
