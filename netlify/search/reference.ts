import type { ListingSort } from '../../src/contract/property/browse.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import { behind, type ListingsPageEnd, orderBy, sortColumn } from './cursor.ts';
import { keysOfCell } from './geometry/morton.ts';
import { matchesInRanges } from './matches.ts';
import type { Question } from './question.ts';

/**
 * The plain path: the cover, the covering indexes, the exact test on the rim, and nothing else. The tests compare every
 * other way with it, and it is what is left where the mechanisms in constants.ts are switched off.
 */

export const plainTotal = (question: Question, parameters: Parameters): string =>
  `select count(*)::integer as total from (${matchesInRanges(question, 'id', parameters)}) as met`;

export const plainCells = (question: Question, zoom: number, parameters: Parameters): string => `
  select q / ${keysOfCell(zoom)} as cell, count(*)::integer as count, sum(x)::float8 as "sumX", sum(y)::float8 as "sumY",
         min(q) as lo, max(q) + 1 as hi, null::bigint as "tileLo", null::bigint as "tileHi"
    from (${matchesInRanges(question, 'q, x, y', parameters)}) as met group by 1`;

/** Ids in the order asked for. */
export const plainPage = (
  question: Question,
  { sort, after, limit }: { sort: ListingSort; after: ListingsPageEnd | undefined; limit: number },
  parameters: Parameters,
): string => `
  select id from (${matchesInRanges(question, `id, ${sortColumn(sort)}`, parameters, behind(sort, after, parameters))}) as met
   ${orderBy(sort)} limit ${limit}`;
