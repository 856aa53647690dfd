declare module 'topojson-client' {
  import type { OutlinePosition } from '../../contract/outline.ts';

  export function feature(
    topology: unknown,
    shape: unknown,
  ): {
    geometry:
      | { type: 'Polygon'; coordinates: readonly (readonly OutlinePosition[])[] }
      | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly OutlinePosition[])[])[] };
  };
}
