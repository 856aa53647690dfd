import { listingPlanOf, type PlanName, plans } from '../plans.ts';

interface PlanFeature {
  plans: readonly PlanName[];
  /** The server does it today. */
  isThere: boolean;
}

const property = ['basic', 'premium', 'developer'] as const;
const services = ['free', 'gold', 'platin'] as const;

/**
 * The features of the plans, in the order of the pages. A page shows only features that are built (`isThere`).
 * tests/api/plan-features.test.ts checks each against the doors.
 */
export const planFeatures = {
  listings: { plans: property, isThere: true },
  images: { plans: property, isThere: true },
  listingDays: { plans: property, isThere: true },
  featuredPlacement: { plans: ['premium'], isThere: false },
  priorityPlacement: { plans: ['developer'], isThere: false },
  statistics: { plans: property, isThere: true },
  notifications: { plans: property, isThere: true },
  agents: { plans: ['developer'], isThere: false },
  marketing: { plans: ['developer'], isThere: false },
  cards: { plans: services, isThere: true },
  staff: { plans: services, isThere: true },
  cardImages: { plans: services, isThere: true },
  appointmentRequests: { plans: services, isThere: true },
  immediateBooking: { plans: ['gold', 'platin'], isThere: true },
  homeService: { plans: ['platin'], isThere: true },
  serviceStatistics: { plans: services, isThere: true },
  premiumSupport: { plans: ['platin'], isThere: false },
  ownListings: { plans: services, isThere: true },
} as const satisfies Record<string, PlanFeature>;

export type PlanFeatureName = keyof typeof planFeatures;
const names = Object.keys(planFeatures) as PlanFeatureName[];

/** How many of it a plan has; undefined where it is not counted. */
function countOf(feature: PlanFeatureName, plan: PlanName): number | null | undefined {
  const { cards, images, staff } = plans[plan];
  switch (feature) {
    case 'listings':
    case 'ownListings':
      return listingPlanOf(plan).listings;
    case 'images':
    case 'cardImages':
      return images;
    case 'listingDays':
      return listingPlanOf(plan).listingDays;
    case 'cards':
      return cards;
    case 'staff':
      return staff;
    default:
      return undefined;
  }
}

export interface ShownFeature {
  name: PlanFeatureName | 'unlimitedListings';
  count: number | undefined;
}

/** The features of a plan that a page may show. Unlimited listings have a name of their own. */
export const shownFeaturesOf = (plan: PlanName): ShownFeature[] =>
  names
    .filter((name) => planFeatures[name].isThere && planFeatures[name].plans.some((known) => known === plan))
    .map((name) => {
      const count = countOf(name, plan);
      return count === null ? { name: 'unlimitedListings', count: undefined } : { name, count };
    });
