import type L from 'leaflet';
import type { Box } from './basemap/names.ts';

/** The map's event after the names that win over its marks have found their places. */
export const namesPlaced = 'names';

interface Placed {
  boxes: readonly Box[];
  /** The pixel of the earth from which they are counted. */
  origin: L.Point;
}

const placed = new WeakMap<L.Map, Placed>();

export const setNameBoxes = (map: L.Map, names: Placed): void => void placed.set(map, names);

/** Where large names stand now, in pixels of the map's element: no mark covers one. */
export function nameBoxes(map: L.Map): Box[] {
  const names = placed.get(map);
  if (names === undefined) return [];
  const { x, y } = names.origin.subtract(map.getPixelBounds().min ?? names.origin);
  return names.boxes.map(({ left, right, top, bottom }) => ({
    left: left + x,
    right: right + x,
    top: top + y,
    bottom: bottom + y,
  }));
}
