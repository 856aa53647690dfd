import { keepAt, keptAt } from '#ui/kept-at-entry.ts';
import type { Bounds } from '../../../contract/area.ts';

const box = 'searched box';
const sides = ['west', 'south', 'east', 'north'] as const;

/** The address rounds the map's centre to five decimals (browse-state.ts), which is a metre. */
const roundedDegrees = 1e-5;

export function boxAt(entry: string): Bounds | undefined {
  const kept = keptAt(entry, box);
  if (!Array.isArray(kept)) return undefined;
  const [west, south, east, north]: unknown[] = kept;
  return typeof west === 'number' && typeof south === 'number' && typeof east === 'number' && typeof north === 'number'
    ? { west, south, east, north }
    : undefined;
}

export const keepBoxAt = (entry: string, bounds: Bounds): void =>
  keepAt(
    entry,
    box,
    sides.map((side) => bounds[side]),
  );

export const isSameBox = (one: Bounds | 'no map' | undefined, other: Bounds): boolean =>
  typeof one === 'object' && sides.every((side) => Math.abs(one[side] - other[side]) <= roundedDegrees);
