import type { ListingId } from '../../src/contract/fields.ts';
import type { ListingFilters } from '../../src/contract/listing.ts';
import { matches } from './matches.ts';
import type { Parameters } from './parameters.ts';
import { type Question, questionOf } from './question.ts';

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
      return `select ${place} as place where exists (${matches(question, 'id', parameters, [isIt])})`;
    })
    .join(' union all ');
}

/** Those of the given listings that answer the question: rows of `id`. */
export const answering = (filters: ListingFilters, ids: readonly ListingId[], parameters: Parameters): string =>
  matches(questionOf(filters), 'id', parameters, [`id = any(${parameters.add([...ids])}::uuid[])`]);

/** One key in place of the cover, which would cost more than the answer: whether it lies in the area the exact test says. */
const questionAt = ({ area = [], bbox, ...filters }: ListingFilters, q: number): Question => ({
  ...questionOf(filters),
  shapes: area,
  viewport: bbox,
  ranges: [{ lo: q, hi: q + 1, inside: false }],
});
