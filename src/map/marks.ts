import type { Bounds, Position } from '../contract/area.ts';

/** One thing on the map. `label` is what stands on the pin, `title` what is read out. */
export interface MapPin {
  id: string;
  position: Position;
  label: string;
  title: string;
  look: 'plain' | 'viewed' | 'favorite';
}

/** Many things on the map; a click zooms to `bounds`. */
export interface MapCluster {
  position: Position;
  bounds: Bounds;
  count: number;
  label: string;
  title: string;
}

export type DrawTool = 'polygon' | 'rectangle' | 'circle' | 'freehand';
