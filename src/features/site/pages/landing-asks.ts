import type { LastPlace } from '../../../api/last-place.ts';
import { countries } from '../../../contract/country.ts';
import { type Place, writeWeights } from '../../../contract/services/provider.ts';

/** So many stand in a row; what follows stands beside the promise where there is room. */
export const inRow = 4;

/** So many stand beside the search: two as cards, and one in a line. */
export const inHero = 3;

/** Those of the row, and those beside the search. */
const soonestShown = inRow + inHero;

/** Of each provider. */
const timesShown = 3;

/** Those of the row, and one on the picture of the map. */
export const newest = { query: { limit: inRow + 1 } };

/** Those whose price has fallen: the same four for everybody. */
export const reduced = {};

/** For whoever has not searched yet. */
const someCity = { city: 'free' } as const;

const whereOf = (last: LastPlace | undefined) => {
  if (last === undefined) return someCity;
  const country = countries.find((name) => name === last.country);
  return { ...(last.zip === '' ? { place: last.place } : { zip: last.zip }), ...(country && { country }) };
};

/** The question for the lowest price of each trade, around the same place. */
export const tradesAround = (last: LastPlace | undefined) => ({ query: last === undefined ? {} : whereOf(last) });

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
