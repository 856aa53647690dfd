import type { Bounds, Position } from '../contract/area.ts';

/** One listing on the map. `label` is the text on the pin, `title` is read out. */
export interface MapPin {
  id: string;
  position: Position;
  label: string;
  title: string;
  look: 'plain' | 'viewed' | 'favorite' | 'outside';
}

/** Many listings on the map. A click zooms to `bounds`. */
export interface MapCluster {
  position: Position;
  bounds: Bounds;
  count: number;
  label: string;
  title: string;
}

export type DrawTool = 'polygon' | 'rectangle' | 'circle' | 'freehand';

/** The map's event after its marks have changed. */
export const marksShown = 'marks';
