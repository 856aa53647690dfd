import { conditionNames } from '../../src/contract/property/browse.ts';
import { studioCategories } from '../../src/contract/property/taxonomy.ts';
import type { Parameters } from '../ground/sql-parameters.ts';
import { hasManyCorners } from './area.ts';
import { facts } from './facts.ts';
import type { KeyRange } from './geometry/cover.ts';
import { exactTest } from './geometry/exact-sql.ts';
import { isEverywhere, type Question } from './question.ts';

export const isPublished = `status = 'published'`;

/** What visitors may see. The first half is also the condition of the partial indexes. */
export const isPublic = ({ now }: Question, parameters: Parameters): string =>
  `${isPublished} and expires_at > ${parameters.addText('timestamptz', now.toISOString())}`;

/** Published by status, but past its days: no longer public, and still counted in the tiles until it is flipped. */
export const isDue = ({ now }: Question, parameters: Parameters): string =>
  `${isPublished} and expires_at <= ${parameters.addText('timestamptz', now.toISOString())}`;

export const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';

/** Category and deal. That a listing is a property is asked by its deal: one comparison instead of eleven. */
export function kindConditions({ categories, dealType }: Question, parameters: Parameters): string[] {
  const text = (value: string) => `${parameters.add(value)}::text`;
  const ofCategory = categories === 'properties' ? [] : [`category = any(${parameters.add([...categories])}::text[])`];
  if (dealType !== undefined) return [...ofCategory, `deal_type = ${text(dealType)}`];
  return categories === 'properties' ? [`deal_type <> 'none'`] : ofCategory;
}

/** What is asked of a row's own facts. `notSought` is for rows found by their keys: the planner would rather look for the price. */
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

/** Substrings of title and location, or what they say of the kind. `notSought` is for rows that are found by their keys. */
export const wordConditions = ({ words }: Question, parameters: Parameters, notSought = false): string[] =>
  words.map(({ within, category, isStudio }) => {
    const isSaid = `searched${notSought ? " || ''" : ''} like ${parameters.add(`%${escaped(within)}%`)}::text`;
    if (category !== undefined) return `(${isSaid} or category = ${parameters.add(category)}::text)`;
    if (isStudio !== true) return isSaid;
    return `(${isSaid} or (bedrooms = 0 and category = any(${parameters.add([...studioCategories])}::text[])))`;
  });

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The geometry, for rows whose key lies in a border range. */
export const exactCondition = ({ shapes, viewport }: Question, parameters: Parameters): string =>
  exactTest(shapes, viewport, parameters);

/** The same for rows found by a `place`, with what is seen from there. */
export const exactConditionAtPlace = (question: Question, parameters: Parameters): string => {
  const seen = seenColumns(question);
  const columnOf = (shape: number) => (seen.includes(`polygon_${shape}`) ? `place.polygon_${shape}` : undefined);
  return exactTest(question.shapes, question.viewport, parameters, undefined, columnOf);
};

/** Whether a row lies in the area, asked of a row found by another way than by its key. */
export function placeConditions(question: Question, parameters: Parameters): string[] {
  if (isEverywhere(question)) return [];
  const { ranges } = question;
  const inside = ranges.filter((range) => range.inside);
  const near = `${keysAmong(runsOf(ranges), parameters)} @> q and ${exactCondition(question, parameters)}`;
  return [`(${keysAmong(inside, parameters)} @> q or (${near}))`];
}

/** Ranges joined, inside or not, across gaps of at most so many keys. */
export function runsOf(ranges: readonly KeyRange[], gap = 0): { lo: number; hi: number }[] {
  const lasts = ranges.filter(({ hi }, index) => (ranges[index + 1]?.lo ?? Infinity) - hi > gap);
  return ranges
    .filter(({ lo }, index) => lo - (ranges[index - 1]?.hi ?? -Infinity) > gap)
    .map(({ lo }, index) => ({ lo, hi: lasts[index]?.hi ?? lo }));
}

/** For each polygon of many corners the column of a place that holds what can be seen of it from there. */
function seenColumns({ shapes, ranges }: Question): string[] {
  if (ranges.some(({ inside, seen }) => !inside && seen === undefined)) return [];
  return shapes.flatMap((shape, index) => (hasManyCorners(shape) ? [`polygon_${index}`] : []));
}

/** An item of `from`: rows of `lo, hi, inside` and of `seenColumns`, as `place`. */
export function rangesAsPlaces(question: Question, parameters: Parameters): string {
  const { ranges } = question;
  const isInside = ranges.map(({ inside }) => inside);
  const seen = seenColumns(question);
  const texts = seen.map((_, polygon) => ranges.map((range) => range.seen?.[polygon] ?? null));
  const lists = [
    parameters.addKeys(ranges),
    parameters.addList('boolean', isInside),
    ...texts.map((polygons) => parameters.addList('polygon', polygons)),
  ];
  return `unnest(${lists.join(', ')}) as place (${['lo', 'hi', 'inside', ...seen].join(', ')})`;
}

/** The same of the border, and of `spans`, rows of `lo, hi` inside the area. */
export const borderAnd = (spans: string, question: Question, parameters: Parameters): string => {
  const border = { ...question, ranges: question.ranges.filter(({ inside }) => !inside) };
  const none = seenColumns(question).map(() => ', null');
  return `(
    select * from ${rangesAsPlaces(border, parameters)}
     union all
    select lo, hi, true${none.join('')} from (${spans}) as span) as place`;
};

/** To be asked with one binary search, however many ranges there are. */
const keysAmong = (ranges: readonly { lo: number; hi: number }[], parameters: Parameters): string =>
  parameters.addText('int8multirange', `{${ranges.map(({ lo, hi }) => `[${lo},${hi})`).join(',')}}`);
