import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Bounds, Position } from '../contract/area.ts';
import { layOutline } from './base-outline.ts';
import './leaflet.css';
import type { MapView, OutlineLoader, SeenView } from './map-view.ts';

export interface MapWords {
  /** What the map as a whole is called when it takes the focus. */
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** Who drew the map that is shown where no other is set. */
  contributors: string;
}

export interface BaseMapOptions {
  view: MapView;
  words: MapWords;
  loadOutline: OutlineLoader;
}

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const openStreetMapCredit = (contributors: string): string =>
  `&copy; <a href="https://www.openstreetmap.org/copyright">${contributors}</a>`;

const earthPixelsAtZoom0 = 256;

/** From here on all of the earth is to be seen: a shape may be as large. */
function leastZoomIn({ clientWidth, clientHeight }: HTMLElement): number {
  const whole = Math.floor(Math.log2(Math.min(clientWidth, clientHeight) / earthPixelsAtZoom0));
  return Math.max(0, Math.min(3, whole));
}

/** How every map of ours is made. */
export const baseMapOptions = ({ center, zoom }: MapView): L.MapOptions => ({
  center,
  zoom,
  minZoom: 0,
  maxZoom: 19,
  zoomControl: false,
  worldCopyJump: false,
  maxBounds: [
    [-85, -180],
    [85, 180],
  ],
  maxBoundsViscosity: 1,
  // leaflet-draw's own touch handling; pointers.ts does it instead.
  touchExtend: false,
});

/** Tiles over a shipped outline, zoom buttons, a name; follows its element's size. */
export function furnishMap(map: L.Map, { words, loadOutline }: Omit<BaseMapOptions, 'view'>): void {
  const element = map.getContainer();
  L.control.zoom({ position: 'bottomright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.label);
  layOutline(map, loadOutline);
  L.tileLayer(import.meta.env.VITE_TILE_URL ?? openStreetMap, {
    attribution: import.meta.env.VITE_TILE_ATTRIBUTION ?? openStreetMapCredit(words.contributors),
    maxZoom: 19,
    // Pins and shapes are there once.
    noWrap: true,
  }).addTo(map);
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

/** A page that scrolls must not stop at the map under the wheel. */
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
