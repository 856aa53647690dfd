declare module 'topojson-client' {
  import type { Position } from './outline.ts';

  export function feature(
    topology: unknown,
    shape: unknown,
  ): {
    geometry:
      | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
      | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] };
  };
}
