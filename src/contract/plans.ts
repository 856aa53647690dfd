/** The table of plans (docs/product/accounts.md). `cards` are service cards, `listings` properties; `null` is unlimited. */
export interface Plan {
  strand: PlanStrand;
  /** Minor units per month (cents, centavos). */
  priceMinor: number;
  currency: 'EUR' | 'PHP';
  cards: number | null;
  /** People who can be booked. */
  staff: number;
  listings: number | null;
  /** Pictures on each card or listing. */
  images: number;
  listingDays: number;
  /** Customers book a slot at once instead of asking for it. */
  immediateBooking: boolean;
  /** Services at the customer's. */
  homeService: boolean;
}

const freeListings = { listings: 1, listingDays: 30 } as const;
const requestsOnly = { immediateBooking: false, homeService: false } as const;
const immediate = { immediateBooking: true, homeService: false } as const;

export const plans = {
  free: {
    strand: 'services',
    priceMinor: 0,
    currency: 'EUR',
    cards: 1,
    staff: 1,
    images: 3,
    ...freeListings,
    ...requestsOnly,
  },
  gold: {
    strand: 'services',
    priceMinor: 499,
    currency: 'EUR',
    cards: 3,
    staff: 2,
    images: 5,
    ...freeListings,
    ...immediate,
  },
  platin: {
    strand: 'services',
    priceMinor: 999,
    currency: 'EUR',
    cards: 10,
    staff: 10,
    images: 10,
    ...freeListings,
    ...immediate,
    homeService: true,
  },
  basic: {
    strand: 'property',
    priceMinor: 0,
    currency: 'PHP',
    cards: 0,
    staff: 0,
    listings: 1,
    images: 3,
    listingDays: 30,
    ...requestsOnly,
  },
  premium: {
    strand: 'property',
    priceMinor: 49_900,
    currency: 'PHP',
    cards: 0,
    staff: 0,
    listings: 10,
    images: 10,
    listingDays: 90,
    ...requestsOnly,
  },
  developer: {
    strand: 'property',
    priceMinor: 199_900,
    currency: 'PHP',
    cards: 0,
    staff: 0,
    listings: null,
    images: 50,
    listingDays: 90,
    ...requestsOnly,
  },
} as const satisfies Record<string, Plan>;

export const planStrands = ['services', 'property'] as const;
export type PlanStrand = (typeof planStrands)[number];

export type PlanName = keyof typeof plans;
export const planNames = Object.keys(plans) as PlanName[];

/** The `:type` of /provider/register/:type -> plan. Unknown types behave as `free` (docs/product/accounts.md). */
export const planOfRegistration = (type: string | undefined): PlanName => {
  if (type === 'pro') return 'gold';
  return planNames.find((name) => name === type) ?? 'free';
};

/**
 * The plan for an account's properties. A provider's own plan is about service cards. For properties a provider has
 * `basic`, so that no plan of the service strand buys one of the property strand.
 */
export const listingPlanOf = (plan: PlanName): Plan => (plans[plan].strand === 'property' ? plans[plan] : plans.basic);

/** The plan for an account's service cards. Who has none for services has `free`. */
export const servicePlanOf = (plan: PlanName): Plan => (plans[plan].strand === 'services' ? plans[plan] : plans.free);

/** The plans that allow something. */
export const plansWith = (feature: 'immediateBooking' | 'homeService'): PlanName[] =>
  planNames.filter((name) => plans[name][feature]);

/** So long a paid plan is on trial. */
export const trialDays = 30;

export const isPaid = (plan: PlanName): boolean => plans[plan].priceMinor > 0;

/** The plan that may be paid by a commission in place of the fee. */
export const paysCommission = (plan: PlanName): boolean => plan === 'gold';

/** What is left when a trial ends. */
export const smallestPlan = { services: 'free', property: 'basic' } as const satisfies Record<PlanStrand, PlanName>;

/** The next larger plan of the strand; undefined for the largest. */
export const largerPlan = (plan: PlanName): PlanName | undefined => {
  const { strand } = plans[plan];
  const ofStrand = planNames.filter((name) => plans[name].strand === strand);
  return ofStrand[ofStrand.indexOf(plan) + 1];
};
