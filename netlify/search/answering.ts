import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters } from '../../src/contract/property/browse.ts';
import type { Database } from '../adapters/ports.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { contains } from './geometry/contains.ts';
import { matchesByPlan } from './matches.ts';
import { questionOf } from './question.ts';

/** Where a listing is shown, in micro-degrees. */
interface Placed {
  id: ListingId;
  x: number;
  y: number;
}

/**
 * Which of the listings answer which of the questions, counted from 0. Whether one lies in an area is said here and not by the
 * database, which would read thousands of corners for a single point.
 */
export async function answering(
  database: Database,
  listings: readonly Placed[],
  asked: readonly ListingFilters[],
  now: Date,
): Promise<{ id: ListingId; question: number }[]> {
  const parameters = new Parameters();
  const statements = asked.flatMap(({ area = [], bbox, ...filters }, place) => {
    const inside = listings.filter((point) => contains(area, point, bbox)).map(({ id }) => id);
    if (inside.length === 0) return [];
    const isOne = `id = any(${parameters.addText('uuid[]', `{${inside.join(',')}}`)})`;
    const met = matchesByPlan(questionOf(filters, now), 'id', parameters, [isOne]);
    return [`select ${place} as question, met.id from (${met}) as met`];
  });
  return statements.length === 0 ? [] : database.query(statements.join(' union all '), parameters.values);
}
