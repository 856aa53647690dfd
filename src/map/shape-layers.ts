import L from 'leaflet';
import type { Shape } from '../contract/area.ts';
import { leafletBounds } from './base-map.ts';
import { circleOf, polygonOf, rectangleOf } from './geometry.ts';

export type ShapeLayer = L.Circle | L.Rectangle | L.Polygon;

export interface ShapeLayers {
  group: L.FeatureGroup;
  /** Makes the map show exactly these. The layer of an unchanged shape stays, with its handles. */
  show: (shapes: readonly Shape[], selected: number | undefined) => void;
  /** Makes all layers anew, because only layers made after leaflet-draw was loaded can be edited. */
  remake: () => void;
}

interface ShapeLayerEvents {
  onEdited: (index: number, shape: Shape) => void;
  onSelected: (index: number) => void;
}

const includeStyle: L.PathOptions = { color: 'var(--accent)', weight: 3, fillOpacity: 0.12 };
const excludeStyle: L.PathOptions = { color: 'var(--danger)', weight: 3, fillOpacity: 0.18, dashArray: '8 6' };

export const styleOf = (shape: Shape): L.PathOptions => (shape.exclude === true ? excludeStyle : includeStyle);

export function layShapes(map: L.Map, events: ShapeLayerEvents): ShapeLayers {
  const group = L.featureGroup().addTo(map);
  let shown: { text: string; shape: Shape; layer: ShapeLayer }[] = [];

  const make = (shape: Shape, index: number): ShapeLayer => {
    const layer = layerOf(shape);
    layer.on('edit', () => {
      const edited = shapeOf(layer, shape.exclude === true);
      const entry = shown[index];
      if (entry?.layer === layer) shown[index] = { text: JSON.stringify(edited), shape: edited, layer };
      events.onEdited(index, edited);
    });
    layer.on('click', () => events.onSelected(index));
    return layer.addTo(group);
  };

  const show: ShapeLayers['show'] = (shapes, selected) => {
    for (const { layer } of shown.slice(shapes.length)) group.removeLayer(layer);
    shown = shapes.map((shape, index) => {
      const before = shown[index];
      const text = JSON.stringify(shape);
      if (before?.text === text) return before;
      if (before !== undefined) group.removeLayer(before.layer);
      return { text, shape, layer: make(shape, index) };
    });
    for (const [index, { layer }] of shown.entries()) layer.setStyle({ weight: index === selected ? 6 : 3 });
  };

  const remake = (): void => {
    const shapes = shown.map(({ shape }) => shape);
    show([], undefined);
    show(shapes, undefined);
  };

  return { group, show, remake };
}

function layerOf(shape: Shape): ShapeLayer {
  const style = styleOf(shape);
  switch (shape.type) {
    case 'circle':
      return L.circle(shape.center, { ...style, radius: shape.radius });
    case 'rectangle':
      return L.rectangle(leafletBounds(shape.bounds), style);
    case 'polygon':
      return L.polygon(shape.coordinates, style);
  }
}

/** The shape of a layer after drawing or editing. */
export function shapeOf(layer: ShapeLayer, isExcluding: boolean): Shape {
  const exclude = isExcluding ? { exclude: true } : {};
  if (layer instanceof L.Circle) return { ...circleOf(layer.getLatLng(), layer.getRadius()), ...exclude };
  if (layer instanceof L.Rectangle) {
    const bounds = layer.getBounds();
    const { lat: north, lng: east } = bounds.getNorthEast();
    const { lat: south, lng: west } = bounds.getSouthWest();
    return { ...rectangleOf({ north, south, east, west }), ...exclude };
  }
  return { ...polygonOf(cornersOf(layer)), ...exclude };
}

/** The outer ring, wherever Leaflet nests it. */
function cornersOf(layer: L.Polygon): L.LatLng[] {
  const nested: unknown = layer.getLatLngs();
  return [nested].flat(3).filter((corner) => corner instanceof L.LatLng);
}
