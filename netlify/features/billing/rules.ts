import { type PlanName, plans } from '../../../src/contract/plans.ts';

/** A plan may change within its strand only: an account of the other strand is another account. */
export const isSameStrand = (one: PlanName, other: PlanName): boolean => plans[one].strand === plans[other].strand;
