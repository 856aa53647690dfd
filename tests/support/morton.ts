import type { Point } from '../../netlify/search/geometry/box.ts';
import { gridBits } from '../../netlify/search/geometry/morton.ts';

/** The keys that app.morton computes, for tests. */

const gridSize = 2 ** gridBits;
const halfSize = 2 ** (gridBits / 2);

export function mortonKey(point: Point): number {
  return interleave(cellAt(point.x + 180_000_000), cellAt(point.y + 90_000_000));
}

/** Keys of cell (column, row) of a grid of 2^level columns are [lo, hi). */
export function keysOf(cell: { level: number; column: number; row: number }) {
  const size = 4 ** (gridBits - cell.level);
  const lo = interleave(cell.column, cell.row) * size;
  return { lo, hi: lo + size };
}

function cellAt(offset: number): number {
  return Math.min(Math.floor((offset * 32_768) / 703_125), gridSize - 1);
}

/** In two halves as well. */
function interleave(column: number, row: number): number {
  const high = spread(Math.floor(column / halfSize)) | (spread(Math.floor(row / halfSize)) << 1);
  const low = spread(column % halfSize) | (spread(row % halfSize) << 1);
  return high * gridSize + low;
}

/** 12 bits to the even ones of 24. */
function spread(bits: number): number {
  let spaced = (bits | (bits << 8)) & 0x00ff00ff;
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f;
  spaced = (spaced | (spaced << 2)) & 0x33333333;
  return (spaced | (spaced << 1)) & 0x55555555;
}
