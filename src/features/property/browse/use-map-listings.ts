import { useAnswer } from '../../../api/query.ts';
import { type MapAnswer, mapListings, searchMap } from '../../../contract/property/browse-map.ts';
import type { SeenView } from '../../../map/map-view.ts';
import type { BrowseState } from './browse-state.ts';
import { boxText, isLong, questionOf } from './question.ts';

/** The clusters and pins of the map's area. The previous answer stays until the new one arrives. */
export function useMapListings(state: BrowseState, seen: SeenView | undefined): MapAnswer | undefined {
  const { sort: _, ...filters } = questionOf(state);
  const bounds = seen?.bounds;
  const question = {
    ...filters,
    bbox: bounds === undefined ? '' : boxText(bounds),
    zoom: Math.round(seen?.zoom ?? 0),
  };
  const isAsked = seen !== undefined && !state.isFavorites;
  const isBody = isLong(question);
  const options = { placeholder: (before: MapAnswer | undefined) => before };
  const short = useAnswer(mapListings, { query: question }, { ...options, isEnabled: isAsked && !isBody });
  const long = useAnswer(searchMap, { body: question }, { ...options, isEnabled: isAsked && isBody });
  return isAsked ? (isBody ? long : short).data : undefined;
}
