import { storedFilters } from '../../../../src/contract/property/browse.ts';
import { savedSearchId } from '../../../../src/contract/property/saved-search.ts';
import type { DrawnPicture } from '../../../http/answer.ts';
import { drawArea } from '../../../images/area-picture.ts';
import { areaVersion } from './rules.ts';
import { filtersOf } from './sql.ts';

/** The drawn areas of a saved search on the outline of the country. One without areas has no picture. */
export const drawSearch: DrawnPicture = async ({ database }, { id: word }) => {
  const id = savedSearchId.safeParse(word);
  const filters = id.success ? storedFilters.safeParse(await filtersOf(database, id.data)) : undefined;
  const shapes = filters?.data?.area ?? [];
  if (shapes.length === 0) return undefined;
  return { version: areaVersion(shapes), draw: () => drawArea(shapes) };
};
