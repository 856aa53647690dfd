import type { ListingId } from '../../../src/contract/fields.ts';
import type { ListingFilters } from '../../../src/contract/listing.ts';
import { resultsQueryOf } from '../../../src/contract/results-query.ts';
import type { DealType } from '../../../src/contract/taxonomy.ts';

/** So many searches are asked about one listing in one statement. */
export const searchesAtOnce = 50;
/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;
/** News that were matched go after so many days, those that never could be (the listing stayed hidden) after more. */
export const newsDays = { matched: 30, open: 90 } as const;
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
  /** What it cost before it became cheaper. */
  formerPrice: number | null;
  isNew: boolean;
}

/** What became cheaper and dearer again is no news. */
export const isWorthTelling = ({ isNew, price, formerPrice }: FoundListing): boolean =>
  isNew || (price !== null && formerPrice !== null && formerPrice > price);
