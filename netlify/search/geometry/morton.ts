import type { Box, Point } from './box.ts';

/**
 * The 48-bit Morton key of a linear square-degree grid: 2^24 columns and 2^24 rows of 360 / 2^24 degrees, counted from
 * 180 degrees west and 90 degrees south. The column holds the even bits (bit 0, 2, ...), the row the odd ones. The rows
 * north of the pole stay empty; the 180th meridian belongs to the last column.
 * The SQL function app.morton computes the same from the same integers.
 */

export const gridBits = 24;

/** At this zoom a cell of the map is one key: a cell of zoom z has 2^(z+2) columns per 360 degrees. */
const keyZoom = gridBits - 2;

/** Of a cell of the map. */
export const keysOfCell = (zoom: number): number => 4 ** (keyZoom - zoom);

const gridSize = 2 ** gridBits;
const halfSize = 2 ** (gridBits / 2);

/** 2^24 cells over 360,000,000 micro-degrees, reduced: both products below stay exact in a double. */
const cellsPerPeriod = 32_768;
const microDegreesPerPeriod = 703_125;

export function mortonKey(point: Point): number {
  return interleave(cellAt(point.x + 180_000_000), cellAt(point.y + 90_000_000));
}

/** Keys of cell (column, row) of a grid of 2^level columns are [lo, hi). */
export function keysOf(cell: { level: number; column: number; row: number }) {
  const size = 4 ** (gridBits - cell.level);
  const lo = interleave(cell.column, cell.row) * size;
  return { lo, hi: lo + size };
}

/** Every integer micro-degree point whose key lies in the cell; reaches beyond the pole where the grid does. */
export function boxOfCell(cell: { level: number; column: number; row: number }): Box {
  const width = 2 ** (gridBits - cell.level);
  const nextColumn = (cell.column + 1) * width;
  return {
    west: firstIn(cell.column * width) - 180_000_000,
    east: nextColumn === gridSize ? 180_000_000 : firstIn(nextColumn) - 1 - 180_000_000,
    south: firstIn(cell.row * width) - 90_000_000,
    north: firstIn((cell.row + 1) * width) - 1 - 90_000_000,
  };
}

/** The box of the keys [lo, hi), 2^n of them from a multiple of 2^n on: a square, or half of one, twice as wide as high. */
export function boxOfKeys({ lo, hi }: { lo: number; hi: number }): Box {
  const size = hi - lo;
  const level = gridBits - Math.log2(size) / 2;
  if (Number.isInteger(level)) return boxOfCell({ level, ...placeOf(lo / size) });
  const middle = lo + size / 2;
  const [west, east] = [boxOfKeys({ lo, hi: middle }), boxOfKeys({ lo: middle, hi })];
  return { ...west, east: east.east };
}

const placeOf = (index: number) => ({ column: evenBits(index), row: evenBits(index / 2) });

/** In two halves because bitwise operators end at 32 bits. */
const evenBits = (key: number): number => gathered(Math.floor(key / gridSize)) * halfSize + gathered(key % gridSize);

/** The even ones of 24 bits to 12. */
function gathered(spaced: number): number {
  let bits = spaced & 0x55555555;
  bits = (bits | (bits >> 1)) & 0x33333333;
  bits = (bits | (bits >> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >> 4)) & 0x00ff00ff;
  return (bits | (bits >> 8)) & 0x0000ffff;
}

function cellAt(offset: number): number {
  return Math.min(Math.floor((offset * cellsPerPeriod) / microDegreesPerPeriod), gridSize - 1);
}

function firstIn(cell: number): number {
  return Math.ceil((cell * microDegreesPerPeriod) / cellsPerPeriod);
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
