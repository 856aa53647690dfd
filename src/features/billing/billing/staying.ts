import type { Counted, CountedKind } from '../../../contract/billing/billing.ts';
import { type PlanName, type PlanStrand, planNames, plans } from '../../../contract/plans.ts';

/** What the plans of a strand count. */
export const kindsOf = { services: ['cards', 'staff'], property: ['listings'] } as const satisfies Record<
  PlanStrand,
  readonly CountedKind[]
>;

/** Those that stay, as the server chooses them: the ticked first, then in the given order; too many pictures fit in no plan. */
export function stayingAt(
  plan: PlanName,
  kind: CountedKind,
  items: readonly Counted[],
  chosen: readonly string[],
): Counted[] {
  const { images, [kind]: room } = plans[plan];
  const rank = ({ id }: Counted): number => (chosen.includes(id) ? 0 : 1);
  return items
    .filter((item) => item.images <= images)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, room ?? items.length);
}

/** The smaller plans that hide some of them, the larger first. */
export const hidingPlans = (held: PlanName, kind: CountedKind, items: readonly Counted[]): PlanName[] =>
  planNames
    .filter((plan) => plans[plan].strand === plans[held].strand && plans[plan].priceMinor < plans[held].priceMinor)
    .filter((plan) => stayingAt(plan, kind, items, []).length < items.length)
    .reverse();
