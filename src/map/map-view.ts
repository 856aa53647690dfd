import type { Bounds, Position } from '../contract/area.ts';

/** What a map shows. */
export interface MapView {
  center: Position;
  zoom: number;
}

export interface SeenView extends MapView {
  bounds: Bounds;
}

/** docs/product/area-search.md. */
export const manila: Position = { lat: 14.5995, lng: 120.9842 };
export const listView: MapView = { center: manila, zoom: 10 };
/** The whole country. */
export const countryView: MapView = { center: { lat: 12.3, lng: 122.5 }, zoom: 6 };
export const fitZoomMaximum = 15;

/** Loads a file of the base map: `loadGround` of src/api. */
export type GroundLoader = (country: string) => Promise<unknown>;
