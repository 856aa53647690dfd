import type { HeldPlan, PlanPays } from '../../../contract/billing/billing.ts';
import { isPaid, type PlanName, paysCommission, plans } from '../../../contract/plans.ts';

/** A way to have a plan that somebody does not have now, or not so. */
export interface Offer {
  plan: PlanName;
  /** Undefined: a trial, or a plan that costs nothing. */
  pays: PlanPays | undefined;
}

export const isLarger = (plan: PlanName, than: PlanName): boolean => plans[plan].priceMinor > plans[than].priceMinor;

const ordersOf = (plan: PlanName): Offer[] => [
  { plan, pays: 'fee' },
  ...(paysCommission(plan) ? [{ plan, pays: 'commission' } as const] : []),
];

/** What can be pressed below a plan. */
export function offersOf(plan: PlanName, { package: own, pays, isTrialOver, isPayable, next }: HeldPlan): Offer[] {
  const isOther = ({ plan: name, pays: way }: Offer): boolean =>
    !(name === next?.package && (way ?? 'nothing') === next.pays) && !(name === own && (way ?? 'nothing') === pays);
  if (!isPaid(plan)) return [{ plan, pays: undefined }].filter(isOther);
  // Who pays keeps paying; who has a trial orders the plan of the trial, or tries another one.
  if (pays !== 'nothing') return ordersOf(plan).filter(isOther);
  if (!isTrialOver && plan !== own) return plan === next?.package ? [] : [{ plan, pays: undefined }];
  return isPayable ? ordersOf(plan).filter(isOther) : [];
}

/** Whether the offer is shown with what it costs before it is taken. */
export const hasPreview = ({ pays }: Offer, held: HeldPlan): boolean => pays !== undefined || held.pays !== 'nothing';
