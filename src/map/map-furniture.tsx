import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { furnishMap, type MapWords, zoomByWheelWhenUsed } from './base-map.ts';
import type { GroundLoader } from './map-view.ts';

/** Outline, tiles, buttons and the name of a map among react-leaflet's parts. */
export function MapFurniture({ words, loadGround }: { words: MapWords; loadGround: GroundLoader }) {
  const map = useMap();
  // A map gets its texts once; other texts need a new map.
  const furnish = useEffectEvent(() => {
    furnishMap(map, { words, loadGround });
    zoomByWheelWhenUsed(map);
  });
  useEffect(function furnishOnce() {
    furnish();
  }, []);
  return null;
}
