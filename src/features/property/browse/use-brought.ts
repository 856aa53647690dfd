import { useAnswer } from '../../../api/query.ts';
import type { Bounds } from '../../../contract/area.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import type { BrowseState } from './browse-state.ts';
import { isLong, questionOf } from './question.ts';

/** So few results are worth saying what dropping a filter brings. */
const fewResults = 5;

export interface Brings {
  /** Undefined while it is not known. */
  total: number | undefined;
  /** The area of the map, if the list is that of the map. */
  box: Bounds | undefined;
}

/** How many more there would be in another state; undefined where there are enough already, or no more. */
export function useBrought(other: BrowseState, { total, box }: Brings): number | undefined {
  const { sort: _, ...question } = questionOf(other, box);
  const isAsked = total !== undefined && total <= fewResults && !other.isFavorites && !isLong(question);
  const { data } = useAnswer(listListings, { query: { ...question, limit: 1 } }, { isEnabled: isAsked });
  const more = isAsked && data !== undefined ? data.total - total : 0;
  return more > 0 ? more : undefined;
}
