import type { LastPlace } from '../../api/last-place.ts';
import { countries } from '../../contract/country.ts';
import { type Place, writeWeights } from '../../contract/provider.ts';

const shown = 4;

/** Those of the row, and two beside the search. */
const soonestShown = shown + 2;

/** Of each provider. */
const timesShown = 3;

export const newest = { query: { limit: shown } };

/** For whoever has not searched yet. */
const someCity = { city: 'free' } as const;

const whereOf = (last: LastPlace | undefined) => {
  if (last === undefined) return someCity;
  const country = countries.find((name) => name === last.country);
  return { ...(last.zip === '' ? { place: last.place } : { zip: last.zip }), ...(country && { country }) };
};

/** A place that the server has named, as the search of services is asked for it. */
export const placeAsked = ({ code, name, country }: Place) => ({
  ...(code === null ? { place: name ?? '' } : { zip: code }),
  country,
});

/** The question for the providers with the earliest free times around a place. */
export const soonestAround = (last: LastPlace | undefined) => ({
  query: {
    ...whereOf(last),
    weights: writeWeights({ distance: 0, rating: 0, slot: 100 }),
    times: timesShown,
    limit: soonestShown,
  },
});
