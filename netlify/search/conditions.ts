import { conditionNames } from '../../src/contract/browse.ts';
import { hasManyCorners } from './area.ts';
import { facts } from './facts.ts';
import type { KeyRange } from './geometry/cover.ts';
import { exactTest } from './geometry/exact-sql.ts';
import type { Parameters } from './parameters.ts';
import { isEverywhere, type Question } from './question.ts';

/**
 * What visitors may see. The only place that says it: every list, count, map and detail asks for exactly this.
 * The first half is also the condition of the partial indexes.
 */
export const isPublic = `status = 'published' and expires_at > now()`;

export const isPublished = `status = 'published'`;

/** Published by status, but past its days: no longer public, and still counted in the tiles until it is flipped. */
export const isDue = `status = 'published' and expires_at <= now()`;

export const allOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ');

/** Category and deal. That a listing is a property is asked by its deal: one comparison instead of eleven. */
export function kindConditions({ categories, dealType }: Question, parameters: Parameters): string[] {
  const text = (value: string) => `${parameters.add(value)}::text`;
  const ofCategory = categories === 'properties' ? [] : [`category = any(${parameters.add([...categories])}::text[])`];
  if (dealType !== undefined) return [...ofCategory, `deal_type = ${text(dealType)}`];
  return categories === 'properties' ? [`deal_type <> 'none'`] : ofCategory;
}

/**
 * What is asked of a row's own facts; the covering indexes can answer all of it. `notSought` is for rows that are found
 * by their keys: without it the planner would rather look for the price.
 */
export function measureConditions(question: Question, parameters: Parameters, notSought = false): string[] {
  const { centavos, squareMetres, bedrooms, conditions } = question;
  const plain = notSought ? ' + 0' : '';
  const where = (condition: string, value: unknown, type: string) =>
    value === undefined ? [] : [`${condition} ${parameters.add(value)}::${type}`];
  return [
    ...where(`price_centavos${plain} >=`, centavos.least, 'bigint'),
    ...where(`price_centavos${plain} <=`, centavos.most, 'bigint'),
    ...where(`area${plain} >=`, squareMetres.least, 'float8'),
    ...where(`area${plain} <=`, squareMetres.most, 'float8'),
    ...where(bedrooms === 4 ? 'bedrooms >=' : 'bedrooms =', bedrooms, 'smallint'),
    ...conditionNames.flatMap((name) => {
      const wish = conditions[name];
      return wish === undefined ? [] : [wish ? facts[name].isSo : `not (${facts[name].isSo})`];
    }),
  ];
}

/** Substrings of title and location, whatever their case. `notSought` is for rows that are found by their keys. */
export const wordConditions = ({ words }: Question, parameters: Parameters, notSought = false): string[] =>
  words.map((word) => `searched${notSought ? " || ''" : ''} like lower(${parameters.add(`%${escaped(word)}%`)}::text)`);

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The geometry, for rows whose key lies in a border range. */
export const exactCondition = ({ shapes, viewport }: Question, parameters: Parameters): string =>
  exactTest(shapes, viewport, parameters);

/** The same for rows found by a place with `seenColumns`. */
export const exactConditionAt = (question: Question, place: string, parameters: Parameters): string => {
  const seen = seenColumns(question);
  return exactTest(question.shapes, question.viewport, parameters, undefined, (shape) =>
    seen.includes(`polygon_${shape}`) ? `${place}.polygon_${shape}` : undefined,
  );
};

/** Whether a row lies in the area, asked of a row found by another way than by its key. */
export function placeConditions(question: Question, parameters: Parameters): string[] {
  if (isEverywhere(question)) return [];
  const near = `${keysNear(question, parameters)} @> q and ${exactCondition(question, parameters)}`;
  return [`(${keysInside(question, parameters)} @> q or (${near}))`];
}

/** Keys inside the area. */
export const keysInside = ({ ranges }: Question, parameters: Parameters): string =>
  keysAmong(
    ranges.filter(({ inside }) => inside),
    parameters,
  );

/** Keys inside it and on its border: no others match. */
export const keysNear = ({ ranges }: Question, parameters: Parameters): string => keysAmong(runsOf(ranges), parameters);

/** Neighbours joined, inside or not: far fewer. */
export function runsOf(ranges: readonly KeyRange[]): { lo: number; hi: number }[] {
  const lasts = ranges.filter(({ hi }, index) => ranges[index + 1]?.lo !== hi);
  return ranges
    .filter(({ lo }, index) => ranges[index - 1]?.hi !== lo)
    .map(({ lo }, index) => ({ lo, hi: lasts[index]?.hi ?? lo }));
}

/** For each polygon of many corners the column of a place that holds what can be seen of it from there. */
export function seenColumns({ shapes, ranges }: Question): string[] {
  if (ranges.some(({ inside, seen }) => !inside && seen === undefined)) return [];
  return shapes.flatMap((shape, index) => (hasManyCorners(shape) ? [`polygon_${index}`] : []));
}

/** An item of `from`: rows of `lo, hi, inside` and of `seenColumns`, as `place`. */
export function rangesAsPlaces(question: Question, parameters: Parameters): string {
  const inside = parameters.addList(
    'boolean',
    question.ranges.map(({ inside: isInside }) => isInside),
  );
  return placesOf(question, { columns: ['inside'], lists: [inside] }, parameters);
}

/** The same of the border, and of an item of `from` with rows of `lo, hi` inside. */
export const borderAnd = (inside: string, question: Question, parameters: Parameters): string => {
  const ranges = question.ranges.filter((range) => !range.inside);
  const seen = seenColumns(question);
  const border = placesOf({ ...question, ranges }, { columns: [], lists: [] }, parameters);
  return `(
    select ${['lo', 'hi', 'false as inside', ...seen].join(', ')} from ${border}
     union all
    select ${['lo', 'hi', 'true', ...seen.map(() => 'null')].join(', ')} from ${inside}) as place`;
};

function placesOf(
  question: Question,
  more: { columns: readonly string[]; lists: readonly string[] },
  parameters: Parameters,
): string {
  const { ranges } = question;
  const seen = seenColumns(question);
  const texts = seen.map((_, polygon) =>
    parameters.addPlainTexts(
      'polygon',
      ranges.map((range) => range.seen?.[polygon] ?? null),
    ),
  );
  const lists = [...parameters.addKeys(ranges), ...more.lists, ...texts];
  return `unnest(${lists.join(', ')}) as place (${['lo', 'hi', ...more.columns, ...seen].join(', ')})`;
}

/** To be asked with one binary search, however many ranges there are. */
const keysAmong = (ranges: readonly { lo: number; hi: number }[], parameters: Parameters): string =>
  parameters.addText('int8multirange', `{${ranges.map(({ lo, hi }) => `[${lo},${hi})`).join(',')}}`);
