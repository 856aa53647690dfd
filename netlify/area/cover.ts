import type { Bounds, Shape } from '../../src/contract/area.ts';
import { world } from './box.ts';
import { boxOfCell, gridBits, keysOf } from './morton.ts';
import { type Region, regionOf } from './region.ts';

/** Morton keys [lo, hi). Every point of an inside range matches; points of the others need the exact test. */
export type KeyRange = { lo: number; hi: number; inside: boolean };

/** Ranges are sorted and disjoint; no range at all means that nothing can match. */
export type Cover = { kind: 'everywhere' } | { kind: 'ranges'; ranges: KeyRange[] };

type Cell = { level: number; column: number; row: number; region: Region };

/** Cut so finely that about as many cells touch the area as are asked for. Neighbours of one kind are one range. */
export function coverOf(shapes: Shape[], viewport?: Bounds, { maxCells = 512 }: { maxCells?: number } = {}): Cover {
  const verdict = regionOf(shapes, viewport)(world);
  if (verdict === 'inside') return { kind: 'everywhere' };
  if (verdict === 'outside') return { kind: 'ranges', ranges: [] };
  const whole = { level: 0, column: 0, row: 0, region: verdict };
  return { kind: 'ranges', ranges: joinAlike(subdivide(whole, maxCells)) };
}

/** Splits border cells, the largest first, until there are `maxCells`: a queue holds them in just that order. */
function subdivide(whole: Cell, maxCells: number): KeyRange[] {
  const border: Cell[] = [whole];
  const inside: KeyRange[] = [];
  let next = 0;
  for (; next < border.length; next += 1) {
    const cell = border[next];
    if (cell === undefined || cell.level === gridBits) break;
    if (inside.length + border.length - next >= maxCells) break;
    for (const child of childrenOf(cell)) {
      const box = boxOfCell(child);
      if (box.south > world.north) continue;
      const verdict = cell.region({ ...box, north: Math.min(box.north, world.north) });
      if (verdict === 'inside') inside.push({ ...keysOf(child), inside: true });
      else if (verdict !== 'outside') border.push({ ...child, region: verdict });
    }
  }
  const undecided = border.slice(next).map((cell) => ({ ...keysOf(cell), inside: false }));
  return [...inside, ...undecided].sort((one, other) => one.lo - other.lo);
}

function childrenOf({ level, column, row }: Cell) {
  return [0, 1, 2, 3].map((quarter) => ({
    level: level + 1,
    column: column * 2 + (quarter % 2),
    row: row * 2 + (quarter >> 1),
  }));
}

function joinAlike(ranges: KeyRange[]): KeyRange[] {
  const joined: KeyRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && last.hi === range.lo && last.inside === range.inside) last.hi = range.hi;
    else joined.push(range);
  }
  return joined;
}
