import type { ListingFilters } from '../../src/contract/browse.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import type { Database } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { contains } from './geometry/contains.ts';
import { matchesByPlan, matchesInRanges } from './matches.ts';
import { isEverywhere, questionOf } from './question.ts';

/**
 * Which of the questions, counted from 0, the listing at x, y (micro-degrees) answers. Whether that lies in an area is said
 * here and not by the database, which would read thousands of corners for a single point.
 */
export async function answeredAmong(
  database: Database,
  { id, x, y }: { id: ListingId; x: number; y: number },
  asked: readonly ListingFilters[],
  now: Date,
): Promise<number[]> {
  const parameters = new Parameters();
  const isIt = `id = ${parameters.add(id)}::uuid`;
  const statements = asked.flatMap(({ area = [], bbox, ...filters }, place) =>
    contains(area, { x, y }, bbox)
      ? [`select ${place} as place where exists (${matchesByPlan(questionOf(filters, now), 'id', parameters, [isIt])})`]
      : [],
  );
  if (statements.length === 0) return [];
  const rows = await database.query<{ place: number }>(statements.join(' union all '), parameters.values);
  return rows.map(({ place }) => place);
}

/** Those of the given listings that still answer the question. */
export async function stillAnswering(
  database: Database,
  filters: ListingFilters,
  ids: readonly ListingId[],
  now: Date,
): Promise<ListingId[]> {
  const parameters = new Parameters();
  const question = questionOf(filters, now);
  const isOne = [`id = any(${parameters.add([...ids])}::uuid[])`];
  const way = question.words.length > 0 || isEverywhere(question) ? matchesByPlan : matchesInRanges;
  const met = way(question, 'id', parameters, isOne);
  const rows = await database.query<{ id: ListingId }>(met, parameters.values);
  return rows.map(({ id }) => id);
}
