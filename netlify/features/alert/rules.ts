import type { ListingId } from '../../../src/contract/fields.ts';
import type { ListingFilters } from '../../../src/contract/listing.ts';
import { resultsQueryOf } from '../../../src/contract/results-query.ts';
import type { DealType } from '../../../src/contract/taxonomy.ts';

/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;
/** An instant search mails no more often; what it finds meanwhile comes together. */
export const instantMinutes = 10;
/** Within a day of a mail about a listing, a further reduction is told only if it makes so much of a difference. */
export const repeatedReduction = { hours: 24, share: 0.01 } as const;
/** Listings that a mail shows; the rest is counted. */
export const listingsInMail = 10;

/** The page for people, and the address for their mail programs. */
export const unsubscribeLinks = (siteUrl: string, token: string) => ({
  page: `${siteUrl}/saved-search/unsubscribe/${token}`,
  oneClick: `${siteUrl}/api/saved-searches/unsubscribe/${token}`,
});

/** All results, on /home. */
export function resultsLink(siteUrl: string, filters: ListingFilters): string {
  const query = resultsQueryOf(filters);
  return query.size === 0 ? `${siteUrl}/home` : `${siteUrl}/home?${query.toString()}`;
}

/** A listing that a saved search may be told of; money in pesos. */
export interface FoundListing {
  id: ListingId;
  title: string;
  location: string;
  dealType: DealType | null;
  price: number | null;
  /** What it cost before it became cheaper; where that was told within a day, what the mail said. */
  formerPrice: number | null;
  /** What a mail of the last day said it costs. */
  toldPrice: number | null;
  isNew: boolean;
}

const cents = (pesos: number): number => Math.round(pesos * 100);

const isAnotherPrice = (price: number, toldPrice: number | null): boolean =>
  toldPrice === null || cents(price) <= cents(toldPrice) * (1 - repeatedReduction.share);

/** What became cheaper and dearer again is no news, nor is one small step after the other. */
export const isWorthTelling = ({ isNew, price, formerPrice, toldPrice }: FoundListing): boolean =>
  isNew || (price !== null && formerPrice !== null && formerPrice > price && isAnotherPrice(price, toldPrice));
