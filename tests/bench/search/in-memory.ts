import KDBush from 'kdbush';
import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { isStudio as isStudioHome, propertyTypes } from '../../../src/contract/property/taxonomy.ts';
import { foldedWords, soughtBy } from '../../../src/contract/search-words.ts';
import { deals, idOf, kinds, type Listings } from './listings.ts';
import { type Asked, type Filters, pageLength } from './questions.ts';
import { containing } from './shapes.ts';

/**
 * The yardstick, and the oracle: a k-d tree over the positions and plain arrays beside it, in this process. Written
 * from docs/product/area-search.md, sharing no line with the server but how the contract reads words.
 */
export interface InMemory {
  /** Every row that answers, in no order. */
  matches(asked: Asked): number[];
  /** Those of the asked page, in order. */
  page(asked: Asked, matches: readonly number[]): number[];
  /** As many cells of 64 pixels as the rows lie in. */
  cells(asked: Asked, matches: readonly number[]): number;
}

export function inMemory(listings: Listings): InMemory {
  const shown = Array.from({ length: listings.count }, (_, row) => row).filter(
    (row) => listings.status[row] === 0 && listings.isDue[row] === 0,
  );
  const tree = new KDBush(shown.length, 64, Int32Array);
  for (const row of shown) tree.add(listings.x[row] ?? 0, listings.y[row] ?? 0);
  tree.finish();
  const within = ({ west, south, east, north }: Bounds): number[] =>
    tree.range(west * 1e6 - 1, south * 1e6 - 1, east * 1e6 + 1, north * 1e6 + 1).map((at) => shown[at] ?? 0);
  const texts = listings.titles.map((title, row) => foldedWords(`${title} ${listings.locations[row]}`));

  return {
    matches: ({ filters, shapes, view }) => {
      const passes = filterOf(listings, texts, filters);
      const areaHolds = areaOf(shapes, view?.bounds);
      const boxes =
        view === undefined ? shapes.filter(isIncluded).map((shape) => containing(shape).box) : [view.bounds];
      const candidates = boxes.length === 0 ? [shown] : boxes.map(within);
      const found = candidates.map((rows) =>
        rows.filter((row) => passes(row) && areaHolds(listings.x[row] ?? 0, listings.y[row] ?? 0)),
      );
      return found.length === 1 ? found.flat() : [...new Set(found.flat())];
    },
    page: ({ sort, skipped }, matches) => {
      const [column, sign] = sort === 'newest' ? [listings.publishedAt, -1] : [listings.centavos, 1];
      const order = (one: number, other: number): number => {
        const difference = (column[one] ?? 0) - (column[other] ?? 0);
        return sign * (difference === 0 ? (idOf(one) < idOf(other) ? -1 : 1) : difference);
      };
      return firstOf(matches, skipped + pageLength, order).slice(skipped);
    },
    cells: ({ view }, matches) => {
      const degreesPerCell = 360 / 2 ** ((view?.zoom ?? 0) + 2);
      const cellOf = (row: number) =>
        Math.floor((listings.x[row] ?? 0) / 1e6 / degreesPerCell) * 1e6 +
        Math.floor((listings.y[row] ?? 0) / 1e6 / degreesPerCell);
      const counts = new Map<number, number>();
      for (const row of matches) counts.set(cellOf(row), (counts.get(cellOf(row)) ?? 0) + 1);
      return counts.size;
    },
  };
}

const isIncluded = (shape: Shape): boolean => shape.exclude !== true;

function areaOf(shapes: readonly Shape[], view: Bounds | undefined): (x: number, y: number) => boolean {
  const included = shapes.filter(isIncluded).map(containing);
  const excluded = shapes.filter((shape) => !isIncluded(shape)).map(containing);
  const seen = view === undefined ? [] : [containing({ type: 'rectangle', bounds: view })];
  return (x, y) =>
    seen.every(({ holds }) => holds(x, y)) &&
    (included.length === 0 || included.some(({ holds }) => holds(x, y))) &&
    !excluded.some(({ holds }) => holds(x, y));
}

const isAtLeast = (column: ArrayLike<number>, least: number, row: number): boolean => (column[row] ?? 0) >= least;
const isAtMost = (column: ArrayLike<number>, most: number, row: number): boolean => (column[row] ?? 0) <= most;

function filterOf(listings: Listings, texts: readonly string[], filters: Filters): (row: number) => boolean {
  const { type, priceMin, priceMax, areaMin, areaMax, furnished, available, foreignBuyers } = filters;
  const { words, dealType, bedrooms } = soughtBy(filters, true);
  const category = filters.category ?? 'all';
  const group: readonly string[] = type === undefined ? [] : propertyTypes[type];
  const isWanted = kinds.map(({ name, salePrice }) => {
    if (category !== 'all') return name === category;
    return salePrice > 0 && (type === undefined || group.includes(name));
  });
  const isOfKind = (row: number, wanted: string | undefined): boolean =>
    wanted !== undefined && kinds[listings.category[row] ?? 0]?.name === wanted;
  const { centavos, area, bedrooms: rooms, isFurnished, isAvailable, isForForeigners } = listings;
  return (row) =>
    isWanted[listings.category[row] ?? 0] === true &&
    (dealType === undefined || deals[listings.deal[row] ?? 0] === dealType) &&
    (priceMin === undefined || isAtLeast(centavos, priceMin * 100, row)) &&
    (priceMax === undefined || isAtMost(centavos, priceMax * 100, row)) &&
    (areaMin === undefined || isAtLeast(area, areaMin, row)) &&
    (areaMax === undefined || isAtMost(area, areaMax, row)) &&
    (bedrooms === undefined || (bedrooms === 4 ? isAtLeast(rooms, 4, row) : rooms[row] === bedrooms)) &&
    (furnished === undefined || (isFurnished[row] === 1) === furnished) &&
    (foreignBuyers !== true || isForForeigners[row] === 1) &&
    (available !== true || isAvailable[row] === 1) &&
    words.every(
      ({ within, category: kind, isStudio }) =>
        texts[row]?.includes(within) === true ||
        isOfKind(row, kind) ||
        (isStudio === true &&
          isStudioHome({ category: kinds[listings.category[row] ?? 0]?.name ?? 'lot', bedrooms: rooms[row] ?? 0 })),
    );
}

/** The first `count` in order, without sorting all. */
function firstOf(rows: readonly number[], count: number, order: (one: number, other: number) => number): number[] {
  const first: number[] = [];
  for (const row of rows) {
    const last = first[count - 1];
    if (last !== undefined && order(last, row) < 0) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(first[middle] ?? row, row) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, row);
    if (first.length > count) first.pop();
  }
  return first;
}
