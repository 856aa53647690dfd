import type { ListingSort } from '../../src/contract/browse.ts';
import { isPublic, keysInside, keysNear, placeConditions } from './conditions.ts';
import { mechanisms } from './constants.ts';
import { behind, fromCursor, type Place, priceDirection, sortColumn } from './cursor.ts';
import { isIntricate, rowsAt } from './matches.ts';
import type { Parameters } from './parameters.ts';
import { isEverywhere, type Question } from './question.ts';
import { changedTiles, mayMatch, spansHeld, subtileColumns, tilesMet } from './tiles.ts';

/**
 * From the tiles that lie inside the area as a whole it is known what a page of the newest, or of the cheapest, cannot
 * hold: a bound, of which enough lie on this side. So a page of thousands is found by looking at some dozens.
 */

export interface PageAsked {
  sort: ListingSort;
  after: Place | undefined;
  limit: number;
}

/** What an order needs of the tiles, and what follows from the table `bound`. */
interface Slicing {
  /** What else is asked of a tile, and the table where it stands. */
  columns: string;
  join: string;
  /** Of the bits of a tile those behind the cursor as far as can be told. */
  counted: string;
  /** Rows of `bound, matches` of the table `whole`: the first of each tile, the next few and so on, each for what its last has. */
  slices: string;
  direction: 'asc' | 'desc';
  /** Of the bits of a tile those that may lie within the bound. */
  left: string;
  /** Whether a row does. */
  condition: string;
}

const bound = '(select bound from bound)';

const priceSizes = ['1', '4', '16', '64', '256', 'listings'];

/** Prices in tiles are whole and half pesos: a half stands for every centavo above the whole. */
function byPrice(direction: 'asc' | 'desc', after: Place | undefined, parameters: Parameters): Slicing {
  const isUp = direction === 'asc';
  const before = isUp ? `position(B'1' in bits) - 1` : `listings - length(rtrim(bits::text, '0'))`;
  const slice = isUp
    ? 'substring(bits from past + 1 for until - past)'
    : 'substring(bits from listings + 1 - until for until - past)';
  const ends = ['before', ...priceSizes.map((size) => `least(listings, before + ${size})`)];
  const spans = ends.slice(1).map((end, index) => `(${ends[index]}, ${end})`);
  return {
    columns: ', half_pesos',
    join: '',
    counted: after === undefined ? 'bits' : behindPeso(direction, Math.floor(Number(after.value) / 100), parameters),
    slices: `
      select ${isUp ? 'half_pesos[until]' : 'half_pesos[listings + 1 - until]'} as bound, bit_count(${slice}) as matches
        from whole
       cross join lateral (select ${before} as before offset 0) as start
       cross join lateral (select past, until from (values ${spans.join(', ')}) as ends (past, until) offset 0) as span
       where bit_count(bits) > 0`,
    direction,
    left: isUp ? upTo(`coalesce(${bound}, 2147483647)`) : from(`coalesce(${bound}, 0)`),
    condition: isUp
      ? `price_centavos <= coalesce((${bound} + 1) / 2 * 100::bigint, 9223372036854775807)`
      : `price_centavos >= coalesce(${bound} / 2 * 100::bigint, 0)`,
  };
}

/** The bits of what costs so many half pesos or less, and of what costs so many or more. */
const upTo = (halfPesos: string): string => {
  const dearer = `listings - width_bucket(${halfPesos}, half_pesos)`;
  return `bits >> ${dearer} << ${dearer}`;
};
const from = (halfPesos: string): string => {
  const cheaper = `width_bucket(${halfPesos} - 1, half_pesos)`;
  return `bits << ${cheaper} >> ${cheaper}`;
};

function behindPeso(direction: 'asc' | 'desc', peso: number, parameters: Parameters): string {
  const halfPesos = Math.min(2 * peso + (direction === 'asc' ? 2 : -1), 2 ** 31 - 1);
  return (direction === 'asc' ? from : upTo)(`${parameters.add(halfPesos)}::integer`);
}

const newest = [4, 16, 64, 256].map((size) => ({ bits: `newest_${size}`, since: `since_${size}` }));

function byAge(after: Place | undefined, parameters: Parameters): Slicing {
  const matches = newest.map(({ bits }) => `bit_count(bits & ${bits})`);
  const spans = [...newest, { since: 'earliest' }].map(({ since }, index) => {
    const [all, past] = [matches[index] ?? 'bit_count(bits)', matches[index - 1]];
    return past === undefined
      ? `(${since}, latest, ${all})`
      : `(${since}, ${newest[index - 1]?.since}, ${all} - ${past})`;
  });
  // Of what lies behind the cursor only slices that do so as a whole.
  const isBehind = after === undefined ? '' : `where until < ${parameters.add(after.value)}::timestamptz`;
  return {
    columns: `, latest, earliest, ${newest.map(({ bits, since }) => `${bits}, ${since}`).join(', ')}`,
    join: 'join app.listing_tile_newest as newest on newest.lo = tile.lo',
    counted: 'bits',
    slices: `
      select bound, matches
        from whole cross join lateral (values ${spans.join(', ')}) as span (bound, until, matches) ${isBehind}`,
    direction: 'desc',
    left: `case when latest < ${bound} then bits & ~bits
                ${newest.map(({ bits, since }) => `when ${since} < ${bound} then bits & ${bits}`).join(' ')}
                else bits end`,
    condition: `published_at >= coalesce(${bound}, '-infinity')`,
  };
}

/** Whether tiles can tell: they know no words, nor who is the largest; the newest of all a walk meets. */
export const hasBound = (question: Question, sort: ListingSort): boolean =>
  mechanisms.tiles &&
  mechanisms.bounds &&
  !isIntricate(question) &&
  question.words.length === 0 &&
  (sort === 'newest' ? !isEverywhere(question) : priceDirection(sort) !== undefined);

/**
 * Matches behind the cursor, among them the page, if the tiles can tell: rows of `id` and the column that is sorted by.
 * Fewer than the page may hold where listings are past their days.
 */
export function matchesWithinBound(
  question: Question,
  { sort, after, limit }: PageAsked,
  parameters: Parameters,
): string {
  const direction = priceDirection(sort);
  const slicing = direction === undefined ? byAge(after, parameters) : byPrice(direction, after, parameters);
  const spans = `(
    select span.*
      from (select lo, hi, ${slicing.left} as bits, ${subtileColumns} from tile offset 0) as tile
     cross join lateral (${spansHeld}) as span
     where ${mayMatch} and ${keysNear(question, parameters)} && int8range(span.lo, span.hi)) as place`;
  const rows = [
    isPublic,
    slicing.condition,
    ...behind(sort, after, parameters),
    ...placeConditions(question, parameters),
  ];
  return `
    with ${changedTiles(question, parameters)},
    tile as materialized (
      select tile.*${direction === undefined ? slicing.columns : ''}
        from (${tilesMet(fromCursor(sort, after, question), direction === undefined ? '' : slicing.columns, parameters)}) as tile
       ${slicing.join}
       where ${mayMatch}),
    whole as (
      select lo, listings${slicing.columns}, ${slicing.counted} as bits
        from tile where bits is not null and ${keysInside(question, parameters)} @> int8range(lo, hi)),
    bound as materialized (
      select bound
        from (
          select bound, sum(matches) over (order by bound ${slicing.direction} rows unbounded preceding) as known
            from (${slicing.slices}) as slice
           where matches > 0) as summed
       where known >= ${limit}
       order by known
       limit 1)
    ${rowsAt(question, `id, ${sortColumn(sort)}`, spans, rows, parameters)}`;
}
