import type { ListingFilters } from '../../../src/contract/listing.ts';
import { type SavedSearchId, savedSearchId } from '../../../src/contract/saved-search.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { type Box, boxOf, boxOfShapes } from '../../search/index.ts';

/** How often in how many seconds. What needs a confirmation sends a mail to an address that somebody typed. */
export const savedSearchLimits = {
  savesPerAccount: { name: 'saved-search-account', times: 100, seconds: 60 * 60 },
  guestSavesPerCaller: { name: 'saved-search-caller', times: 30, seconds: 60 * 60 },
  confirmationsPerEmail: { name: 'saved-search-email', times: 8, seconds: 60 * 60 },
  /** Fewer: no single caller uses up what an address may get. */
  confirmationsPerEmailFromCaller: { name: 'saved-search-email-caller', times: 5, seconds: 60 * 60 },
} as const;

/** As the browser may ask it again: the viewport as the text that it was. */
export const filtersKept = ({ bbox, ...filters }: ListingFilters): Record<string, unknown> => ({
  ...filters,
  ...(bbox === undefined ? {} : { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join(',') }),
});

/** No listing outside this box matches: the box around the shapes that include, cut to the viewport. */
export function boxOfFilters({ area = [], bbox }: ListingFilters): Box {
  const drawn = boxOfShapes(area);
  return bbox === undefined ? drawn : intersection(drawn, boxOf(bbox));
}

const intersection = (one: Box, other: Box): Box => ({
  west: Math.max(one.west, other.west),
  south: Math.max(one.south, other.south),
  east: Math.min(one.east, other.east),
  north: Math.min(one.north, other.north),
});

/** What a confirmation link speaks of: a search, and the hash of the very address that it went to. */
export const confirmationSubject = (id: SavedSearchId, emailHash: string): string => `${id} ${emailHash}`;

export function readConfirmationSubject(subject: string): { id: SavedSearchId; emailHash: string } {
  const [id, emailHash = ''] = subject.split(' ');
  return { id: savedSearchId.parse(id), emailHash };
}

export const confirmationLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.confirmSavedSearch(token));
