import type { ReviewAuthor, ReviewState } from '../../../../src/contract/booking/review.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { done, isOneOf, type KeptStatus } from '../../../ground/states.ts';

export const reviewDays = 90;

/** From the third review on by somebody who has never reviewed another provider. */
export const oneProviderReviews = 3;
export const youngAccountHours = 24;

/** How long the address works to which the link of a picture redirects. */
export const shownSeconds = 60;

export const reviewLimits = {
  writesPerVisit: { name: 'review-write', times: 30, seconds: 60 * 60 },
} as const;

export interface Reviewable {
  status: KeptStatus;
  endsAt: string;
  /** The customer made the booking or has said that they come. */
  isCustomers: boolean;
}

/** Until when a visit can be reviewed; null where it cannot. */
export function reviewableUntil({ status, endsAt, isCustomers }: Reviewable): string | null {
  if (!isOneOf(done, status) || !isCustomers) return null;
  return new Date(Date.parse(endsAt) + reviewDays * 86_400_000).toISOString();
}

export const isReviewable = (visit: Reviewable, now: Date): boolean => {
  const until = reviewableUntil(visit);
  return until !== null && Date.parse(until) >= now.getTime();
};

export interface Standing {
  checkState: 'none' | 'held' | 'released' | 'removed';
  withdrawnAt: string | null;
  unveiledAt: string;
}

export function stateOf({ checkState, withdrawnAt, unveiledAt }: Standing, now: Date): ReviewState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (checkState === 'removed' || checkState === 'held') return checkState;
  return isSealed(unveiledAt, now) ? 'sealed' : 'visible';
}

export const isSealed = (unveiledAt: string, now: Date): boolean => Date.parse(unveiledAt) > now.getTime();

/** Under the seal it can be changed, unless a person has removed it. */
export const isChangeable = ({ checkState, withdrawnAt, unveiledAt }: Standing, now: Date): boolean =>
  withdrawnAt === null && checkState !== 'removed' && isSealed(unveiledAt, now);

export const otherSide = (side: ReviewAuthor): ReviewAuthor => (side === 'customer' ? 'provider' : 'customer');

/** The page that says how reviews are checked. */
export const policyLink = (siteUrl: string): string => siteUrl + addressIn('de', paths.reviewsPolicy());
