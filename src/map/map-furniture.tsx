import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { furnishMap, type MapWords, zoomByWheelWhenUsed } from './base-map.ts';
import type { OutlineLoader } from './map-view.ts';

/** Outline, tiles, buttons and the name of a map among react-leaflet's parts. */
export function MapFurniture({ words, loadOutline }: { words: MapWords; loadOutline: OutlineLoader }) {
  const map = useMap();
  // A map gets its texts once; other texts need a new map.
  const furnish = useEffectEvent(() => {
    furnishMap(map, { words, loadOutline });
    zoomByWheelWhenUsed(map);
  });
  useEffect(function furnishOnce() {
    furnish();
  }, []);
  return null;
}
