import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { cover as constants } from '../constants.ts';
import { type Box, boxOverBoth, world } from './box.ts';
import type { Density } from './density.ts';
import { boxOfCell, gridBits } from './morton.ts';
import { type Region, regionOf, type Verdict } from './region.ts';

export interface KeyRange {
  /** Morton keys [lo, hi). */
  lo: number;
  hi: number;
  /** Every point of it matches; points of the others need the exact test. */
  inside: boolean;
}

export interface BoxedRange extends KeyRange {
  box: Box;
  /** Of what is seen of the area from there, at most. */
  corners: number;
}

/** Ranges are sorted and disjoint; no range at all means that nothing can match. */
export type Cover = { kind: 'everywhere' } | { kind: 'ranges'; ranges: BoxedRange[] };

/** A square of the grid, and its keys [lo, hi). */
type Square = { level: number; column: number; row: number; lo: number; hi: number };
/** On the border. */
type Cell = { square: Square; region: Region; range: BoxedRange; weight: number };

export interface CoverOptions {
  /** About how many cells may touch the area, and how many where testing what lies on its border costs so much. */
  maxCells?: number;
  maxDearCells?: number;
  /** Of what is looked for. Without it the cells are cut alike everywhere. */
  density?: Density | undefined;
}

/** Cut finest where most lies along the border: there every point is tested. Neighbours of one kind are one range. */
export function coverOf(shapes: Shape[], viewport?: Bounds, options: CoverOptions = {}): Cover {
  const verdict = regionOf(shapes, viewport).at(world);
  if (verdict === 'inside') return { kind: 'everywhere' };
  if (verdict === 'outside') return { kind: 'ranges', ranges: [] };
  return { kind: 'ranges', ranges: joinAlike(subdivide(verdict, options), options.density) };
}

const lightWeight = constants.fewRows * (constants.cornersPerRow + 8);

const grid: Square = { level: 0, column: 0, row: 0, lo: 0, hi: 4 ** gridBits };

/** Splits border cells, the heaviest first as far as powers of two tell, until there are enough or none is worth it. */
function subdivide(
  region: Region,
  { maxCells = constants.cells, maxDearCells = maxCells, density }: CoverOptions,
): BoxedRange[] {
  const done: BoxedRange[] = [];
  /** By the logarithm of the weight. */
  const border: Cell[][] = [];
  let [cells, allWeight] = [0, 0];
  const addCell = (square: Square, box: Box, verdict: Verdict): void => {
    if (verdict === 'outside') return;
    const isInside = verdict === 'inside';
    const { lo, hi } = square;
    const range = { lo, hi, inside: isInside, box, corners: isInside ? 0 : verdict.corners };
    const weight = isInside ? 0 : weightOf(square, verdict, density);
    cells += 1;
    allWeight += weight;
    if (isInside || weight < 1) done.push(range);
    else (border[Math.floor(Math.log2(weight))] ??= []).push({ square, region: verdict, range, weight });
  };
  addCell(grid, world, region);
  while (cells < (density !== undefined && allWeight > constants.dearWeight ? maxDearCells : maxCells)) {
    while (border.length > 0 && (border.at(-1) ?? []).length === 0) border.pop();
    const cell = border.at(-1)?.pop();
    if (cell === undefined) break;
    cells -= 1;
    allWeight -= cell.weight;
    for (const square of quartersOf(cell.square)) {
      const { north, ...box } = boxOfCell(square);
      const onEarth = { ...box, north: Math.min(north, world.north) };
      if (box.south <= world.north) addCell(square, onEarth, cell.region.at(onEarth));
    }
  }
  return [...done, ...border.flat().map(({ range }) => range)].sort((one, other) => one.lo - other.lo);
}

/** What testing a cell's points costs, in corners; nothing where looking up the ranges of four smaller cells costs as much. */
function weightOf({ level, lo, hi }: Square, region: Region, density: Density | undefined): number {
  if (level === gridBits) return 0;
  if (density === undefined) return hi - lo;
  const weight = density(lo, hi) * (constants.cornersPerRow + region.corners);
  return weight > lightWeight ? weight : 0;
}

/** In the order of their keys. */
function quartersOf({ level, column, row, lo, hi }: Square): Square[] {
  const keys = (hi - lo) / 4;
  const quarter = (east: number, north: number): Square => {
    const from = lo + (east + 2 * north) * keys;
    return { level: level + 1, column: column * 2 + east, row: row * 2 + north, lo: from, hi: from + keys };
  };
  return [quarter(0, 0), quarter(1, 0), quarter(0, 1), quarter(1, 1)];
}

function joinAlike(ranges: BoxedRange[], density: Density | undefined): BoxedRange[] {
  const joined: BoxedRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && isJoinedWith(last, range, density)) {
      const { lo, inside, box } = last;
      const corners = last.corners + range.corners;
      joined[joined.length - 1] = { lo, hi: range.hi, inside, box: boxOverBoth(box, range.box), corners };
    } else joined.push(range);
  }
  return joined;
}

/** Neighbours of one kind, unless from both together much more is seen of the border than from each. */
function isJoinedWith(last: BoxedRange, next: BoxedRange, density: Density | undefined): boolean {
  if (last.hi !== next.lo || last.inside !== next.inside) return false;
  if (next.inside || density === undefined) return true;
  const corners = last.corners + next.corners;
  return (
    corners <= constants.cornersPerRow || density(last.lo, next.hi) * (constants.cornersPerRow + corners) <= lightWeight
  );
}
