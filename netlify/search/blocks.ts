import { isProviderCategory, type ListingCategory } from '../../src/contract/taxonomy.ts';
import { rangesAsPlaces, runsOf, seenColumns } from './conditions.ts';
import type { Parameters } from './parameters.ts';
import type { Question } from './question.ts';

/**
 * What the table app.listing_block knows of a question: in each block a bit for every listing that answers it, but for its
 * words. It is asked for the ranges inside the area; along the border every row has to be looked at.
 */

/** More than any block has. */
export const allKeys = 4 ** 25;

const parts = 64;

export const partColumns = [0, 1, 2, 3, 4, 5].map((digit) => `part_${digit}`).join(', ');

/** In centavos: what costs more is in the blocks at this price. */
const dearest = 1e11;

// Few blocks are cut: which ones, their index alone can say.
// `offset 0` keeps the planner from turning one index lookup per range into one scan with a join.

/** Blocks that share a key with the range `place`: from the one that holds its first. */
const isMet =
  'lo >= (select lo from app.listing_block where lo <= place.lo order by lo desc limit 1) and lo < place.hi and listings > 0';

/** Blocks inside the area, of at most `keys` keys. */
const isWhole = (keys: number, parameters: Parameters): string =>
  `lo >= place.lo and hi <= place.hi${keys === allKeys ? '' : ` and hi - lo <= ${asKeys(keys, parameters)}`}`;

const asKeys = (keys: number, parameters: Parameters): string => parameters.addText('bigint', String(keys));

/** Rows of `lo, hi`, of `hits` (how many of the published listings answer, at least one), and of what is said of all. */
export const wholeBlocks = (question: Question, keys: number, parameters: Parameters): string => `
  select block.*
    from ${rangesInside(question, parameters)}
   cross join lateral (
     select lo, hi, listings, sum_x, sum_y, ${hitsOf(question, parameters)} as hits
       from app.listing_block where lo < place.hi and ${isWhole(keys, parameters)} offset 0) as block
   where hits > 0`;

/**
 * The other blocks that the inside of the area meets, where something answers, in pieces of at most `keys` keys: rows of
 * `lo, hi`, of `block_lo, block_hi`, and of `hits, columns, rows` as app.block_pieces says.
 */
export const piecesOfBlocks = (question: Question, keys: number, parameters: Parameters): string => `
  select piece.first as lo, piece.behind as hi, hits, columns, rows, block.lo as block_lo, block.hi as block_hi
    from ${rangesInside(question, parameters)}
   cross join lateral (
     ${blocksCut(keys, parameters)}) as cut
   cross join lateral (
     select lo, hi, ${bitsInPlace(question, parameters)} as bits, ${partColumns}
       from app.listing_block where lo = cut.lo offset 0) as block
   cross join lateral app.block_pieces(
     block.lo, block.hi, greatest(block.lo, place.lo), least(block.hi, place.hi), ${asKeys(keys, parameters)}, bits, ${partColumns}) as piece
   where bit_count(bits) > 0`;

/** Where the index of the large blocks is asked; its condition says it, too. */
const largeBlock = 4 ** 14;

/** Of the blocks that the range `place` meets those that are not whole: rows of `lo`. */
function blocksCut(keys: number, parameters: Parameters): string {
  if (keys < largeBlock) {
    return `select lo from app.listing_block where ${isMet} and not (${isWhole(keys, parameters)}) offset 0`;
  }
  const atEnds = `
    select lo from app.listing_block
     where lo = any (array[
             (select lo from app.listing_block where lo <= place.lo order by lo desc limit 1),
             (select lo from app.listing_block where lo < place.hi order by lo desc limit 1)])
       and (lo < place.lo or hi > place.hi) and listings > 0`;
  if (keys === allKeys) return `${atEnds} offset 0`;
  return `${atEnds}
    union all
    select lo from app.listing_block
     where hi - lo > ${largeBlock} and hi - lo > ${asKeys(keys, parameters)}
       and lo >= place.lo and hi <= place.hi and lo < place.hi and listings > 0`;
}

/** So few of a block are looked for part by part. */
const fewHits = 16;

/** What of a block holds its `bits`: rows of `lo, hi`, the keys of a part or of all of it. */
export const piecesHeld = `
  select block.lo + part * (block.hi - block.lo) / ${parts} as lo,
         block.lo + ((part + size) * (block.hi - block.lo) + ${parts - 1}) / ${parts} as hi
    from (select case when bit_count(bits) > ${fewHits} then ${parts} else 1 end as size) as wanted
   cross join unnest(case size when 1 then app.parts_held(bits, ${partColumns}) else '{0}' end) as part`;

/** All of the area, where there may be an answer: words rule nothing out. */
export function placesWithHits(question: Question, parameters: Parameters): string {
  const seen = seenColumns(question).map((column) => `, place.${column}`);
  return `
    select greatest(piece.lo, place.lo) as lo, least(piece.hi, place.hi) as hi, place.inside${seen.join('')}
      from ${rangesAsPlaces(question, parameters)}
     cross join lateral (
       select lo, hi, ${bitsInPlace(question, parameters)} as bits, ${partColumns}
         from app.listing_block where ${isMet} offset 0) as block
     cross join lateral (${piecesHeld}) as piece
     where bit_count(bits) > 0 and piece.lo < place.hi and piece.hi > place.lo`;
}

/** Where the area meets blocks: rows of `lo`, each once. */
export const blocksMet = ({ ranges }: Question, parameters: Parameters): string => `(
    select distinct met.lo
      from ${parameters.addRanges(runsOf(ranges))} as place (lo, hi)
     cross join lateral (select lo from app.listing_block where ${isMet} offset 0) as met)`;

const rangesInside = ({ ranges }: Question, parameters: Parameters): string =>
  `${parameters.addRanges(ranges.filter(({ inside }) => inside))} as place (lo, hi)`;

/** How many answer. */
const hitsOf = (question: Question, parameters: Parameters): string =>
  isOfKindAlone(question) ? kindCount(question) : `bit_count(${bitsOf(question, parameters)})::integer`;

/** Where only their kind is asked for, the index of the blocks knows how many. */
const isOfKindAlone = (question: Question): boolean =>
  measureBits(question).length === 0 &&
  [question.centavos.least, question.centavos.most].every((bound) => bound === undefined);

/** The bits of those that answer. They stand in the order of the price, so that a span of prices is a piece of them. */
function bitsOf(question: Question, parameters: Parameters): string {
  const [before, last] = [cheaper(question, parameters), affordable(question, parameters)];
  const bits = factBits(question);
  // Each bound is looked up once.
  const upToLast = last === 'listings' ? bits : `substring(${bits} from 1 for ${last})`;
  return before === '0' ? upToLast : `substring(${upToLast} from ${before} + 1)`;
}

/** The same, each at its place. */
export function bitsInPlace(question: Question, parameters: Parameters): string {
  const [before, last] = [cheaper(question, parameters), affordable(question, parameters)];
  const bits = factBits(question);
  const fromLeast = before === '0' ? bits : `(${bits}) << ${before} >> ${before}`;
  return last === 'listings' ? fromLeast : `(${fromLeast}) >> listings - ${last} << listings - ${last}`;
}

/** Of a block, how many cost less than what is asked for. */
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
