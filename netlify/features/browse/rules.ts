import type { Bounds } from '../../../src/contract/area.ts';
import type { Image } from '../../../src/contract/image.ts';
import type { ListingSort } from '../../../src/contract/listing.ts';
import type { MapAnswer } from '../../../src/contract/listing-map.ts';
import { boxOfKeys } from '../../area/morton.ts';
import { hasBound } from '../../search/bounds.ts';
import { keysOfCell } from '../../search/counts.ts';
import { isPlanned } from '../../search/matches.ts';
import type { Question } from '../../search/question.ts';
import { copyKey } from '../image/rules.ts';
import type { CountedCell, CountedPiece, ImageRow } from './sql.ts';

/** A picture with public addresses, its own and those of its copies, in place of its key. */
export const imagesShown = (rows: readonly ImageRow[], urlOf: (key: string) => string): Image[] =>
  rows.map(({ key, copyWidths, ...image }) => ({
    ...image,
    url: urlOf(key),
    sizes: (copyWidths ?? []).map((width) => ({ width, url: urlOf(copyKey(key, width)) })),
  }));

/** The row with what its pictures are to the public. */
export const withPublicImages = <R extends { images: readonly ImageRow[] }>(
  row: R,
  urlOf: (key: string) => string,
) => ({
  ...row,
  images: imagesShown(row.images, urlOf),
});

/** Rows that a walk along a sorting index looks at before it gives up: about 1 ms beside a count, and 5 ms alone. */
const stepsBeside = 2500;
const stepsUnknown = 10_000;

/** Where nothing is known of the area, so few are sorted faster than a walk finds them. */
const fewMatches = 2000;
/** In steps of a walk: to look through the blocks, per listing in them; to find a match in its part of a block. */
const stepsPerListing = 0.02;
const stepsPerMatch = 30;
/** To ask for a bound, and to read the blocks for it. */
const stepsOfBound = 3000;
/** The same for what Postgres looks for as it likes, by the trigrams of words: what is found is read whole. */
const stepsPerPlanned = 10;
const stepsMaximum = 40_000;

interface Asked {
  sort: ListingSort;
  limit: number;
}

/**
 * How many rows a walk may look at for a page of so many matches in all, or 0 where another way is cheaper. It meets one
 * match in as many rows as there are listings to a match; prices and sizes lie in heaps, the cheapest of a dear city far
 * behind.
 */
export function stepsWorthwhile(question: Question, { sort, limit }: Asked, total: number): number {
  const { listings } = question;
  if (listings === undefined) return total <= fewMatches ? 0 : stepsUnknown;
  const walked = ((sort === 'newest' ? 2 : 20) * limit * listings.everywhere) / total;
  return walked < stepsOtherwise(question, { sort, limit }, total, listings.inArea)
    ? Math.round(Math.min(Math.max(2 * walked, stepsBeside), stepsMaximum))
    : 0;
}

/** What sorting all matches, or those within a bound, costs: in steps of a walk. */
function stepsOtherwise(question: Question, { sort, limit }: Asked, total: number, inArea: number): number {
  if (isPlanned(question)) return total * stepsPerPlanned;
  const isBound = hasBound(question, sort);
  const matches = isBound ? Math.min(total, 4 * limit) : total;
  const inBlocks = (isBound ? stepsOfBound : 0) + inArea * stepsPerListing + matches * stepsPerMatch;
  return Math.min(inArea, question.words.length === 0 ? inBlocks : Infinity);
}

/** Whether the bound of a page of so many matches is worth asking for: few are found and sorted sooner. */
export const isBoundWorthwhile = (question: Question, { sort, limit }: Asked, total: number): boolean =>
  hasBound(question, sort) && total > (isPlanned(question) ? fewMatches : 10 * limit);

const isUnfiltered = (question: Question): boolean =>
  question.categories === 'properties' &&
  [question.dealType, question.bedrooms, question.isFurnished, question.isAvailable, question.isForForeigners].every(
    (asked) => asked === undefined,
  ) &&
  [question.centavos, question.squareMetres].every(({ least, most }) => least === undefined && most === undefined) &&
  question.words.length === 0;

/**
 * How a page is looked for while its matches are counted: within its bound, or on a walk of so many steps, or not at all.
 * Where nothing is filtered it is known how many there are, about. Else a walk meets little of a small part of the
 * listings. Words are known to no block: the first of a common one are met on a walk before all are counted.
 */
export function firstTry(question: Question, asked: Asked): 'bound' | number {
  const { listings } = question;
  const steps =
    listings !== undefined && isUnfiltered(question) ? stepsWorthwhile(question, asked, listings.inArea) : 0;
  if (steps > 0) return steps;
  const part = listings === undefined ? 1 : listings.inArea / listings.everywhere;
  if (part < (asked.sort === 'newest' ? 0.1 : 0.25) && hasBound(question, asked.sort)) return 'bound';
  return stepsBeside;
}

/** Up to so many matches are shown as pins, all of them; beyond, what shares a cell becomes a cluster. */
export const pinsMaximum = 60;
/** Clusters and pins together: more than that nobody can tell apart, and no map draws fast. */
const marksMaximum = 500;
/** Cells worth counting before they are rolled up to so few; a large screen at its own zoom has about 1,000. */
const cellsMaximum = 4000;

/** The whole earth lies in four columns of cells of zoom 0, two of which hold all latitudes. */
const degreesPerCell = (zoom: number): number => 360 / 2 ** (zoom + 2);

/** The finest zoom of cells, up to 16, at which the viewport does not hold absurdly many. */
export function cellZoomOf({ west, south, east, north }: Bounds, zoom: number): number {
  const cellsAt = (at: number) => ((east - west) / degreesPerCell(at) + 1) * ((north - south) / degreesPerCell(at) + 1);
  let fitting = Math.min(zoom, 16);
  while (cellsAt(fitting) > cellsMaximum) fitting -= 1;
  return fitting;
}

export interface CellsOfZoom {
  zoom: number;
  cells: readonly CountedCell[];
}

/** Joins four cells into one, zoom by zoom, until there are few enough. Nothing is lost: counts and sums add up. */
export function rolledUp({ zoom, cells }: CellsOfZoom): CellsOfZoom {
  if (cells.length <= marksMaximum) return { zoom, cells };
  return rolledUp({
    zoom: zoom - 1,
    cells: joined(cells.map(({ cell, ...counted }) => ({ cell: Math.floor(cell / 4), ...counted }))),
  });
}

/** What was counted by the row and by the block, cell by cell. */
export const cellsOf = (pieces: readonly CountedPiece[]): CountedCell[] =>
  joined(pieces.map(inMicroDegrees)).filter(({ count }) => count > 0);

function joined(parts: readonly CountedCell[]): CountedCell[] {
  const cells = new Map<number, CountedCell>();
  for (const part of parts) {
    const known = cells.get(part.cell);
    cells.set(
      part.cell,
      known === undefined
        ? part
        : {
            cell: part.cell,
            count: known.count + part.count,
            sumX: known.sumX + part.sumX,
            sumY: known.sumY + part.sumY,
            lo: Math.min(known.lo, part.lo),
            hi: Math.max(known.hi, part.hi),
          },
    );
  }
  return [...cells.values()];
}

/** A block has eight columns and eight rows of parts; what lies in a part is taken for its middle. */
function inMicroDegrees({ blockLo, blockHi, ...counted }: CountedPiece): CountedCell {
  if (blockLo === null || blockHi === null) return counted;
  const { west, south, east, north } = boxOfKeys({ lo: blockLo, hi: blockHi });
  const { count, sumX, sumY } = counted;
  return {
    ...counted,
    sumX: count * west + ((sumX + count / 2) * (east + 1 - west)) / 8,
    sumY: count * south + ((sumY + count / 2) * (north + 1 - south)) / 8,
  };
}

/** At the mean position of what it holds. */
export function clusterOf({ cell, count, sumX, sumY }: CountedCell, zoom: number): MapAnswer['clusters'][number] {
  const keys = keysOfCell(zoom);
  const { west, south, east, north } = boxOfKeys({ lo: cell * keys, hi: (cell + 1) * keys });
  return {
    latitude: Math.round(sumY / count) / 1e6,
    longitude: Math.round(sumX / count) / 1e6,
    count,
    bounds: { west: west / 1e6, south: south / 1e6, east: east / 1e6, north: Math.min(north, 90e6) / 1e6 },
  };
}
