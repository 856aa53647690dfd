import type { ListingSort } from '../../src/contract/browse.ts';
import { isProviderCategory, type ListingCategory } from '../../src/contract/taxonomy.ts';
import {
  allOf,
  borderAnd,
  exactConditionAt,
  isPublic,
  kindConditions,
  measureConditions,
  placeConditions,
  rangesAsPlaces,
  wordConditions,
} from './conditions.ts';
import { mechanisms, microseconds, planning } from './constants.ts';
import { behind, orderBy, type Place, sortColumn, sortedSpan } from './cursor.ts';
import { facts } from './facts.ts';
import type { KeyRange } from './geometry/cover.ts';
import type { Parameters } from './parameters.ts';
import { isEverywhere, type Question } from './question.ts';
import { changedTiles, spansWithMatches } from './tiles.ts';

/**
 * Three ways to the listings that answer a question, each a `select` of the given columns. They agree on the rows and
 * differ in what they cost. Postgres cannot be left to choose: it knows how many rows a key range holds, but not how
 * long a walk along a sorting index is until enough of them lie in the area, and is wrong by a thousandfold either way.
 */

/** Tile by tile, in those where something may match: costs what lies in them, whatever is asked for. */
export function matchesByPlace(
  question: Question,
  columns: string,
  parameters: Parameters,
  more: string[] = [],
): string {
  if (!mechanisms.tiles) return matchesInRanges(question, columns, parameters, more);
  const places = borderAnd(`(${spansWithMatches(question, parameters)}) as held`, question, parameters);
  const rows = rowsInPlaces(question, columns, places, [isPublic, ...more], parameters);
  return `with ${changedTiles(question, parameters)} ${rows}`;
}

/** Range by range of the question: for a few keys. */
export const matchesInRanges = (question: Question, columns: string, parameters: Parameters, more: string[] = []) =>
  rowsInPlaces(question, columns, rangesAsPlaces(question, parameters), [isPublic, ...more], parameters);

/** Rows found by places that say themselves whether they lie inside, and what is seen from there: `inside`, `seenColumns`. */
export const rowsInPlaces = (
  question: Question,
  columns: string,
  places: string,
  more: readonly string[],
  parameters: Parameters,
): string =>
  rowsAt(
    question,
    columns,
    places,
    question.ranges.every(({ inside }) => inside)
      ? more
      : [...more, `(place.inside or ${exactConditionAt(question, 'place', parameters)})`],
    parameters,
  );

/**
 * From an index alone. `places` is an item of `from`, rows of `lo, hi` with the alias `place`; `more` says at least that
 * the listing is published, and what else is needed for it to lie in the area.
 */
export function rowsAt(
  question: Question,
  columns: string,
  places: string,
  more: readonly string[],
  parameters: Parameters,
): string {
  const kind = lookedUpKind(question, parameters);
  // Tested in this order, row by row: numbers first, for they are cheap and leave little.
  const conditions = [
    'q >= place.lo and q < place.hi',
    ...measureConditions(question, parameters, true),
    ...kind.conditions,
    ...more,
    ...wordConditions(question, parameters, true),
  ];
  // `offset 0` keeps the planner from turning one index lookup per place into one scan with a join.
  return `
    select listing.*
      from ${places}
      ${kind.join}
      cross join lateral (
        select ${columns} from app.listing where ${allOf(conditions)} offset 0) as listing`;
}

const dealTypesOf = (category: ListingCategory): string[] =>
  isProviderCategory(category) ? ['none'] : ['buy', 'rent'];

/** A single category is a prefix of an index of its own, once its deals are named. */
function lookedUpKind(question: Question, parameters: Parameters): { join: string; conditions: string[] } {
  const { categories, dealType } = question;
  const [category] = categories === 'properties' ? [] : categories;
  if (categories === 'properties' || category === undefined || categories.length !== 1) {
    return { join: '', conditions: kindConditions(question, parameters) };
  }
  const dealTypes = dealType === undefined ? dealTypesOf(category) : [dealType];
  return {
    join: `cross join unnest(${parameters.add(dealTypes)}::text[]) as deal (type)`,
    conditions: [`category = ${parameters.add(category)}::text`, 'deal_type = deal.type'],
  };
}

/**
 * As Postgres plans it: by the trigrams of the words, by the ranges, by both, or, where nothing is said about the place,
 * by price. Here it sees every value and chooses well; a word of one or two letters has no trigram and carries nothing.
 */
export function matchesByPlan(
  question: Question,
  columns: string,
  parameters: Parameters,
  more: string[] = [],
): string {
  const range = ({ lo, hi }: { lo: number; hi: number }) =>
    `q >= ${parameters.add(lo)}::bigint and q < ${parameters.add(hi)}::bigint`;
  const conditions = [
    isPublic,
    ...wordConditions(question, parameters),
    ...(isEverywhere(question) ? [] : [`(${widened(question.ranges).map(range).join(' or ') || 'false'})`]),
    ...placeConditions(question, parameters),
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    ...more,
  ];
  // `offset 0` hides the sorting and the limit of a page around it: they would lure the planner into a walk.
  return `select ${columns} from app.listing where ${allOf(conditions)} offset 0`;
}

/** The planner looks at every range: some few that hold them all say enough about where the area lies. */
const widenedMaximum = 8;

/** Joined across all but the widest gaps. */
function widened(ranges: readonly KeyRange[]): { lo: number; hi: number }[] {
  const gapBefore = (index: number) => (ranges[index]?.lo ?? 0) - (ranges[index - 1]?.hi ?? 0);
  const cuts = ranges
    .map((_, index) => index)
    .slice(1)
    .sort((one, other) => gapBefore(other) - gapBefore(one))
    .slice(0, widenedMaximum - 1)
    .sort((one, other) => one - other);
  const parts = [0, ...cuts].map((from, part) => ranges.slice(from, cuts[part]));
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    return first === undefined || last === undefined ? [] : [{ lo: first.lo, hi: last.hi }];
  });
}

const holdsAtMost = (most: number, question: Question): boolean =>
  !isEverywhere(question) && question.listings !== undefined && question.listings.inArea <= most;

/** Whether to test what lies on the border against whole shapes costs more than to look at all that lies in the area. */
export const isIntricate = ({ border, shapes, listings }: Question): boolean => {
  const corners = shapes.reduce((sum, shape) => sum + (shape.type === 'polygon' ? shape.coordinates.length : 0), 0);
  return border.rows * corners * microseconds.corner > (listings?.inArea ?? Infinity) * microseconds.row;
};

/** Whether hardly anything lies in the area, whatever else is asked: it is looked at one by one sooner than any other way. */
export const isSmallArea = (question: Question): boolean => holdsAtMost(planning.smallArea, question);

/** Whether Postgres should find the way: where nothing is said of the place, or words, which the tiles do not know. */
export const isPlanned = (question: Question): boolean =>
  isEverywhere(question) ||
  (question.words.length > 0 && !holdsAtMost(planning.fewToCompare, question) && !isIntricate(question));

export const matches = (question: Question, columns: string, parameters: Parameters, more: string[] = []): string =>
  (isPlanned(question) ? matchesByPlan : matchesByPlace)(question, columns, parameters, more);

const walkedColumns = [
  'id, q, x, y, category, deal_type, published_at, price_centavos, area, bedrooms',
  ...new Set(Object.values(facts).map(({ column }) => column)),
].join(', ');

/**
 * Along the sorting index from the cursor on, taking what matches: ends as soon as `limit` rows are found, or `steps`
 * rows looked at. So it may come back short although there are more.
 */
export function matchesBySort(
  question: Question,
  { sort, after, limit, steps }: { sort: ListingSort; after: Place | undefined; limit: number; steps: number },
  columns: string,
  parameters: Parameters,
): string {
  const walked = [
    isPublic,
    ...walkedKind(question, sort, parameters),
    ...behind(sort, after, parameters),
    ...sortedSpan(sort, question, parameters),
  ];
  const taken = [
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    ...wordConditions(question, parameters),
    ...placeConditions(question, parameters),
  ];
  return `
    select ${columns}
      from (
        select ${walkedColumns}${question.words.length === 0 ? '' : ', searched'}
          from app.listing
         where ${allOf(walked)}
         ${orderBy(sort)}
         limit ${steps}) as walked
     where ${allOf(taken)}
     ${orderBy(sort)}
     limit ${limit}`;
}

/**
 * Only a whole prefix of (category, deal, …) has an index in the asked order, and a deal alone has one by price, because
 * what is to let comes first there. All other walks are among properties.
 */
function walkedKind({ categories, dealType }: Question, sort: ListingSort, parameters: Parameters): string[] {
  const isColumn = (column: string, value: string) => `${column} = ${parameters.add(value)}::text`;
  const [category, ...others] = categories === 'properties' ? [] : categories;
  const deal = category !== undefined && isProviderCategory(category) ? 'none' : dealType;
  if (category !== undefined && others.length === 0 && deal !== undefined) {
    return [isColumn('category', category), isColumn('deal_type', deal)];
  }
  if (deal !== undefined && sortColumn(sort) === 'price_centavos') return [isColumn('deal_type', deal)];
  return [`deal_type <> 'none'`];
}
