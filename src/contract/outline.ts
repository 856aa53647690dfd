/**
 * A country's border as shipped. Every ring is a flat list of integers in units of 1/precision degree: first longitude
 * and latitude of the start, then the steps to each next point. It is half the size of GeoJSON over the wire.
 */
export interface OutlineFile {
  precision: number;
  polygons: readonly (readonly (readonly number[])[])[];
}

export interface OutlinePoint {
  lat: number;
  lng: number;
}

/** Outer border first, holes after it. */
export type OutlinePolygon = OutlinePoint[][];

export const outlineCountries = ['ph', 'de', 'at', 'ch'] as const;

export type OutlineCountry = (typeof outlineCountries)[number];

export function outlinePolygons(file: OutlineFile): OutlinePolygon[] {
  return file.polygons.map((rings) => rings.map((ring) => ringPoints(ring, file.precision)));
}

function ringPoints(steps: readonly number[], precision: number): OutlinePoint[] {
  const points: OutlinePoint[] = [];
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index + 1 < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    points.push({ lat: latitude / precision, lng: longitude / precision });
  }
  return points;
}
