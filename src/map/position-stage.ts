import L from 'leaflet';
import type { Position } from '../contract/area.ts';
import { type BaseMapOptions, positionOf, raiseBaseMap, zoomByWheelWhenUsed } from './base-map.ts';
import type { MapView } from './map-view.ts';
import { positionIcon } from './position-icon.ts';

export interface PositionStage {
  show: (position: Position | undefined) => void;
  goTo: (view: MapView) => void;
  center: () => Position;
  remove: () => void;
}

interface PinOptions {
  title: string;
  onMove: (position: Position) => void;
}

const nudgePixels = 12;
const nudges: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -nudgePixels],
  ArrowDown: [0, nudgePixels],
  ArrowLeft: [-nudgePixels, 0],
  ArrowRight: [nudgePixels, 0],
};

/** A map with one position on it, to choose. */
export function raisePositionStage(element: HTMLElement, base: BaseMapOptions, options: PinOptions): PositionStage {
  const map = raiseBaseMap(element, base);
  zoomByWheelWhenUsed(map);
  map.on('click', ({ latlng }) => options.onMove(positionOf(latlng)));
  return {
    show: pinOn(map, options),
    goTo: ({ center, zoom }) => map.setView(center, zoom),
    center: () => positionOf(map.getCenter()),
    remove: () => map.remove(),
  };
}

function pinOn(map: L.Map, { title, onMove }: PinOptions): PositionStage['show'] {
  const pin = L.marker(map.getCenter(), { icon: positionIcon(), draggable: true, autoPan: true });
  pin.on('add', () => {
    const element = pin.getElement();
    element?.setAttribute('aria-label', title);
    if (element !== undefined) listenToArrows(map, pin, element, onMove);
  });
  pin.on('dragend', () => onMove(positionOf(pin.getLatLng())));
  return (position) => {
    if (position === undefined) {
      pin.remove();
      return;
    }
    pin.setLatLng(position).addTo(map);
    if (!map.getBounds().contains(position)) map.panTo(position);
  };
}

function listenToArrows(map: L.Map, pin: L.Marker, element: HTMLElement, onMove: (position: Position) => void): void {
  element.addEventListener('keydown', (event) => {
    const nudge = nudges[event.key];
    if (nudge === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = map.latLngToContainerPoint(pin.getLatLng()).add(L.point(nudge[0], nudge[1]));
    onMove(positionOf(map.containerPointToLatLng(at)));
  });
}
