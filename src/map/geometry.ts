import type { Bounds, Position, Shape } from '../contract/area.ts';
import { limits } from '../contract/limits.ts';

/** docs/product/area-search.md. */
const earthRadiusMetres = 6_371_000;
const metresPerDegree = (Math.PI / 180) * earthRadiusMetres;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const within = (value: number, bound: number): number => Math.max(-bound, Math.min(bound, value));

/** Six decimals, as the server keeps them; never beyond the poles or the 180th meridian. */
export const positionAt = (lat: number, lng: number): Position => ({
  lat: rounded(within(lat, 90)),
  lng: rounded(within(lng, 180)),
});

export const polygonOf = (points: readonly Position[]): Shape => ({
  type: 'polygon',
  coordinates: points.map(({ lat, lng }) => positionAt(lat, lng)),
});

export const rectangleOf = ({ north, south, east, west }: Bounds): Shape => {
  const corner = positionAt(north, east);
  const opposite = positionAt(south, west);
  return {
    type: 'rectangle',
    bounds: { north: corner.lat, south: opposite.lat, east: corner.lng, west: opposite.lng },
  };
};

/** Radius in whole metres. */
export const circleOf = (center: Position, radiusMetres: number): Shape => ({
  type: 'circle',
  center: positionAt(center.lat, center.lng),
  radius: Math.round(radiusMetres),
});

export const metresBetween = (one: Position, other: Position): number => {
  const rise = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const run = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = rise + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * run;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The point so many metres north and east of another, on the small scale of a city. */
export const pointBeside = ({ lat, lng }: Position, north: number, east: number): Position =>
  positionAt(lat + north / metresPerDegree, lng + east / (metresPerDegree * Math.max(0.01, Math.cos(radians(lat)))));

/** A circle about the middle of what a map shows, a quarter of its shorter side in radius. */
export function circleAmid(seen: Bounds): Shape {
  const center = centerOfBounds(seen);
  const height = metresBetween({ lat: seen.south, lng: center.lng }, { lat: seen.north, lng: center.lng });
  const width = metresBetween({ lat: center.lat, lng: seen.west }, { lat: center.lat, lng: seen.east });
  const radius = Math.min(height, width, 4 * limits.circleRadiusMaximum) / 4;
  return circleOf(center, Math.max(1, radius));
}

/** The middle half of what a map shows. */
export function rectangleAmid(seen: Bounds): Shape {
  const rise = (seen.north - seen.south) / 4;
  const run = (seen.east - seen.west) / 4;
  return rectangleOf({
    north: seen.north - rise,
    south: seen.south + rise,
    east: seen.east - run,
    west: seen.west + run,
  });
}

export function boundsOf(shape: Shape): Bounds {
  if (shape.type === 'rectangle') return shape.bounds;
  if (shape.type === 'circle') {
    const corner = pointBeside(shape.center, shape.radius, shape.radius);
    const opposite = pointBeside(shape.center, -shape.radius, -shape.radius);
    return { north: corner.lat, east: corner.lng, south: opposite.lat, west: opposite.lng };
  }
  return boundsOfPoints(shape.coordinates);
}

export function boundsOfPoints(points: readonly Position[]): Bounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return { north: Math.max(...lats), south: Math.min(...lats), east: Math.max(...lngs), west: Math.min(...lngs) };
}

/** The bounds of all including shapes; undefined without any. */
export function boundsOfShapes(shapes: readonly Shape[]): Bounds | undefined {
  const corners = shapes
    .filter((shape) => shape.exclude !== true)
    .map(boundsOf)
    .flatMap(({ north, south, east, west }) => [
      { lat: north, lng: east },
      { lat: south, lng: west },
    ]);
  return corners.length === 0 ? undefined : boundsOfPoints(corners);
}

/** A view that shows them; undefined without any. */
export function viewOfShapes(shapes: readonly Shape[]): { center: Position; zoom: number } | undefined {
  const bounds = boundsOfShapes(shapes);
  if (bounds === undefined) return undefined;
  const degrees = Math.max(bounds.east - bounds.west, bounds.north - bounds.south, 0.02);
  // Zoom 0 shows all 360 degrees in 256 pixels; the shapes then take some 500.
  return { center: centerOfBounds(bounds), zoom: Math.min(14, Math.max(5, Math.floor(Math.log2(720 / degrees)))) };
}

const centerOfBounds = ({ north, south, east, west }: Bounds): Position =>
  positionAt((north + south) / 2, (east + west) / 2);

export const centerOf = (shape: Shape): Position =>
  shape.type === 'circle' ? shape.center : centerOfBounds(boundsOf(shape));

/** The shape moved by metres, its form in degrees unchanged. */
export function movedBy(shape: Shape, north: number, east: number): Shape {
  const center = centerOf(shape);
  const target = pointBeside(center, north, east);
  const rise = target.lat - center.lat;
  const run = target.lng - center.lng;
  const beside = ({ lat, lng }: Position): Position => positionAt(lat + rise, lng + run);
  switch (shape.type) {
    case 'circle':
      return { ...shape, center: target };
    case 'rectangle': {
      const { north: top, south, east: right, west } = shape.bounds;
      const corner = beside({ lat: top, lng: right });
      const opposite = beside({ lat: south, lng: west });
      return { ...shape, bounds: { north: corner.lat, east: corner.lng, south: opposite.lat, west: opposite.lng } };
    }
    case 'polygon':
      return { ...shape, coordinates: shape.coordinates.map(beside) };
  }
}

/** The distance from a shape's middle to its farthest corner, or a circle's radius; in metres. */
export function reachOf(shape: Shape): number {
  if (shape.type === 'circle') return shape.radius;
  const { north, east } = boundsOf(shape);
  return metresBetween(centerOf(shape), { lat: north, lng: east });
}

/** The shape enlarged or reduced by metres; unchanged if nothing would be left of it. */
export function resizedBy(shape: Shape, metres: number): Shape {
  const reach = reachOf(shape);
  if (reach + metres < 10) return shape;
  const factor = (reach + metres) / reach;
  const center = centerOf(shape);
  const scaled = ({ lat, lng }: Position): Position =>
    positionAt(center.lat + (lat - center.lat) * factor, center.lng + (lng - center.lng) * factor);
  switch (shape.type) {
    case 'circle':
      return { ...shape, radius: Math.min(limits.circleRadiusMaximum, Math.round(shape.radius + metres)) };
    case 'rectangle': {
      const corner = scaled({ lat: shape.bounds.north, lng: shape.bounds.east });
      const opposite = scaled({ lat: shape.bounds.south, lng: shape.bounds.west });
      return { ...shape, bounds: { north: corner.lat, east: corner.lng, south: opposite.lat, west: opposite.lng } };
    }
    case 'polygon':
      return { ...shape, coordinates: shape.coordinates.map(scaled) };
  }
}
