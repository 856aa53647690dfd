import type { ListingId } from '../../../../src/contract/fields.ts';
import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import type { DealType } from '../../../../src/contract/property/taxonomy.ts';
import { resultsQueryOf } from '../../../../src/contract/services/results-query.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { ImageRow } from '../../../ground/pictures.ts';

/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;
/** An "instant" search mails at most once in this time. What it finds in between comes in one mail. */
export const instantMinutes = 10;
/** Within so many hours after a mail about a listing, a further reduction is mailed only from this share on. */
export const repeatedReduction = { hours: 24, share: 0.01 } as const;
/** A mail shows so many listings and says how many more there are. */
export const listingsInMail = 10;

/** The page for people. */
export const unsubscribeLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.unsubscribeSavedSearch(token));

/** The address of /home with all results of a search. */
export const resultsLink = (siteUrl: string, language: Language, filters: ListingFilters): string =>
  siteUrl + addressIn(language, paths.home(Object.fromEntries(resultsQueryOf(filters))));

export const listingLink = (siteUrl: string, language: Language, id: ListingId): string =>
  siteUrl + addressIn(language, paths.property(id));

/** A listing that a saved search has found. Money in pesos. */
export interface FoundListing {
  id: ListingId;
  /** Where it is shown, in micro-degrees. */
  x: number;
  y: number;
  title: string;
  location: string;
  /** 0 where it has none, or nobody has said. */
  bedrooms: number;
  /** In m²; 0 where nobody has said. */
  area: number;
  dealType: DealType | null;
  price: number | null;
  /** The price before it became cheaper, or the price that a mail of the last day named. */
  formerPrice: number | null;
  /** The price that a mail of the last day named. */
  toldPrice: number | null;
  isNew: boolean;
  /** Its first picture. */
  cover: ImageRow | null;
}

const cents = (pesos: number): number => Math.round(pesos * 100);

const isAnotherPrice = (price: number, toldPrice: number | null): boolean =>
  toldPrice === null || cents(price) <= cents(toldPrice) * (1 - repeatedReduction.share);

/** A new listing is worth a mail. A reduction is, unless it was taken back or is small beside the last mail's price. */
export const isWorthTelling = ({ isNew, price, formerPrice, toldPrice }: FoundListing): boolean =>
  isNew || (price !== null && formerPrice !== null && formerPrice > price && isAnotherPrice(price, toldPrice));
