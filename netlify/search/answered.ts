import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters } from '../../src/contract/listing.ts';
import { matchesByPlan, matchesInRanges } from './matches.ts';
import type { Parameters } from './parameters.ts';
import { isEverywhere, type Question, questionOf } from './question.ts';

/** Rows of `place`: which of the questions, counted from 0, the listing answers. It is the query that visitors browse with. */
export function answeredPlaces(
  listing: { id: ListingId; q: number },
  asked: readonly ListingFilters[],
  parameters: Parameters,
): string {
  const isIt = `id = ${parameters.add(listing.id)}::uuid`;
  return asked
    .map((filters, place) => {
      const question = questionAt(filters, listing.q);
      return `select ${place} as place where exists (${matchesAmong(question, parameters, isIt)})`;
    })
    .join(' union all ');
}

/** Those of the given listings that answer the question: rows of `id`. */
export const answering = (filters: ListingFilters, ids: readonly ListingId[], parameters: Parameters): string =>
  matchesAmong(questionOf(filters), parameters, `id = any(${parameters.add([...ids])}::uuid[])`);

/** Where a condition leaves so few, there is nothing to look for in the blocks. */
const matchesAmong = (question: Question, parameters: Parameters, condition: string): string =>
  (question.words.length > 0 || isEverywhere(question) ? matchesByPlan : matchesInRanges)(question, 'id', parameters, [
    condition,
  ]);

/** One key in place of the cover, which would cost more than the answer: whether it lies in the area the exact test says. */
const questionAt = ({ area = [], bbox, ...filters }: ListingFilters, q: number): Question => ({
  ...questionOf(filters),
  shapes: area,
  viewport: bbox,
  ranges: [{ lo: q, hi: q + 1, inside: false }],
});
