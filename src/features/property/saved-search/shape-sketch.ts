import type { Position, Shape } from '../../../contract/area.ts';
import { boundsOf, boundsOfPoints, centerOf } from '../../../map/geometry.ts';

/** One shape of a sketch as the outline of an SVG path. */
export interface SketchedShape {
  path: string;
  isExcluded: boolean;
}

/** The shapes in a square of `edge` units with a margin, north up, in the proportions on the ground. */
export function sketchOf(shapes: readonly Shape[], edge: number): SketchedShape[] {
  if (shapes.length === 0) return [];
  const bounds = boundsOfPoints(shapes.map(boundsOf).flatMap(cornersOf));
  const middle = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
  const narrowing = Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
  const span = Math.max(bounds.north - bounds.south, (bounds.east - bounds.west) * narrowing, 1e-6);
  const scale = (edge * 0.84) / span;
  const place = ({ lat, lng }: Position): string => {
    const x = edge / 2 + (lng - middle.lng) * narrowing * scale;
    const y = edge / 2 - (lat - middle.lat) * scale;
    return `${rounded(x)} ${rounded(y)}`;
  };
  return shapes.map((shape) => ({
    path: `M${outlineOf(shape).map(place).join('L')}Z`,
    isExcluded: shape.exclude === true,
  }));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const cornersOf = ({ north, south, east, west }: ReturnType<typeof boundsOf>): Position[] => [
  { lat: north, lng: west },
  { lat: north, lng: east },
  { lat: south, lng: east },
  { lat: south, lng: west },
];

const circlePoints = 32;

function outlineOf(shape: Shape): readonly Position[] {
  if (shape.type === 'polygon') return shape.coordinates;
  if (shape.type === 'rectangle') return cornersOf(shape.bounds);
  const { north, east } = boundsOf(shape);
  const center = centerOf(shape);
  return Array.from({ length: circlePoints }, (_, index) => {
    const angle = (index / circlePoints) * 2 * Math.PI;
    return {
      lat: center.lat + Math.sin(angle) * (north - center.lat),
      lng: center.lng + Math.cos(angle) * (east - center.lng),
    };
  });
}
