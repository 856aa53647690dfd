import type { Parameters } from '../ground/sql-parameters.ts';
import type { SearchAsked } from './question.ts';
import { behindCents } from './ranking.ts';
import { cardPriceOf } from './ways.ts';

/** The least prices that are looked at more closely first, for each row of the page. */
const probesForEach = 4;

/**
 * The rows of a page, of all results (`id`, `metres`, `sortedBy`), in their order and after the cursor.
 *
 * The order by price uses the matching cards. Of each candidate only the lowest price of any card is known, and theirs
 * is never below it (`metBy`). A page of the lowest prices gives an upper bound for the last row. So only cards of
 * candidates within that bound are read.
 */
export function firstOf(found: string, asked: SearchAsked, parameters: Parameters): string {
  const { after, limit, sort } = asked;
  const rows = `${parameters.add(limit)}::integer`;
  const [value, id] = after === undefined ? [] : [`${parameters.add(after.value)}::integer`, parameters.add(after.id)];
  const behind = id === undefined ? 'true' : `("sortedBy", id) > (${value}, ${id}::uuid)`;
  const page = (among: string): string =>
    `select * from ${among} where ${behind} order by "sortedBy", id limit ${rows}`;
  if (sort !== 'price') return page(found);
  const price = cardPriceOf(asked, parameters);
  const priced = (among: string): string => `(
    select met.id, met.metres, ${price} + ${behindCents} * (met."sortedBy" / ${behindCents}) as "sortedBy"
      from ${among} as met offset 0) as priced`;
  const probes = `(
    select * from ${found} where ${value === undefined ? 'true' : `"sortedBy" > ${value}`}
     order by "sortedBy" limit ${probesForEach} * ${rows})`;
  const most = `(
    select max("sortedBy") from (${page(priced(probes))}) as cheapest having count("sortedBy") = ${rows})`;
  return page(priced(`(select * from ${found} where "sortedBy" <= coalesce(${most}, 2147483647))`));
}
