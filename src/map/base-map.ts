import L from 'leaflet';
import type { Bounds, Position } from '../contract/area.ts';
import { groundCredit } from '../contract/site/map-picture.ts';
import { layGround } from './ground-layer.ts';
import './leaflet.css';
import type { GroundLoader, MapView, SeenView } from './map-view.ts';
import { layTiles } from './tiles.ts';

export interface MapWords {
  /** The accessible name of the map. */
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** The attribution of the default tiles. */
  contributors: string;
}

export interface BaseMapOptions {
  view: MapView;
  words: MapWords;
  loadGround: GroundLoader;
}

const earthPixelsAtZoom0 = 256;

/** The smallest zoom: the whole earth fits, because a shape may be that large. */
function leastZoomIn({ clientWidth, clientHeight }: HTMLElement): number {
  const whole = Math.floor(Math.log2(Math.min(clientWidth, clientHeight) / earthPixelsAtZoom0));
  return Math.max(0, Math.min(3, whole));
}

/** The options of all maps. */
export const baseMapOptions = ({ center, zoom }: MapView): L.MapOptions => ({
  center,
  zoom,
  minZoom: 0,
  maxZoom: 19,
  zoomControl: false,
  // furnishMap follows the element. Leaflet's own answer to a window's new width comes 200 ms later, also to a map that is gone.
  trackResize: false,
  worldCopyJump: false,
  maxBounds: [
    [-85, -180],
    [85, 180],
  ],
  maxBoundsViscosity: 1,
  // pointers.ts replaces leaflet-draw's own touch handling.
  touchExtend: false,
});

/** Adds the base map, the tiles, zoom buttons and a name to a map, and follows its element's size. */
export function furnishMap(map: L.Map, { words, loadGround }: Omit<BaseMapOptions, 'view'>): void {
  const element = map.getContainer();
  L.control.zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.label);
  layGround(map, loadGround);
  map.attributionControl.addAttribution(groundCredit);
  layTiles(map, words.contributors);
  map.setMinZoom(leastZoomIn(element));
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }).setMinZoom(leastZoomIn(element)));
  watcher.observe(element);
  map.on('unload', () => watcher.disconnect());
}

export function raiseBaseMap(element: HTMLElement, options: BaseMapOptions): L.Map {
  const map = L.map(element, baseMapOptions(options.view));
  furnishMap(map, options);
  return map;
}

/** The wheel zooms only after the map was used, so that scrolling the page does not stop at the map. */
export function zoomByWheelWhenUsed(map: L.Map): void {
  map.scrollWheelZoom.disable();
  map.on('focus click', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
}

export const leafletBounds = ({ north, south, east, west }: Bounds): L.LatLngBounds =>
  L.latLngBounds([south, west], [north, east]);

const seenDegrees = (value: number, bound: number): number =>
  Math.max(-bound, Math.min(bound, Math.round(value * 1e6) / 1e6));

export const positionOf = ({ lat, lng }: L.LatLng): Position => ({
  lat: seenDegrees(lat, 90),
  lng: seenDegrees(lng, 180),
});

export function seenViewOf(map: L.Map): SeenView {
  const bounds = map.getBounds();
  const corner = positionOf(bounds.getNorthEast());
  const opposite = positionOf(bounds.getSouthWest());
  return {
    center: positionOf(map.getCenter()),
    zoom: map.getZoom(),
    bounds: { north: corner.lat, east: corner.lng, south: opposite.lat, west: opposite.lng },
  };
}
