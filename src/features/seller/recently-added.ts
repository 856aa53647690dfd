import type { ListedProperty } from '../../contract/property.ts';

/** Never changed since it was listed: saving writes both instants, a few milliseconds apart at most. */
const sameMomentMilliseconds = 1000;

export const isRecentlyAdded = ({ createdAt, lastUpdate }: Pick<ListedProperty, 'createdAt' | 'lastUpdate'>): boolean =>
  Math.abs(Date.parse(lastUpdate) - Date.parse(createdAt)) < sameMomentMilliseconds;
