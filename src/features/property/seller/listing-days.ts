import type { OwnListing } from '../../../contract/property/listing.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** The first reminder goes out then (docs/product/property.md, "Days"). */
const soonMilliseconds = 7 * dayMilliseconds;

/** Allows for delays and clocks: a listing that was just renewed for 90 days has 90 days left. */
const toleranceMilliseconds = 5 * 60 * 1000;

type Running = Pick<OwnListing, 'status' | 'expiresAt'>;

/** The time until a published listing ends; undefined if it has no end. */
function millisecondsLeft({ status, expiresAt }: Running, now: number): number | undefined {
  return status !== 'published' || expiresAt === null ? undefined : Math.max(0, Date.parse(expiresAt) - now);
}

/** Whole days; 0 on the last one. */
export function daysLeft(listing: Running, now: number): number | undefined {
  const left = millisecondsLeft(listing, now);
  return left === undefined ? undefined : Math.floor((left + toleranceMilliseconds) / dayMilliseconds);
}

export const isExpiringSoon = (listing: Running, now: number): boolean =>
  (millisecondsLeft(listing, now) ?? Number.POSITIVE_INFINITY) <= soonMilliseconds;

/** How many listings count against the plan: those that visitors can see. */
export const countPublic = (listings: readonly Running[], now: number): number =>
  listings.filter((listing) => (millisecondsLeft(listing, now) ?? 0) > 0).length;
