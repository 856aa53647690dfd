import type { KeyRange } from '../area/cover.ts';
import { allOf, holdsKey, isDue, kindConditions } from './conditions.ts';
import { matches, matchesByPlace } from './matches.ts';
import type { Parameters } from './parameters.ts';
import { isCountedInCells, type Question } from './question.ts';

/** The zooms of the table app.listing_cell. A cell of zoom z has 2^(z+2) columns per 360 degrees. */
const coarsest = 6;
const finest = 16;
/** Between two zooms that share a count: 64 cells of the finer one in one of the coarser. */
const step = 3;
/** At this zoom a cell is one key. */
const keyZoom = 22;

/** Cell numbers [lo, hi) of one zoom. */
interface CellRange {
  zoom: number;
  lo: number;
  hi: number;
}

/**
 * How many listings answer the question in each cell of `zoom`, and the sums of their
 * positions: rows of `cell, count, sumX, sumY`. Exact: what lies wholly inside the area comes from the table, less what
 * is due to expire; the rest is counted row by row.
 */
export function countsByCell(question: Question, zoom: number, parameters: Parameters): string {
  const cell = `q >> ${2 * (keyZoom - zoom)}`;
  const parts = isCountedInCells(question)
    ? countedParts(question, zoom, cell, parameters)
    : [
        `select ${cell} as cell, 1 as count, x::bigint, y::bigint from (${matches(question, 'q, x, y', parameters)}) as met`,
      ];
  return `
    select cell, sum(count)::integer as count, sum(x)::bigint as "sumX", sum(y)::bigint as "sumY"
      from (${parts.join(' union all ')}) as part (cell, count, x, y)
     group by cell
    having sum(count) > 0`;
}

const countOf = (rows: string): string => `(select count(*) from (${rows}) as met)`;

/** How many listings answer the question, exactly: one row of `total`. */
export function total(question: Question, parameters: Parameters): string {
  if (!isCountedInCells(question)) {
    return `select ${countOf(matches(question, 'id', parameters))}::integer as total`;
  }
  const { cells, rest } = splitIntoCells(question.ranges, zoomsFrom(coarsest));
  const known = `(select coalesce(sum(listings), 0) from (${fromTable(question, coarsest, cells, parameters)}) as known)`;
  const past = countOf(due(question, 'q', cells, parameters));
  const others = countOf(matchesByPlace({ ...question, ranges: rest }, 'id', parameters));
  return `select (${known} - ${past} + ${others})::integer as total`;
}

function countedParts(question: Question, zoom: number, cell: string, parameters: Parameters): string[] {
  const { cells, rest } = splitIntoCells(question.ranges, zoomsFrom(zoom));
  return [
    ...(cells.length === 0
      ? []
      : [fromTable(question, zoom, cells, parameters), due(question, cell, cells, parameters)]),
    `select ${cell}, 1, x::bigint, y::bigint
       from (${matchesByPlace({ ...question, ranges: rest }, 'q, x, y', parameters)}) as met`,
  ];
}

function fromTable(question: Question, zoom: number, cells: readonly CellRange[], parameters: Parameters): string {
  return `
    select known.cell >> (2 * (part.zoom - ${zoom})), known.listings, known.sum_x, known.sum_y
      from unnest(
             ${parameters.add(cells.map((range) => range.zoom))}::integer[],
             ${parameters.add(cells.map(({ lo }) => lo))}::bigint[],
             ${parameters.add(cells.map(({ hi }) => hi))}::bigint[]) as part (zoom, lo, hi)
      cross join lateral (
        select cell, listings, sum_x, sum_y
          from app.listing_cell
         where zoom = part.zoom and cell >= part.lo and cell < part.hi and ${allOf(kindConditions(question, parameters))}
        offset 0) as known`;
}

/** What the table still counts although its days are over. */
function due(question: Question, cell: string, cells: readonly CellRange[], parameters: Parameters): string {
  const keys = cells.map(({ zoom, lo, hi }) => ({ lo: lo * sizeOf(zoom), hi: hi * sizeOf(zoom), inside: true }));
  return `
    select ${cell}, -1, -x::bigint, -y::bigint
      from app.listing
     where ${isDue} and ${holdsKey(keys, parameters)} and ${allOf(kindConditions(question, parameters))}`;
}

/** Keys in a cell. */
const sizeOf = (zoom: number): number => 4 ** (keyZoom - zoom);

/** From the asked zoom on: a coarser cell cannot tell which of the asked ones its listings lie in. */
function zoomsFrom(zoom: number): number[] {
  const first = Math.max(zoom, coarsest);
  return Array.from({ length: 1 + Math.floor((finest - first) / step) }, (_, index) => first + index * step);
}

/** As much as possible of the inside ranges as whole cells, the coarsest first; what is left keeps its mark. */
function splitIntoCells(ranges: KeyRange[], zooms: readonly number[]) {
  const cells: CellRange[] = [];
  let rest = ranges;
  for (const zoom of zooms) {
    const size = sizeOf(zoom);
    rest = rest.flatMap((range) => {
      const lo = Math.ceil(range.lo / size);
      const hi = Math.floor(range.hi / size);
      if (!range.inside || lo >= hi) return [range];
      cells.push({ zoom, lo, hi });
      return [
        { ...range, hi: lo * size },
        { ...range, lo: hi * size },
      ].filter((left) => left.lo < left.hi);
    });
  }
  return { cells, rest };
}
