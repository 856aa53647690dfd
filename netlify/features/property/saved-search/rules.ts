import type { Shape } from '../../../../src/contract/area.ts';
import { apiBase, pathOf } from '../../../../src/contract/endpoint-path.ts';
import type { ListingFilters } from '../../../../src/contract/property/browse.ts';
import { type SavedSearchId, savedSearchId, unsubscribe } from '../../../../src/contract/property/saved-search.ts';
import { shareVersion } from '../../../../src/contract/site/share-picture.ts';
import type { Language } from '../../../../src/contract/words.ts';
import { filePaths } from '../../../../src/file-paths.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { type Box, boxOf, boxOfShapes } from '../../../search/geometry/index.ts';

/** How often in how many seconds. A confirmation is a mail to an address that anybody may have typed. */
export const savedSearchLimits = {
  savesPerAccount: { name: 'saved-search-account', times: 100, seconds: 60 * 60 },
  guestSavesPerCaller: { name: 'saved-search-caller', times: 30, seconds: 60 * 60 },
  confirmationsPerEmail: { name: 'saved-search-email', times: 8, seconds: 60 * 60 },
  /** Fewer than for the address, so that a single caller cannot use up its limit. */
  confirmationsPerEmailFromCaller: { name: 'saved-search-email-caller', times: 5, seconds: 60 * 60 },
} as const;

/** The filters in the form in which a browser sends them: the viewport as text. */
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

/** In the address of the areas' picture: other areas, another address. */
export const areaVersion = (shapes: readonly Shape[]): string => shareVersion([JSON.stringify(shapes)]);

/** The picture of the drawn areas; undefined where none is drawn. */
export const areaPicture = (siteUrl: string, id: SavedSearchId, { area = [] }: ListingFilters): string | undefined =>
  area.length === 0 ? undefined : siteUrl + filePaths.searchPicture(id, areaVersion(area));

/** The subject of a confirmation link: a search, and the hash of the address to which the link was sent. */
export const confirmationSubject = (id: SavedSearchId, emailHash: string): string => `${id} ${emailHash}`;

export function readConfirmationSubject(subject: string): { id: SavedSearchId; emailHash: string } {
  const [id, emailHash = ''] = subject.split(' ');
  return { id: savedSearchId.parse(id), emailHash };
}

export const confirmationLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.confirmSavedSearch(token));

/** The address for their mail programs. */
export const oneClickUnsubscribe = (siteUrl: string, token: string): string =>
  siteUrl + pathOf(unsubscribe, apiBase).replace(':token', token);
