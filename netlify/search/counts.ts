import { allKeys, besideWholeBlocks, wholeBlocks } from './blocks.ts';
import { allOf, exactCondition, isDue, isPublished, kindConditions, measureConditions } from './conditions.ts';
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
  if (question.words.length > 0) {
    return `select count(*)::integer as total from (${matches(question, 'id', parameters)}) as met`;
  }
  return `
    select ((select coalesce(sum(hits), 0) from (${wholeBlocks(question, allKeys, parameters)}) as whole)
            + (select count(*) from (${besideWhole(question, allKeys, 'q', parameters)}) as met)
            - (select count(*) from (${due(question, 'q', parameters)}) as past))::integer as total`;
}

/**
 * How many listings answer the question in each cell of `zoom`: rows of `cell, count`, the sums of their positions
 * `sumX, sumY`, and the keys [lo, hi) that hold them all. The counts are exact; a block of which only some answer
 * lends them the middle of all its listings.
 */
export function countsByCell(question: Question, zoom: number, parameters: Parameters): string {
  const shift = 2 * (keyZoom - zoom);
  const keys = 2 ** shift;
  // Summed up as integers before they meet the others: there are many of them.
  const one = (sign: string, rows: string) =>
    `select q >> ${shift}, ${sign}count(*), ${sign}sum(x), ${sign}sum(y), min(q), max(q) + 1 from (${rows}) as met group by 1`;
  const parts =
    question.words.length > 0
      ? [one('', matches(question, 'q, x, y', parameters))]
      : [
          `select lo >> ${shift}, hits, sum_x / listings * hits, sum_y / listings * hits, lo, hi
             from (${wholeBlocks(question, keys, parameters)}) as whole`,
          one('', besideWhole(question, keys, 'q, x, y', parameters)),
          one('-', due(question, 'q, x, y', parameters)),
        ];
  return `
    select cell, sum(count)::integer as count, sum(x)::float8 as "sumX", sum(y)::float8 as "sumY",
           min(lo) as lo, max(hi) as hi
      from (${parts.join(' union all ')}) as counted (cell, count, x, y, lo, hi)
     group by cell
    having sum(count) > 0`;
}

const besideWhole = (question: Question, keys: number, columns: string, parameters: Parameters): string =>
  rowsInPlaces(
    question,
    columns,
    `(${besideWholeBlocks(question, keys, parameters)}) as place`,
    [isPublished],
    parameters,
  );

const due = (question: Question, columns: string, parameters: Parameters): string =>
  `select ${columns} from app.listing where ${allOf([
    isDue,
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    exactCondition(question, parameters),
  ])}`;
