import { useAnswer } from '../../../api/query.ts';
import { useLastPlace } from '../../../api/use-last-place.ts';
import { countries } from '../../../contract/country.ts';
import { listProviders } from '../../../contract/services/provider.ts';

/** A way is about so much longer than the straight line. */
const detour = 1.3;
const kilometresAnHour = 4.5;
/** Nobody walks for longer, and nearer than the least the middle of a postal code says nothing. */
const most = 60;
const leastKilometres = 0.2;

/** Minutes on foot for a straight line; undefined where they would say nothing. From 20 on to five minutes. */
export function walkMinutes(kilometres: number): number | undefined {
  const minutes = ((kilometres * detour) / kilometresAnHour) * 60;
  if (kilometres < leastKilometres || minutes > most) return undefined;
  return minutes < 20 ? Math.round(minutes) : Math.round(minutes / 5) * 5;
}

/** From the place that was searched last to a business: nothing where none was, or where it is far. */
export function useWalk(provider: { id: string; name: string }): { minutes: number; from: string } | undefined {
  const last = useLastPlace();
  const { zip = '', place = '', country } = last ?? {};
  const known = countries.find((name) => name === country);
  const where = { ...(zip === '' ? { place } : { zip }), ...(known === undefined ? {} : { country: known }) };
  const { data } = useAnswer(
    listProviders,
    { query: { ...where, name: provider.name, radius: 5 } },
    { isEnabled: last !== undefined },
  );
  const kilometres = data?.items.find(({ id }) => id === provider.id)?.distanceKilometres;
  const minutes = kilometres == null ? undefined : walkMinutes(kilometres);
  return minutes === undefined ? undefined : { minutes, from: data?.place?.name ?? (zip === '' ? place : zip) };
}
