import type { Parameters } from '../ground/sql-parameters.ts';
import {
  allOf,
  borderAnd,
  exactCondition,
  isDue,
  isPublished,
  kindConditions,
  measureConditions,
} from './conditions.ts';
import { mechanisms } from './constants.ts';
import { keysOfCell } from './geometry/morton.ts';
import { matches, rowsInPlaces } from './matches.ts';
import type { Question } from './question.ts';
import { plainCells, plainTotal } from './reference.ts';
import { allKeys, changedTiles, spansOfTiles, wholeTiles } from './tiles.ts';

/**
 * How many listings match the query, exactly: one row of `total`. Tiles and rows take what is published by status. The
 * few past their days are found by a separate index and subtracted.
 */
export function total(question: Question, parameters: Parameters): string {
  if (!mechanisms.tiles) return plainTotal(question, parameters);
  if (question.words.length > 0) {
    return `select count(*)::integer as total from (${matches(question, 'id', parameters)}) as met`;
  }
  return `
    with ${changedTiles(question, parameters)},
    span as materialized (${spansOfTiles(question, allKeys, parameters)})
    select ((select coalesce(sum(matches), 0) from (${wholeTiles(question, allKeys, parameters)}) as whole)
            + (select coalesce(sum(matches), 0) from span)
            + (select count(*) from (${byPlaces(question, 'q', parameters)}) as met)
            - (select count(*) from (${due(question, 'q', parameters)}) as past))::integer as total`;
}

/**
 * How many listings match the query in each cell of `zoom`, exactly. Rows have `cell, count`, the keys [lo, hi) that
 * contain them, and the sums of their positions `sumX, sumY`. A tile with only some matches contributes the middle of
 * all its listings. A cell may have several rows, one of them perhaps negative. Rows of part of a tile name its keys
 * `tileLo, tileHi`, and their sums count the columns and rows of its subtiles.
 */
export function countsByCell(question: Question, zoom: number, parameters: Parameters): string {
  if (!mechanisms.tiles) return plainCells(question, zoom, parameters);
  const keys = keysOfCell(zoom);
  const shift = parameters.addText('integer', String(Math.log2(keys)));
  if (question.words.length > 0) return cellsIn([byRow('', shift, matches(question, 'q, x, y', parameters))]);
  const parts = [
    `select lo >> ${shift}, sum(matches), sum(sum_x::float8 / listings * matches), sum(sum_y::float8 / listings * matches),
            min(lo), max(hi), ${noTile}
       from (${wholeTiles(question, keys, parameters)}) as whole group by 1`,
    `select lo >> ${shift}, matches, columns, rows, lo, hi, tile_lo, tile_hi from span where matches > 0`,
    byRow('', shift, byPlaces(question, 'q, x, y', parameters)),
    byRow('-', shift, due(question, 'q, x, y', parameters)),
  ];
  return `
    with ${changedTiles(question, parameters)},
    span as materialized (${spansOfTiles(question, keys, parameters)}) ${cellsIn(parts)}`;
}

const noTile = 'null::bigint, null::bigint';

/** Summed up before they meet the others: there are many of them. */
const byRow = (sign: '' | '-', shift: string, rows: string): string => `
  select q >> ${shift}, ${sign}count(*), ${sign}sum(x)::float8, ${sign}sum(y)::float8, min(q), max(q) + 1, ${noTile}
    from (${rows}) as met group by 1`;

const cellsIn = (parts: readonly string[]): string => `
  select cell, count::integer, x as "sumX", y as "sumY", lo, hi, tile_lo as "tileLo", tile_hi as "tileHi"
    from (${parts.join(' union all ')}) as counted (cell, count, x, y, lo, hi, tile_lo, tile_hi)`;

/** Row by row what the tiles cannot tell: the border, and inside it what is less than a subtile or has changed. */
const byPlaces = (question: Question, columns: string, parameters: Parameters): string => {
  const places = borderAnd('select lo, hi from span where matches is null', question, parameters);
  return rowsInPlaces(question, columns, places, [isPublished], parameters);
};

/** Of the keys from the first to the last range. */
const due = (question: Question, columns: string, parameters: Parameters): string =>
  `select ${columns} from app.listing where ${allOf([
    isDue(question, parameters),
    `q + 0 >= ${parameters.add(question.ranges[0]?.lo ?? 0)}::bigint`,
    `q + 0 < ${parameters.add(question.ranges.at(-1)?.hi ?? 0)}::bigint`,
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    exactCondition(question, parameters),
  ])}`;
