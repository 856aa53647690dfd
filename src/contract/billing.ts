import * as z from 'zod/mini';
import { user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { identifier, instant } from './fields.ts';
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

/** What the limits of the plans count: cards and people that can be booked, and listings. */
export const countedKinds = ['cards', 'staff', 'listings'] as const;
export type CountedKind = (typeof countedKinds)[number];

const counted = z.object({
  kind: z.enum(countedKinds),
  id: identifier,
  name: z.string(),
  images: z.int(),
  /** Chosen to stay when a smaller plan begins. */
  stays: z.boolean(),
});
export type Counted = z.output<typeof counted>;

/** Of a kind whose number has no limit, the first so many can be chosen from. */
export const countedMaximum = 200;

export const getCounted = endpoint('GET /provider/package/counted', {
  summary:
    'What counts towards the limits of the own plans: public cards and listings, bookable people. In the order in which a smaller plan keeps them where nothing is chosen; at most 200 of a kind',
  access: 'lister',
  response: z.object({ items: z.array(counted) }),
});

const keptIds = z.optional(z.array(identifier).check(z.maxLength(countedMaximum)));

export const changePackage = endpoint('PUT /provider/package', {
  summary:
    'Change the plan of a strand: at once, but from a running trial to the plan without a price at its end (`effectiveAt`; naming the own plan takes that back). What exceeds a smaller plan becomes a draft, surplus staff rests; the chosen are kept, then the newest. A larger plan brings back what was hidden',
  access: 'lister',
  body: z.object({
    package: z.enum(planNames),
    /** By kind, what stays when a smaller plan begins, before the others of its kind; what belongs to others is passed over. */
    keep: z.optional(z.object({ cards: keptIds, staff: keptIds, listings: keptIds })),
  }),
  response: z.object({
    user,
    // How many listings and service cards became drafts; none before `effectiveAt`.
    drafted: z.object({ listings: z.int(), cards: z.int() }),
    // What a smaller plan had hidden and that is public or bookable again.
    restored: z.object({ listings: z.int(), cards: z.int(), staff: z.int() }),
    // How many of the staff cannot be booked any more.
    resting: z.int(),
    effectiveAt: instant,
    trialEndsAt: z.nullable(instant),
  }),
  refusals: ['trial_over'],
});
