import type { ListingSort } from '../../src/contract/property/browse.ts';
import { isProviderCategory } from '../../src/contract/property/taxonomy.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import { cornersOf } from './area.ts';
import {
  allOf,
  borderAnd,
  exactConditionAtPlace,
  isPublic,
  kindConditions,
  measureConditions,
  placeConditions,
  rangesAsPlaces,
  runsOf,
  wordConditions,
} from './conditions.ts';
import { mechanisms, microseconds, planning } from './constants.ts';
import { behind, orderBy, type PageAsked, sortColumn, sortedSpan } from './cursor.ts';
import { facts } from './facts.ts';
import type { KeyRange } from './geometry/cover.ts';
import { isEverywhere, type Question } from './question.ts';
import { changedTiles, spansWithMatches } from './tiles.ts';

/**
 * Three ways to the matching listings, each a `select` of the given columns. They agree on the rows and differ in cost.
 * Postgres cannot choose: it does not know how long an ordered index scan takes until enough rows lie in the area. It
 * is wrong by a thousandfold either way.
 */

/** Tile by tile, in those where something may match: costs what lies in them, whatever is asked for. */
export function matchesByPlace(
  question: Question,
  columns: string,
  parameters: Parameters,
  more: string[] = [],
): string {
  if (!mechanisms.tiles) return matchesInRanges(question, columns, parameters, more);
  const places = borderAnd(spansWithMatches(question, parameters), question, parameters);
  const conditions = [isPublic(question, parameters), ...more];
  return `with ${changedTiles(question, parameters)} ${rowsInPlaces(question, columns, places, conditions, parameters)}`;
}

export function matchesInRanges(
  question: Question,
  columns: string,
  parameters: Parameters,
  more: string[] = [],
): string {
  const conditions = [isPublic(question, parameters), ...more];
  return rowsInPlaces(question, columns, rangesAsPlaces(question, parameters), conditions, parameters);
}

/** From an index alone. `places` is an item of `from` as `rangesAsPlaces` says; `more` says that the listing is published. */
export function rowsInPlaces(
  question: Question,
  columns: string,
  places: string,
  more: readonly string[],
  parameters: Parameters,
): string {
  const kind = lookedUpKind(question, parameters);
  const isAllInside = question.ranges.every(({ inside }) => inside);
  // Tested in this order, row by row: numbers first, for they are cheap and leave little.
  const conditions = [
    'q >= place.lo and q < place.hi',
    ...measureConditions(question, parameters, true),
    ...kind.conditions,
    ...more,
    ...(isAllInside ? [] : [`(place.inside or ${exactConditionAtPlace(question, parameters)})`]),
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

/** A single category is a prefix of an index of its own, once its deals are named. */
function lookedUpKind(question: Question, parameters: Parameters): { join: string; conditions: string[] } {
  const { categories, dealType } = question;
  const [category, ...others] = categories === 'properties' ? [] : categories;
  if (category === undefined || others.length > 0)
    return { join: '', conditions: kindConditions(question, parameters) };
  const ofCategory = isProviderCategory(category) ? ['none'] : ['buy', 'rent'];
  const dealTypes = parameters.add(dealType === undefined ? ofCategory : [dealType]);
  return {
    join: `cross join unnest(${dealTypes}::text[]) as deal (type)`,
    conditions: [`category = ${parameters.add(category)}::text`, 'deal_type = deal.type'],
  };
}

/** As Postgres plans it: by the trigrams of the words, by the ranges, by both, or, where nothing is said of the place, by price. */
export function matchesByPlan(
  question: Question,
  columns: string,
  parameters: Parameters,
  more: string[] = [],
): string {
  const range = ({ lo, hi }: { lo: number; hi: number }) =>
    `q >= ${parameters.add(lo)}::bigint and q < ${parameters.add(hi)}::bigint`;
  const conditions = [
    isPublic(question, parameters),
    ...wordConditions(question, parameters),
    ...(isEverywhere(question) ? [] : [`(${widened(question.ranges).map(range).join(' or ') || 'false'})`]),
    ...placeConditions(question, parameters),
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    ...more,
  ];
  // `offset 0` hides the sorting and the limit of a page around it: they would lure the planner into an ordered scan.
  return `select ${columns} from app.listing where ${allOf(conditions)} offset 0`;
}

/** The planner looks at every range: eight that hold them all, without the widest gaps, say enough about where the area lies. */
function widened(ranges: readonly KeyRange[]): { lo: number; hi: number }[] {
  const gaps = ranges.map(({ lo }, index) => lo - (ranges[index - 1]?.hi ?? lo)).sort((one, other) => other - one);
  return runsOf(ranges, gaps[7]);
}

const holdsAtMost = (most: number, question: Question): boolean =>
  !isEverywhere(question) && question.listings !== undefined && question.listings.inArea <= most;

/** Whether to test what lies on the border against whole shapes costs more than to look at all that lies in the area. */
const isIntricate = ({ border, shapes, listings }: Question): boolean =>
  border.rows * cornersOf(shapes) * microseconds.corner > (listings?.inArea ?? Infinity) * microseconds.row;

/** Whether hardly anything lies in the area, whatever else is asked: it is looked at one by one sooner than any other way. */
export const isSmallArea = (question: Question): boolean => holdsAtMost(planning.smallArea, question);

/** Whether Postgres should plan the lookup: if no area is asked for, or for words, because the tiles do not know any words. */
export const isPlanned = (question: Question): boolean =>
  isEverywhere(question) ||
  question.hasRareWord ||
  (question.words.length > 0 && !holdsAtMost(planning.fewToCompare, question) && !isIntricate(question));

export const matches = (question: Question, columns: string, parameters: Parameters, more: string[] = []): string =>
  (isPlanned(question) ? matchesByPlan : matchesByPlace)(question, columns, parameters, more);

const factColumns = [...new Set(Object.values(facts).map(({ column }) => column))].join(', ');
const scannedColumns = `id, q, x, y, category, deal_type, published_at, price_centavos, area, bedrooms, ${factColumns}`;

/** By an ordered scan from the cursor on: ends as soon as `limit` rows are found, or `steps` rows looked at. */
export function matchesBySort(
  question: Question,
  { sort, after, limit, steps }: PageAsked & { steps: number },
  columns: string,
  parameters: Parameters,
): string {
  const scanned = [
    isPublic(question, parameters),
    ...scannedKind(question, sort, parameters),
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
        select ${scannedColumns}${question.words.length === 0 ? '' : ', searched'}
          from app.listing
         where ${allOf(scanned)}
         ${orderBy(sort)}
         limit ${steps}) as scanned
     where ${allOf(taken)}
     ${orderBy(sort)}
     limit ${limit}`;
}

/**
 * Only a whole prefix of (category, deal, …) has an index in the requested order. A deal alone has one by price,
 * because rentals come first there. All other scans are among properties.
 */
function scannedKind({ categories, dealType }: Question, sort: ListingSort, parameters: Parameters): string[] {
  const isColumn = (column: string, value: string) => `${column} = ${parameters.add(value)}::text`;
  const [category, ...others] = categories === 'properties' ? [] : categories;
  const deal = category !== undefined && isProviderCategory(category) ? 'none' : dealType;
  if (category !== undefined && others.length === 0 && deal !== undefined) {
    return [isColumn('category', category), isColumn('deal_type', deal)];
  }
  if (deal !== undefined && sortColumn(sort) === 'price_centavos') return [isColumn('deal_type', deal)];
  return [`deal_type <> 'none'`];
}
