import { type PlanName, plans } from '../../../src/contract/plans.ts';

/** A seller stays a seller and a provider a provider: the account of the other strand is another one. */
export const isSameStrand = (one: PlanName, other: PlanName): boolean => plans[one].strand === plans[other].strand;
