import type { KeyRange } from '../area/cover.ts';
import type { Parameters } from './parameters.ts';
import type { Question } from './question.ts';

/**
 * What the table app.listing_block knows of a question: in each block a bit for every listing that answers it. Words
 * are not known there. It is asked for the ranges inside the area; along the border every row has to be looked at.
 */

/** More than any block has. */
export const allKeys = 4 ** 25;

// `offset 0` keeps the planner from turning one index lookup per range into one scan with a join.

/** Blocks that share a key with the range `place`: from the one that holds its first. */
const isMet = 'lo >= (select max(lo) from app.listing_block where lo <= place.lo) and lo < place.hi and listings > 0';

/** Blocks inside the area, of at most `keys` keys. */
const isWhole = (keys: number): string => `lo >= place.lo and hi <= place.hi and hi - lo <= ${keys}`;

/** Rows of `lo, hi`, of `hits` (how many of the published listings answer, at least one), and of what is said of all. */
export const wholeBlocks = (question: Question, keys: number, parameters: Parameters): string => `
  select block.*
    from ${rangesOf(question, true, parameters)}
   cross join lateral (
     select lo, hi, listings, sum_x, sum_y, ${hits(question, parameters)}
       from app.listing_block where ${isMet} and ${isWhole(keys)} offset 0) as block
   where hits > 0`;

/** What is left of the area, where there may be an answer: rows of `lo, hi, inside`. */
export const besideWholeBlocks = (question: Question, keys: number, parameters: Parameters): string => `
  select lo, hi, false as inside from ${rangesOf(question, false, parameters)}
   union all
  select greatest(block.lo, place.lo), least(block.hi, place.hi), true
    from ${rangesOf(question, true, parameters)}
   cross join lateral (
     select lo, hi from app.listing_block where ${isMet} and not (${isWhole(keys)}) offset 0) as block
   cross join lateral (
     select ${hits(question, parameters)} from app.listing_block where lo = block.lo offset 0) as known
   where hits > 0`;

/** All of the area, where there may be an answer. */
export const placesWithHits = (question: Question, parameters: Parameters): string =>
  besideWholeBlocks(question, 0, parameters);

function rangesOf({ ranges }: Question, inside: boolean, parameters: Parameters): string {
  const chosen = ranges.filter((range) => range.inside === inside);
  const column = (end: (range: KeyRange) => number) => `${parameters.add(chosen.map(end))}::bigint[]`;
  return `unnest(${column(({ lo }) => lo)}, ${column(({ hi }) => hi)}) as place (lo, hi)`;
}

const hits = (question: Question, parameters: Parameters): string =>
  `bit_count(${bitsOf(question, parameters)})::integer as hits`;

/** The bits of those that answer. They stand in the order of the price, so that a span of prices is a piece of them. */
function bitsOf(question: Question, parameters: Parameters): string {
  const bits = [kindBits(question), ...measureBits(question)].join(' & ');
  const { least, most } = question.centavos;
  if (least === undefined && most === undefined) return bits;
  const upTo = (centavos: number) => `width_bucket(${parameters.add(centavos / 50)}::integer, half_pesos)`;
  const before = least === undefined ? '0' : upTo(least - 50);
  const last = most === undefined ? 'listings' : upTo(most);
  return `substring(${bits} from ${before} + 1 for ${last} - ${before})`;
}

function kindBits({ categories, dealType }: Question): string {
  if (categories === 'properties') return dealType ?? '(buy | rent)';
  // A type that does not hold the category: no listing is for sale and for rent.
  if (categories.length === 0) return 'buy & rent';
  const ofCategory = `(${categories.map((category) => category.replace('-', '_')).join(' | ')})`;
  return dealType === undefined ? ofCategory : `${ofCategory} & ${dealType}`;
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
