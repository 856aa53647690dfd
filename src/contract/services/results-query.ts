import type { Bounds, Shape } from '../area.ts';
import type { ListingFilters } from '../property/browse.ts';
import { writeShapes } from '../shape-text.ts';

/** Filters as the query of /home, which has no viewport of its own: that one becomes a rectangle. */
export function resultsQueryOf({ area, bbox, ...filters }: ListingFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== 0 && value !== '' && value !== 'all') query.set(name, String(value));
  const shapes = shapesOf({ area, bbox });
  if (shapes.length > 0) query.set('area', writeShapes(shapes));
  return query;
}

/** The area that filters ask for, drawn or seen. */
export const shapesOf = ({ area, bbox }: Pick<ListingFilters, 'area' | 'bbox'>): readonly Shape[] =>
  area ?? (bbox === undefined ? [] : [rectangleOf(bbox)]);

const rectangleOf = (bounds: Bounds): Shape => ({ type: 'rectangle', bounds });
