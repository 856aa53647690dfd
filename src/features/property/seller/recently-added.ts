import type { ListedProperty } from '../../../contract/property/listing.ts';

/** The listing was never changed: the first saving writes both times a few milliseconds apart at most. */
const sameMomentMilliseconds = 1000;

export const isRecentlyAdded = ({ createdAt, lastUpdate }: Pick<ListedProperty, 'createdAt' | 'lastUpdate'>): boolean =>
  Math.abs(Date.parse(lastUpdate) - Date.parse(createdAt)) < sameMomentMilliseconds;
