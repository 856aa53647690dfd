import { conditionNames } from '../../src/contract/property/browse.ts';
import type { ListingCategory } from '../../src/contract/property/taxonomy.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import { planning } from './constants.ts';
import { facts } from './facts.ts';
import type { Question } from './question.ts';

/**
 * What the table app.listing_tile knows of a question: a bit for every listing that matches, but for its words. It is asked
 * for the ranges inside the area. A tile with a mark has changed since it was packed and says nothing, not even that it is
 * empty: its rows are tested. Marks, tiles and rows are found by one statement, so that they are of one moment.
 */

/** More than any tile has. */
export const allKeys = 4 ** 25;

/** In centavos: what costs more is in the tiles at this price. */
const dearest = 1e11;

/** A table of one row: the `keys` of the changed tiles that the area meets. Statements that ask tiles begin with it. */
export const changedTiles = ({ ranges }: Question, parameters: Parameters): string => {
  const [first, behind] = [ranges[0]?.lo ?? 0, ranges.at(-1)?.hi ?? 0];
  return `changed as materialized (
    select app.changed_tiles(${parameters.add(first)}::bigint, ${parameters.add(behind)}::bigint) as keys)`;
};

/** Of a tile in the row. */
const isChanged = '(select keys from changed) @> lo';

/** Tiles that share a key with the range `place`, from the one that holds its first, but for empty ones. */
const isMet = `lo >= (select lo from app.listing_tile where lo <= place.lo order by lo desc limit 1) and lo < place.hi
         and (listings > 0 or ${isChanged})`;

/** Tiles inside the area, of at most `keys` keys, that have not changed. */
const isWhole = (keys: number, parameters: Parameters): string =>
  `lo >= place.lo and lo < place.hi and hi <= place.hi and hi - lo <= ${asKeys(keys, parameters)} and not ${isChanged}`;

const asKeys = (keys: number, parameters: Parameters): string => parameters.addText('bigint', String(keys));

const rangesInside = ({ ranges }: Question, parameters: Parameters): string =>
  `${parameters.addRanges(ranges.filter(({ inside }) => inside))} as place (lo, hi)`;

// `offset 0` keeps the planner from turning one index lookup per range into one scan with a join.

/** Rows of `lo, hi`, of `matches` (how many of the published listings match, at least one), and of what is said of all. */
export const wholeTiles = (question: Question, keys: number, parameters: Parameters): string => `
  select tile.*
    from ${rangesInside(question, parameters)}
   cross join lateral (
     select lo, hi, listings, sum_x, sum_y, bit_count(${bitsOf(question, parameters)})::integer as matches
       from app.listing_tile where listings > 0 and ${isWhole(keys, parameters)} offset 0) as tile
   where matches > 0`;

/** The tiles that the inside of the area meets and `condition` holds for, where something may match: with `near, far, bits`. */
const tilesMet = (question: Question, condition: string, parameters: Parameters): string => `
  select tile.*, greatest(tile.lo, place.lo) as near, least(tile.hi, place.hi) as far
    from ${rangesInside(question, parameters)}
   cross join lateral (select lo from app.listing_tile where ${isMet} and ${condition} offset 0) as met
   cross join lateral (
     select lo, hi, subtiles, case when not ${isChanged} then ${bitsOf(question, parameters)} end as bits
       from app.listing_tile where lo = met.lo offset 0) as tile
   where bits is null or bit_count(bits) > 0`;

/**
 * The tiles that are not whole, in spans of at most `keys` keys: rows of `lo, hi`, of `tile_lo, tile_hi`, and of
 * `matches, columns, rows` as app.tile_spans says.
 */
export const spansOfTiles = (question: Question, keys: number, parameters: Parameters): string => `
  select span.first as lo, span.behind as hi, matches, columns, rows, tile.lo as tile_lo, tile.hi as tile_hi
    from (${tilesMet(question, `not (${isWhole(keys, parameters)})`, parameters)}) as tile
   cross join lateral app.tile_spans(lo, hi, near, far, ${asKeys(keys, parameters)}, bits, subtiles) as span`;

/** Rows of `lo, hi`: all of the area's inside where something may match. Needs the table `changed`. */
export const spansWithMatches = (question: Question, parameters: Parameters): string => `
  select span.*
    from (${tilesMet(question, 'true', parameters)}) as tile
   cross join lateral (
     select near as lo, far as hi where bits is null or bit_count(bits) > ${planning.fewInTile}
      union all
     select first, behind from app.tile_spans(lo, hi, near, far, (hi - lo) / 64, bits, subtiles)
      where bit_count(bits) <= ${planning.fewInTile}) as span`;

/** The bits of those that match, each at its place. They stand in the order of the price: those of other prices become 0. */
function bitsOf(question: Question, parameters: Parameters): string {
  const { least, most } = question.centavos;
  const upTo = (centavos: number) =>
    `width_bucket(${parameters.add(Math.min(centavos, dearest) / 50)}::integer, half_pesos)`;
  const cheaper = least === undefined ? '' : upTo(least - 50);
  const dearer = most === undefined ? '' : `listings - ${upTo(most)}`;
  const fromLeast = cheaper === '' ? factBits(question) : `(${factBits(question)}) << ${cheaper} >> ${cheaper}`;
  return dearer === '' ? fromLeast : `(${fromLeast}) >> (${dearer}) << (${dearer})`;
}

const factBits = (question: Question): string => [kindBits(question), ...measureBits(question)].join(' & ');

const columnOf = (category: ListingCategory): string => category.replace('-', '_');

function kindBits({ categories, dealType }: Question): string {
  if (categories === 'properties') return dealType ?? '(buy | rent)';
  // A type that does not hold the category: no listing is for sale and for rent.
  if (categories.length === 0) return 'buy & rent';
  const ofCategory = `(${categories.map(columnOf).join(' | ')})`;
  return dealType === undefined ? ofCategory : `${ofCategory} & ${dealType}`;
}

function measureBits({ bedrooms, conditions, squareMetres }: Question): string[] {
  const { least, most } = squareMetres;
  return [
    ...(bedrooms === undefined ? [] : [`bedrooms_${bedrooms}`]),
    ...conditionNames.flatMap((name) => {
      const wish = conditions[name];
      return wish === undefined ? [] : [`${wish ? '' : '~'}${facts[name].bits}`];
    }),
    ...(least === undefined ? [] : [atLeast(2 * least)]),
    ...(most === undefined ? [] : [`~${atLeast(2 * most + 1)}`]),
  ];
}

/**
 * Those whose half metres are `least` or more, digit by digit from the lowest: a one must be met by a one, a zero is
 * exceeded by one. https://doi.org/10.1145/253260.253268, section 4
 */
function atLeast(least: number): string {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((lower, digit) => {
    const bits = `half_metres[${digit + 1}]`;
    const isOne = Math.floor(least / 2 ** digit) % 2 === 1;
    if (lower === '') return isOne ? bits : '';
    return `(${bits} ${isOne ? '&' : '|'} ${lower})`;
  }, '');
}
