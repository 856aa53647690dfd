import type { KeyRange } from '../area/cover.ts';
import { allKeys, piecesOfBlocks, wholeBlocks } from './blocks.ts';
import {
  allOf,
  borderAsPlaces,
  exactCondition,
  isDue,
  isPublished,
  kindConditions,
  measureConditions,
  seenColumns,
} from './conditions.ts';
import { matches, rowsInPlaces } from './matches.ts';
import type { Parameters } from './parameters.ts';
import type { Question } from './question.ts';

/** At this zoom a cell is one key: a cell of zoom z has 2^(z+2) columns per 360 degrees. */
const keyZoom = 22;

/** Of a cell of the zoom. */
export const keysOfCell = (zoom: number): number => 4 ** (keyZoom - zoom);

/**
 * Counting looks at whole blocks first, and at rows only in those that a border runs through. Both take what is
 * published by status; what is past its days is few, found by an index of its own, and taken off.
 */

/** How many listings answer the question, exactly: one row of `total`. */
export function total(question: Question, parameters: Parameters): string {
  if (question.words.length > 0) {
    return `select count(*)::integer as total from (${matches(question, 'id', parameters)}) as met`;
  }
  const beside = `${borderAsPlaces(question, parameters)} union all ${piecesByRow(question)}`;
  return `
    with piece as materialized (${piecesOfBlocks(question, allKeys, parameters)})
    select ((select coalesce(sum(hits), 0) from (${wholeBlocks(question, allKeys, parameters)}) as whole)
            + (select coalesce(sum(hits), 0) from piece)
            + (select count(*) from (${besideBlocks(question, 'q', beside, parameters)}) as met)
            - (select count(*) from (${due(question, 'q', parameters)}) as past))::integer as total`;
}

/**
 * How many listings answer the question in each cell of `zoom`, exactly: rows of `cell, count`, of the keys [lo, hi) that
 * hold them, and of the sums of their positions `sumX, sumY`; a block of which only some answer lends them the middle of
 * all its listings. There may be several rows of a cell, one of them perhaps with less than nothing. Those of a piece of a
 * block say the block's keys `blockLo, blockHi`, and their sums count the columns and rows of the block's parts.
 */
export function countsByCell(question: Question, zoom: number, parameters: Parameters): string {
  const keys = keysOfCell(zoom);
  const shift = parameters.addText('integer', String(Math.log2(keys)));
  if (question.words.length > 0) return cellsIn([byRow('', shift, matches(question, 'q, x, y', parameters))]);
  const byBlocks = [
    `select lo >> ${shift}, sum(hits), sum(sum_x::float8 / listings * hits), sum(sum_y::float8 / listings * hits), min(lo), max(hi),
            ${noBlock}
       from (${wholeBlocks(question, keys, parameters)}) as whole group by 1`,
    `select lo >> ${shift}, hits, columns, rows, lo, hi, block_lo, block_hi from piece where hits > 0`,
    ...borderByCell(question, keys, shift, parameters),
    byRow('-', shift, due(question, 'q, x, y', parameters)),
  ];
  return `with piece as materialized (${piecesOfBlocks(question, keys, parameters)}) ${cellsIn(byBlocks)}`;
}

const noBlock = 'null::bigint, null::bigint';

/** Summed up before they meet the others: there are many of them. */
const byRow = (sign: '' | '-', shift: string, rows: string): string => `
  select q >> ${shift}, ${sign}count(*), ${sign}sum(x)::float8, ${sign}sum(y)::float8, min(q), max(q) + 1, ${noBlock}
    from (${rows}) as met group by 1`;

/** Most ranges of the border lie in one cell: their rows need not be sorted to be summed up. */
function borderByCell(question: Question, keys: number, shift: string, parameters: Parameters): string[] {
  const isInCell = ({ lo, hi }: KeyRange) => Math.floor(lo / keys) === Math.floor((hi - 1) / keys);
  const [inCell, acrossCells] = [question.ranges.filter(isInCell), question.ranges.filter((range) => !isInCell(range))];
  const border = (ranges: Question['ranges']) => borderAsPlaces({ ...question, ranges }, parameters);
  const sums = `place.lo >> ${shift} as cell, count(*) as count, sum(x)::float8 as x, sum(y)::float8 as y, min(q) as lo, max(q) + 1 as hi`;
  const others = `${border(acrossCells)} union all ${piecesByRow(question)}`;
  return [
    `select cell, count, x, y, lo, hi, ${noBlock}
       from (${besideBlocks(question, sums, border(inCell), parameters)}) as met where count > 0`,
    byRow('', shift, besideBlocks(question, 'q, x, y', others, parameters)),
  ];
}

const cellsIn = (parts: readonly string[]): string => `
  select cell, count::integer, x as "sumX", y as "sumY", lo, hi, block_lo as "blockLo", block_hi as "blockHi"
    from (${parts.join(' union all ')}) as counted (cell, count, x, y, lo, hi, block_lo, block_hi)`;

/** Row by row what the blocks cannot tell: `places` are rows of `lo, hi, inside` and `seenColumns`. */
const besideBlocks = (question: Question, columns: string, places: string, parameters: Parameters): string =>
  rowsInPlaces(question, columns, `(${places}) as place`, [isPublished], parameters);

const piecesByRow = (question: Question): string =>
  `select ${['lo', 'hi', 'true', ...seenColumns(question).map(() => 'null')].join(', ')} from piece where hits is null`;

/** Of the keys from the first to the last range. */
const due = (question: Question, columns: string, parameters: Parameters): string =>
  `select ${columns} from app.listing where ${allOf([
    isDue,
    `q + 0 >= ${parameters.add(question.ranges[0]?.lo ?? 0)}::bigint`,
    `q + 0 < ${parameters.add(question.ranges.at(-1)?.hi ?? 0)}::bigint`,
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    exactCondition(question, parameters),
  ])}`;
