import type { ListingId } from '../../../src/contract/fields.ts';
import type { ListingFilters } from '../../../src/contract/listing.ts';
import { resultsQueryOf } from '../../../src/contract/results-query.ts';
import type { DealType } from '../../../src/contract/taxonomy.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';

/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;
/** An instant search mails no more often; what it finds meanwhile comes together. */
export const instantMinutes = 10;
/** Within a day of a mail about a listing, a further reduction is told only if it makes so much of a difference. */
export const repeatedReduction = { hours: 24, share: 0.01 } as const;
/** Listings that a mail shows; the rest is counted. */
export const listingsInMail = 10;

/** The page for people. */
export const unsubscribeLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.unsubscribeSavedSearch(token));

/** The address for their mail programs. */
export const oneClickUnsubscribe = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/saved-searches/unsubscribe/${token}`;

/** All results, on /home. */
export const resultsLink = (siteUrl: string, language: Language, filters: ListingFilters): string =>
  siteUrl + addressIn(language, paths.home(Object.fromEntries(resultsQueryOf(filters))));

export const listingLink = (siteUrl: string, language: Language, id: ListingId): string =>
  siteUrl + addressIn(language, paths.property(id));

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
