import type { Bounds, Shape } from '../../src/contract/area.ts';
import { type Box, boxOverBoth, world } from './box.ts';
import type { Density } from './density.ts';
import { boxOfCell, gridBits, keysOf } from './morton.ts';
import { type Region, regionOf } from './region.ts';
import { Weighed } from './weighed.ts';

export interface KeyRange {
  /** Morton keys [lo, hi). */
  lo: number;
  hi: number;
  /** Every point of it matches; points of the others need the exact test. */
  inside: boolean;
}

export interface BoxedRange extends KeyRange {
  /** Around all of its points. */
  box: Box;
}

/** Ranges are sorted and disjoint; no range at all means that nothing can match. */
export type Cover = { kind: 'everywhere' } | { kind: 'ranges'; ranges: BoxedRange[] };

type Cell = { level: number; column: number; row: number; region: Region };

export interface CoverOptions {
  /** About how many cells may touch the area. */
  maxCells?: number;
  /** Of what is looked for. Without it the cells are cut alike everywhere. */
  density?: Density | undefined;
}

/** Cut finest where most lies along the border: there every point is tested. Neighbours of one kind are one range. */
export function coverOf(shapes: Shape[], viewport?: Bounds, { maxCells = 1024, density }: CoverOptions = {}): Cover {
  const verdict = regionOf(shapes, viewport)(world);
  if (verdict === 'inside') return { kind: 'everywhere' };
  if (verdict === 'outside') return { kind: 'ranges', ranges: [] };
  const whole = { level: 0, column: 0, row: 0, region: verdict };
  return { kind: 'ranges', ranges: joinAlike(subdivide(whole, maxCells, density)) };
}

/** Splits border cells, the heaviest first, until there are `maxCells` or none is worth it. */
function subdivide(whole: Cell, maxCells: number, density: Density | undefined): BoxedRange[] {
  const border = new Weighed<Cell>();
  const inside: BoxedRange[] = [];
  border.add(whole, weightOf(whole, density));
  while (inside.length + border.size < maxCells) {
    const cell = border.takeHeaviest();
    if (cell === undefined) break;
    for (const child of childrenOf(cell)) {
      const box = boxOfCell(child);
      if (box.south > world.north) continue;
      const verdict = cell.region({ ...box, north: Math.min(box.north, world.north) });
      if (verdict === 'inside') inside.push({ ...keysOf(child), inside: true, box });
      else if (verdict !== 'outside') border.add({ ...child, region: verdict }, weightOf(child, density));
    }
  }
  const undecided = border.rest().map((cell) => ({ ...keysOf(cell), inside: false, box: boxOfCell(cell) }));
  return [...inside, ...undecided].sort((one, other) => one.lo - other.lo);
}

/** Testing so few points costs less than looking up the ranges of four smaller cells. */
const fewPoints = 64;

function weightOf(cell: Omit<Cell, 'region'>, density: Density | undefined): number {
  if (cell.level === gridBits) return 0;
  const { lo, hi } = keysOf(cell);
  const points = density === undefined ? hi - lo : density(lo, hi);
  return density === undefined || points > fewPoints ? points : 0;
}

function childrenOf({ level, column, row }: Cell) {
  return [0, 1, 2, 3].map((quarter) => ({
    level: level + 1,
    column: column * 2 + (quarter % 2),
    row: row * 2 + (quarter >> 1),
  }));
}

function joinAlike(ranges: BoxedRange[]): BoxedRange[] {
  const joined: BoxedRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && last.hi === range.lo && last.inside === range.inside) {
      joined[joined.length - 1] = { ...last, hi: range.hi, box: boxOverBoth(last.box, range.box) };
    } else joined.push(range);
  }
  return joined;
}
