import { isProviderCategory, type ListingCategory } from '../../src/contract/taxonomy.ts';
import { rangesAsPlaces, runsOf, seenColumns } from './conditions.ts';
import type { Parameters } from './parameters.ts';
import type { Question } from './question.ts';

/**
 * What the table app.listing_tile knows of a question: in each tile a bit for every listing that matches, but for its
 * words. It is asked for the ranges inside the area; along the border every row has to be looked at. A tile with a mark has
 * changed since it was packed and says nothing, not even that it is empty: its rows are looked at, too. Marks, tiles and
 * rows are found by one statement, so that they are of one moment.
 */

/** More than any tile has. */
export const allKeys = 4 ** 25;

const subtiles = 64;

export const subtileColumns = [0, 1, 2, 3, 4, 5].map((digit) => `subtile_${digit}`).join(', ');

/** In centavos: what costs more is in the tiles at this price. */
const dearest = 1e11;

/** A table of one row: the `keys` of the changed tiles that the area meets. Statements that ask tiles begin with it. */
export const changedTiles = ({ ranges }: Question, parameters: Parameters): string => {
  const [first, behind] = [ranges[0]?.lo ?? 0, ranges.at(-1)?.hi ?? 0];
  return `changed as materialized (
    select app.changed_tiles(${parameters.add(first)}::bigint, ${parameters.add(behind)}::bigint) as keys)`;
};

const changedKeys = '(select keys from changed)';

/** Of a tile in the row. */
const isChanged = `${changedKeys} @> lo`;

/** Rows of `lo, hi`: what of the area's inside lies in changed tiles. */
export const changedInside = ({ ranges }: Question, parameters: Parameters): string => {
  const inside = ranges.filter((range) => range.inside).map(({ lo, hi }) => `[${lo},${hi})`);
  const keys = parameters.addText('int8multirange', `{${inside.join(',')}}`);
  return `select lower(span) as lo, upper(span) as hi from unnest(${keys} * ${changedKeys}) as span`;
};

// Few tiles are cut: which ones, their index alone can say.
// `offset 0` keeps the planner from turning one index lookup per range into one scan with a join.

/** Tiles that share a key with the range `place`, from the one that holds its first, but for empty ones. */
const isMet = `lo >= (select lo from app.listing_tile where lo <= place.lo order by lo desc limit 1) and lo < place.hi
         and (listings > 0 or ${isChanged})`;

/** Tiles inside the area, of at most `keys` keys. */
const isWhole = (keys: number, parameters: Parameters): string =>
  `lo >= place.lo and hi <= place.hi${keys === allKeys ? '' : ` and hi - lo <= ${asKeys(keys, parameters)}`}`;

const asKeys = (keys: number, parameters: Parameters): string => parameters.addText('bigint', String(keys));

/** Rows of `lo, hi`, of `matches` (how many of the published listings match, at least one), and of what is said of all. */
export const wholeTiles = (question: Question, keys: number, parameters: Parameters): string => `
  select tile.*
    from ${rangesInside(question, parameters)}
   cross join lateral (
     select lo, hi, listings, sum_x, sum_y, ${matchCount(question, parameters)} as matches
       from app.listing_tile where lo < place.hi and ${isWhole(keys, parameters)} and not ${isChanged} offset 0) as tile
   where matches > 0`;

/**
 * The other tiles that the inside of the area meets, where something matches, in spans of at most `keys` keys: rows of
 * `lo, hi`, of `tile_lo, tile_hi`, and of `matches, columns, rows` as app.tile_spans says.
 */
export const spansOfTiles = (question: Question, keys: number, parameters: Parameters): string => `
  select span.first as lo, span.behind as hi, matches, columns, rows, tile.lo as tile_lo, tile.hi as tile_hi
    from ${rangesInside(question, parameters)}
   cross join lateral (
     ${tilesCut(keys, parameters)}) as cut
   cross join lateral (
     select lo, hi, ${bitsInPlace(question, parameters)} as bits, ${subtileColumns}
       from app.listing_tile where lo = cut.lo and not ${isChanged} offset 0) as tile
   cross join lateral app.tile_spans(
     tile.lo, tile.hi, greatest(tile.lo, place.lo), least(tile.hi, place.hi), ${asKeys(keys, parameters)}, bits, ${subtileColumns}) as span
   where bit_count(bits) > 0`;

/** Where the index of the large tiles is asked; its condition says it, too. */
const largeTile = 4 ** 14;

/** Of the tiles that the range `place` meets those that are not whole: rows of `lo`. */
function tilesCut(keys: number, parameters: Parameters): string {
  if (keys < largeTile) {
    return `select lo from app.listing_tile where ${isMet} and not (${isWhole(keys, parameters)}) offset 0`;
  }
  const atEnds = `
    select lo from app.listing_tile
     where lo = any (array[
             (select lo from app.listing_tile where lo <= place.lo order by lo desc limit 1),
             (select lo from app.listing_tile where lo < place.hi order by lo desc limit 1)])
       and (lo < place.lo or hi > place.hi) and listings > 0`;
  if (keys === allKeys) return `${atEnds} offset 0`;
  return `${atEnds}
    union all
    select lo from app.listing_tile
     where hi - lo > ${largeTile} and hi - lo > ${asKeys(keys, parameters)}
       and lo >= place.lo and hi <= place.hi and lo < place.hi and listings > 0`;
}

/** So few of a tile are looked for subtile by subtile. */
const fewMatches = 16;

/** Whether the `bits` of a tile hold some; without bits it is not known. */
export const mayMatch = '(bits is null or bit_count(bits) > 0)';

/** What of a tile holds its `bits`: rows of `lo, hi`, the keys of a subtile or of all of it. */
export const spansHeld = `
  select tile.lo + subtile * (tile.hi - tile.lo) / ${subtiles} as lo,
         tile.lo + ((subtile + size) * (tile.hi - tile.lo) + ${subtiles - 1}) / ${subtiles} as hi
    from (select case when bit_count(bits) <= ${fewMatches} then 1 else ${subtiles} end as size) as wanted
   cross join unnest(case size when 1 then app.subtiles_held(bits, ${subtileColumns}) else '{0}' end) as subtile`;

/** The bits of what matches, null in a changed tile. */
const bitsKnown = (question: Question, parameters: Parameters): string =>
  `case when not ${isChanged} then ${bitsInPlace(question, parameters)} end`;

/** All of the area where something may match. Needs the table `changed`. */
export function placesWithMatches(question: Question, parameters: Parameters): string {
  const seen = seenColumns(question).map((column) => `, place.${column}`);
  return `
    select greatest(span.lo, place.lo) as lo, least(span.hi, place.hi) as hi, place.inside${seen.join('')}
      from ${rangesAsPlaces(question, parameters)}
     cross join lateral (
       select lo, hi, ${bitsKnown(question, parameters)} as bits, ${subtileColumns}
         from app.listing_tile where ${isMet} offset 0) as tile
     cross join lateral (${spansHeld}) as span
     where ${mayMatch} and span.lo < place.hi and span.hi > place.lo`;
}

/** The tiles that the area meets, with `bits` and `columns`. */
export const tilesMet = (question: Question, columns: string, parameters: Parameters): string => `
  select tile.*
    from (
      select distinct met.lo
        from ${parameters.addRanges(runsOf(question.ranges))} as place (lo, hi)
       cross join lateral (select lo from app.listing_tile where ${isMet} offset 0) as met) as met
   cross join lateral (
     select lo, hi, listings, ${bitsKnown(question, parameters)} as bits, ${subtileColumns}${columns}
       from app.listing_tile where lo = met.lo offset 0) as tile`;

const rangesInside = ({ ranges }: Question, parameters: Parameters): string =>
  `${parameters.addRanges(ranges.filter(({ inside }) => inside))} as place (lo, hi)`;

/** How many match. */
const matchCount = (question: Question, parameters: Parameters): string =>
  isOfKindAlone(question) ? kindCount(question) : `bit_count(${bitsOf(question, parameters)})::integer`;

/** Where only their kind is asked for, the index of the tiles knows how many. */
const isOfKindAlone = (question: Question): boolean =>
  measureBits(question).length === 0 &&
  [question.centavos.least, question.centavos.most].every((bound) => bound === undefined);

/** The bits of those that match. They stand in the order of the price, so that a span of prices is a piece of them. */
function bitsOf(question: Question, parameters: Parameters): string {
  const [before, last] = [cheaper(question, parameters), affordable(question, parameters)];
  const bits = factBits(question);
  // Each bound is looked up once.
  const upToLast = last === 'listings' ? bits : `substring(${bits} from 1 for ${last})`;
  return before === '0' ? upToLast : `substring(${upToLast} from ${before} + 1)`;
}

/** The same, each at its place. */
function bitsInPlace(question: Question, parameters: Parameters): string {
  const [before, last] = [cheaper(question, parameters), affordable(question, parameters)];
  const bits = factBits(question);
  const fromLeast = before === '0' ? bits : `(${bits}) << ${before} >> ${before}`;
  return last === 'listings' ? fromLeast : `(${fromLeast}) >> listings - ${last} << listings - ${last}`;
}

/** Of a tile, how many cost less than what is asked for. */
const cheaper = ({ centavos: { least } }: Question, parameters: Parameters): string =>
  least === undefined ? '0' : upTo(least - 50, parameters);

/** How many cost at most what is asked for. */
const affordable = ({ centavos: { most } }: Question, parameters: Parameters): string =>
  most === undefined ? 'listings' : upTo(most, parameters);

const upTo = (centavos: number, parameters: Parameters): string =>
  `width_bucket(${parameters.add(Math.min(centavos, dearest) / 50)}::integer, half_pesos)`;

const factBits = (question: Question): string => [kindBits(question), ...measureBits(question)].join(' & ');

const columnOf = (category: ListingCategory): string => category.replace('-', '_');

function kindBits({ categories, dealType }: Question): string {
  if (categories === 'properties') return dealType ?? '(buy | rent)';
  // A type that does not hold the category: no listing is for sale and for rent.
  if (categories.length === 0) return 'buy & rent';
  const ofCategory = `(${categories.map(columnOf).join(' | ')})`;
  return dealType === undefined ? ofCategory : `${ofCategory} & ${dealType}`;
}

/** The same as `kindBits`, counted. */
function kindCount({ categories, dealType }: Question): string {
  const deals = dealType === undefined ? ['buy', 'rent'] : [dealType];
  const kinds =
    categories === 'properties'
      ? deals
      : categories.flatMap((category) => {
          const name = columnOf(category);
          if (isProviderCategory(category)) return dealType === undefined ? [name] : [];
          return deals.map((deal) => `${name}_${deal}`);
        });
  return kinds.map((kind) => `${kind}_count`).join(' + ') || '0';
}

function measureBits({ bedrooms, isFurnished, isAvailable, isForForeigners, squareMetres }: Question): string[] {
  const { least, most } = squareMetres;
  return [
    ...(bedrooms === undefined ? [] : [`bedrooms_${bedrooms}`]),
    ...(isFurnished === undefined ? [] : [isFurnished ? 'furnished' : '~furnished']),
    ...(isAvailable === undefined ? [] : ['available']),
    ...(isForForeigners === undefined ? [] : ['for_foreigners']),
    ...(least === undefined ? [] : [atLeast(2 * least)]),
    ...(most === undefined ? [] : [`~${atLeast(2 * most + 1)}`]),
  ];
}

const binaryDigits = 11;

/**
 * Those whose half metres are `least` or more, digit by digit from the lowest: a one must be met by a one, a zero is
 * exceeded by one. https://doi.org/10.1145/253260.253268, section 4
 */
function atLeast(least: number): string {
  const digits = Array.from({ length: binaryDigits }, (_, digit) => digit);
  return digits.reduce((lower, digit) => {
    const bits = `half_metres_${digit}`;
    const isOne = Math.floor(least / 2 ** digit) % 2 === 1;
    if (lower === '') return isOne ? bits : '';
    return `(${bits} ${isOne ? '&' : '|'} ${lower})`;
  }, '');
}
