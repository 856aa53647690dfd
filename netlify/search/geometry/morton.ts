import type { Box } from './box.ts';

/**
 * app.morton gives each position a key of 48 bits: its cell in a grid of 2^24 columns and rows. A cell has 360 / 2^24
 * degrees, counted from 180 degrees west and 90 degrees south. The column has the even bits (bit 0, 2, ...), the row
 * the odd ones. The rows north of the pole stay empty; the 180th meridian belongs to the last column.
 */

export const gridBits = 24;

/** Of a cell of the map, of which zoom z has 2^(z+2) per 360 degrees. */
export const keysOfCell = (zoom: number): number => 4 ** (gridBits - 2 - zoom);

const gridSize = 2 ** gridBits;
const halfSize = 2 ** (gridBits / 2);

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

/**
 * The box of the keys [lo, hi), 2^n of them from a multiple of 2^n on. It is a square, or half of one, twice as wide as
 * high.
 */
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

/** 360,000,000 micro-degrees over 2^24 cells, reduced: the product stays exact in a double. */
const firstIn = (cell: number): number => Math.ceil((cell * 703_125) / 32_768);
