import type { LastPlace } from '../../api/last-place.ts';
import { countries } from '../../contract/country.ts';
import { writeWeights } from '../../contract/provider.ts';

const shown = 4;

/** Those of the row, and two beside the search. */
const soonestShown = shown + 2;

/** Of each provider. */
const timesShown = 3;

export const newest = { query: { limit: shown } };

/** The largest of the three countries; shown to whoever has not searched yet. */
const largestCity = { place: 'Berlin' };

export const whereOf = (last: LastPlace | undefined) => {
  if (last === undefined) return largestCity;
  const country = countries.find((name) => name === last.country);
  return { ...(last.zip === '' ? { place: last.place } : { zip: last.zip }), ...(country && { country }) };
};

/** The question for the providers with the earliest free times around a place. */
export const soonestAround = (last: LastPlace | undefined) => ({
  query: {
    ...whereOf(last),
    weights: writeWeights({ distance: 0, rating: 0, slot: 100 }),
    times: timesShown,
    limit: soonestShown,
  },
});
