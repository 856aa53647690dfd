import { allKeys, areWordsCommon, borderRanges, piecesOfBlocks, wholeBlocks } from './blocks.ts';
import {
  allOf,
  exactCondition,
  isDue,
  isPublished,
  kindConditions,
  measureConditions,
  seenColumns,
  wordConditions,
} from './conditions.ts';
import { matches, rowsInPlaces } from './matches.ts';
import type { Parameters } from './parameters.ts';
import type { Question } from './question.ts';

/** At this zoom a cell is one key: a cell of zoom z has 2^(z+2) columns per 360 degrees. */
const keyZoom = 22;

/**
 * Counting looks at whole blocks first, and at rows only in those that a border runs through. Both take what is
 * published by status; what is past its days is few, found by an index of its own, and taken off.
 */

/** How many listings answer the question, exactly: one row of `total`. */
export function total(question: Question, parameters: Parameters): string {
  const byBlocks = `
    (select coalesce(sum(hits), 0) from (${wholeBlocks(question, allKeys, parameters)}) as whole)
    + (select coalesce(sum(hits), 0) from piece)
    + (select count(*) from (${besidePieces(question, 'q', parameters)}) as met)
    - (select count(*) from (${due(question, 'q', parameters)}) as past)`;
  return `
    with piece as materialized (${piecesOfBlocks(question, allKeys, parameters)})
    select (${
      question.words.length === 0
        ? byBlocks
        : `case when ${areWordsCommon(question, parameters)} then ${byBlocks}
                else (select count(*) from (${matches(question, 'id', parameters)}) as met) end`
    })::integer as total`;
}

/**
 * How many listings answer the question in each cell of `zoom`, exactly: rows of `cell, count`, of the keys [lo, hi) that
 * hold them, and of the sums of their positions `sumX, sumY`; a block of which only some answer lends them the middle of
 * all its listings. There may be several rows of a cell, one of them perhaps with less than nothing. Those of a piece of a
 * block say the block's keys `blockLo, blockHi`, and their sums count the columns and rows of the block's parts.
 */
export function countsByCell(question: Question, zoom: number, parameters: Parameters): string {
  const digits = 2 * (keyZoom - zoom);
  const keys = 2 ** digits;
  const shift = parameters.addText('integer', String(digits));
  // Summed up before they meet the others: there are many of them.
  const byRow = (sign: string, rows: string) => `
    select q >> ${shift}, ${sign}count(*), ${sign}sum(x)::float8, ${sign}sum(y)::float8, min(q), max(q) + 1, null::bigint, null::bigint
      from (${rows}) as met group by 1`;
  const byBlocks = [
    `select lo >> ${shift}, sum(hits), sum(sum_x::float8 / listings * hits), sum(sum_y::float8 / listings * hits), min(lo), max(hi),
            null::bigint, null::bigint
       from (${wholeBlocks(question, keys, parameters)}) as whole group by 1`,
    `select lo >> ${shift}, hits, columns, rows, lo, hi, block_lo, block_hi from piece where hits > 0`,
    byRow('', besidePieces(question, 'q, x, y', parameters)),
    byRow('-', due(question, 'q, x, y', parameters)),
  ];
  const pieces = `piece as materialized (${piecesOfBlocks(question, keys, parameters)})`;
  if (question.words.length === 0) return `with ${pieces} ${cellsIn(byBlocks, 'true')}`;
  return `
    with ${pieces}, known as (select ${areWordsCommon(question, parameters)} as by_blocks)
    ${cellsIn(byBlocks, '(select by_blocks from known)')}
     union all
    ${cellsIn([byRow('', matches(question, 'q, x, y', parameters))], '(select not by_blocks from known)')}`;
}

const cellsIn = (parts: readonly string[], condition: string): string => `
  select cell, count::integer, x as "sumX", y as "sumY", lo, hi, block_lo as "blockLo", block_hi as "blockHi"
    from (${parts.join(' union all ')}) as counted (cell, count, x, y, lo, hi, block_lo, block_hi)
   where ${condition}`;

/** Row by row what the blocks cannot tell. */
const besidePieces = (question: Question, columns: string, parameters: Parameters): string =>
  rowsInPlaces(
    question,
    columns,
    `(${borderRanges(question, parameters)} union all
      select ${['lo', 'hi', 'true', ...seenColumns(question).map(() => 'null')].join(', ')} from piece where hits is null) as place`,
    [isPublished],
    parameters,
  );

const due = (question: Question, columns: string, parameters: Parameters): string =>
  `select ${columns} from app.listing where ${allOf([
    isDue,
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    ...wordConditions(question, parameters),
    exactCondition(question, parameters),
  ])}`;
