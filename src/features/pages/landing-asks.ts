import type { LastPlace } from '../../api/last-place.ts';
import { countries } from '../../contract/country.ts';
import { writeWeights } from '../../contract/provider.ts';
import { localMomentIn } from '../../i18n/format-moment.ts';

/** The day on the providers' clock: all three countries have the same. */
export const dayThere = (instant: number): string =>
  localMomentIn(new Date(instant).toISOString(), 'Europe/Berlin').day;

const shown = 4;

export const newest = { query: { limit: shown } };

/** The largest of the three countries; shown to whoever has not searched yet. */
const largestCity = { place: 'Berlin' };

export const whereOf = (last: LastPlace | undefined) => {
  if (last === undefined) return largestCity;
  const country = countries.find((name) => name === last.country);
  return { ...(last.zip === '' ? { place: last.place } : { zip: last.zip }), ...(country && { country }) };
};

/** Who is free soonest. */
export const soonestAround = (last: LastPlace | undefined) => ({
  query: { ...whereOf(last), weights: writeWeights({ distance: 0, rating: 0, slot: 100 }), limit: shown },
});
