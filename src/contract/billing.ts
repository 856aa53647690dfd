import * as z from 'zod/mini';
import { user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { cardId, instant } from './fields.ts';
import { limits } from './limits.ts';
import { planNames, planStrands } from './plans.ts';

const heldPlan = z.object({
  strand: z.enum(planStrands),
  package: z.enum(planNames),
  /** A paid plan is a trial until then; null for a plan that costs nothing, and for accounts that are exempt. */
  trialEndsAt: z.nullable(instant),
  /** The one trial of the strand is over: a paid plan cannot be taken for the time being. */
  isTrialOver: z.boolean(),
  /** The smaller plan that was chosen while the trial runs, and from when it counts; null without such a choice. */
  next: z.nullable(z.object({ package: z.enum(planNames), from: instant })),
  /** What the end of the trial has changed, for 30 days: `package` was the plan, the numbers are drafts and people resting. */
  ended: z.nullable(
    z.object({ at: instant, package: z.enum(planNames), cards: z.int(), listings: z.int(), resting: z.int() }),
  ),
});
export type HeldPlan = z.output<typeof heldPlan>;

export const getPackages = endpoint('GET /provider/package', {
  summary: 'The own plans, one for each strand in which the account may hold one',
  access: 'lister',
  response: z.object({ plans: z.array(heldPlan) }),
});

export const changePackage = endpoint('PUT /provider/package', {
  summary:
    'Change the plan of a strand: at once, but from a running trial to the plan without a price at its end (`effectiveAt`; naming the own plan takes that back). What exceeds a smaller plan becomes a draft, the newest is kept; surplus staff rests',
  access: 'lister',
  body: z.object({
    package: z.enum(planNames),
    /** The cards that stay public when a smaller plan begins, before the newest ones; others' are passed over. */
    keep: z.optional(z.array(cardId).check(z.maxLength(limits.serviceCardsMaximum))),
  }),
  response: z.object({
    user,
    // How many listings and service cards became drafts; none before `effectiveAt`.
    drafted: z.object({ listings: z.int(), cards: z.int() }),
    // Cards that a smaller plan had hidden and that are public again.
    restored: z.int(),
    // How many of the staff cannot be booked any more.
    resting: z.int(),
    effectiveAt: instant,
    trialEndsAt: z.nullable(instant),
  }),
  refusals: ['trial_over'],
});
