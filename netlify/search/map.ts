import type { Bounds } from '../../src/contract/area.ts';
import type { MapSearch } from '../../src/contract/property/browse-map.ts';
import type { Database, Row } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { rangesWithin } from './area.ts';
import { marks } from './constants.ts';
import { countsByCell } from './counts.ts';
import { boxOfKeys, keysOfCell } from './geometry/morton.ts';
import { matches, matchesInRanges } from './matches.ts';
import type { Question } from './question.ts';
import { asked, type Source } from './source.ts';

interface FoundMap<Item> {
  total: number;
  clusters: Cluster[];
  pins: Item[];
}

type Cluster = ReturnType<typeof clusterOf>;

/** What a map shows: clusters, and single listings. */
export const findMap = <Found extends Row, Item>(
  source: Source<Found, Item>,
  { zoom: shown, ...filters }: MapSearch,
): Promise<FoundMap<Item>> =>
  asked(source, filters, async (database, question) => {
    const zoom = cellZoomOf(filters.bbox, shown);
    const cells = await countedCells(database, question, zoom);
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    const pins = async (way: typeof matches, ranges: Question['ranges']): Promise<Item[]> => {
      if (ranges.length === 0) return [];
      const parameters = new Parameters();
      const met = way({ ...question, ranges }, `${source.columns}, q as sorted_q, id as sorted_id`, parameters);
      const text = `select * from (${met}) as met order by sorted_q, sorted_id`;
      return (await database.query<Found>(text, parameters.values)).map(source.read);
    };
    if (total <= marks.pins)
      return { total, clusters: [], pins: await pins(matches, rangesWithin(question.ranges, cells)) };
    const rolled = rolledUp({ zoom, cells });
    const singles = rolled.cells.filter(({ count }) => count === 1);
    return {
      total,
      clusters: rolled.cells.filter(({ count }) => count > 1).map((cell) => clusterOf(cell, rolled.zoom)),
      // Their keys are few.
      pins: await pins(
        matchesInRanges,
        singles.map(({ lo, hi }) => ({ lo, hi, inside: false })),
      ),
    };
  });

/** The whole earth lies in four columns of cells of zoom 0, two of which hold all latitudes. */
const degreesPerCell = (zoom: number): number => 360 / 2 ** (zoom + 2);

/** The finest zoom of cells, up to 16, at which the viewport does not hold absurdly many. */
function cellZoomOf({ west, south, east, north }: Bounds, zoom: number): number {
  const cellsAt = (at: number) => ((east - west) / degreesPerCell(at) + 1) * ((north - south) / degreesPerCell(at) + 1);
  let fitting = Math.min(zoom, 16);
  while (cellsAt(fitting) > marks.cells) fitting -= 1;
  return fitting;
}

interface CountedCell {
  [column: string]: unknown;
  cell: number;
  /** Keys [lo, hi). */
  lo: number;
  hi: number;
  count: number;
  /** Micro-degrees. */
  sumX: number;
  sumY: number;
}

/** Of a tile only some of whose subtiles lie in the cell: its keys, and its sums count the columns and rows of subtiles. */
type CountedPart = CountedCell & { tileLo: number | null; tileHi: number | null };

/** What was counted by the row and by the tile, cell by cell. */
export async function countedCells(database: Database, question: Question, zoom: number): Promise<CountedCell[]> {
  const parameters = new Parameters();
  const counted = await database.query<CountedPart>(countsByCell(question, zoom, parameters), parameters.values);
  return joined(counted.map(inMicroDegrees)).filter(({ count }) => count > 0);
}

interface CellsOfZoom {
  zoom: number;
  cells: readonly CountedCell[];
}

/** Joins four cells into one, zoom by zoom, until there are few enough. Nothing is lost: counts and sums add up. */
function rolledUp({ zoom, cells }: CellsOfZoom): CellsOfZoom {
  if (cells.length <= marks.most) return { zoom, cells };
  return rolledUp({
    zoom: zoom - 1,
    cells: joined(cells.map(({ cell, ...counted }) => ({ ...counted, cell: Math.floor(cell / 4) }))),
  });
}

function joined(parts: readonly CountedCell[]): CountedCell[] {
  const cells = new Map<number, CountedCell>();
  for (const { cell, count, sumX, sumY, lo, hi } of parts) {
    const known = cells.get(cell) ?? { cell, count: 0, sumX: 0, sumY: 0, lo, hi };
    cells.set(cell, {
      cell,
      count: known.count + count,
      sumX: known.sumX + sumX,
      sumY: known.sumY + sumY,
      lo: Math.min(known.lo, lo),
      hi: Math.max(known.hi, hi),
    });
  }
  return [...cells.values()];
}

/** A tile has eight columns and eight rows of subtiles; what lies in a subtile is taken for its middle. */
function inMicroDegrees({ tileLo, tileHi, ...counted }: CountedPart): CountedCell {
  if (tileLo === null || tileHi === null) return counted;
  const { west, south, east, north } = boxOfKeys({ lo: tileLo, hi: tileHi });
  const { count, sumX, sumY } = counted;
  return {
    ...counted,
    sumX: count * west + ((sumX + count / 2) * (east + 1 - west)) / 8,
    sumY: count * south + ((sumY + count / 2) * (north + 1 - south)) / 8,
  };
}

function clusterOf({ cell, count, sumX, sumY }: CountedCell, zoom: number) {
  const keys = keysOfCell(zoom);
  const { west, south, east, north } = boxOfKeys({ lo: cell * keys, hi: (cell + 1) * keys });
  return {
    latitude: Math.round(sumY / count) / 1e6,
    longitude: Math.round(sumX / count) / 1e6,
    count,
    /** What it covers. */
    bounds: { west: west / 1e6, south: south / 1e6, east: east / 1e6, north: Math.min(north, 90e6) / 1e6 },
  };
}
