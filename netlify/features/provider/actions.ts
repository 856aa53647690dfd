import type { Country } from '../../../src/contract/country.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { nextStart } from '../../calendar/slots.ts';
import { visitOf } from '../../calendar/visit.ts';
import { calendarsOf } from './calendar-sql.ts';
import { countReviewsInSight, keepNextFree, keepRatingOfAll, staleSlots } from './kept-sql.ts';
import { type PlaceRow, placeAmongCodes, placesLike, placesNamed, placesOfCode } from './place-sql.ts';
import { meantBy, namesTried, runMilliseconds, slotDays, slotsReadHours, startOf, townAmong } from './rules.ts';

interface Address {
  zip: string;
  city: string;
  country: Country;
}

/** The place of the postal code; of a code in no table that of the town, where codes with such digits lie. */
export async function placeOfAddress(
  database: Database,
  { zip, city, country }: Address,
): Promise<PlaceRow | undefined> {
  const [known] = await placesOfCode(database, zip, [country]);
  if (known !== undefined) return known;
  const among = await placeAmongCodes(database, zip, country);
  if (among === undefined) return undefined;
  return townAmong(await placesNamed(database, namesTried(city), [country]), among);
}

/** The places of a name: as it is written, else with a slip of the pen, else those of its first words. */
export async function placesCalled(
  database: Database,
  name: string,
  countries: readonly Country[],
): Promise<readonly PlaceRow[]> {
  const tried = namesTried(name);
  const whole = tried.filter(({ isPart }) => !isPart);
  const found = await placesNamed(database, whole, countries);
  if (found.length > 0) return found;
  for (const { folded } of whole) {
    const meant = meantBy(folded, await placesLike(database, folded, countries));
    if (meant.length > 0) return meant.map(({ folded: _folded, population: _population, ...place }) => place);
  }
  return placesNamed(database, tried, countries);
}

const batch = 200;

/**
 * Run by the schedule: counts reviews that have come in sight, and reads when providers are free next, which the order of the
 * search needs of all of them. Later than `slotDays` ahead makes no difference there. Two runs at once do the same twice.
 */
export async function keepSearch({ database, clock }: Adapters): Promise<{ read: number }> {
  const started = clock.now();
  await countReviewsInSight(database, started);
  await keepRatingOfAll(database);
  const before = new Date(started.getTime() - slotsReadHours * 3_600_000);
  let read = 0;
  while (clock.now().getTime() - started.getTime() < runMilliseconds) {
    const stale = await staleSlots(database, { now: started, before, limit: batch });
    const calendars = await calendarsOf(
      database,
      stale.map(({ id }) => id),
      started,
      { days: slotDays },
    );
    const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
    const found = stale.map(({ id, shortest }) => {
      const calendar = byId.get(id);
      const next = calendar && shortest && nextStart(calendar, visitOf([shortest], calendar), started);
      return { id, at: startOf(next ?? undefined) };
    });
    await keepNextFree(database, started, found);
    read += stale.length;
    if (stale.length < batch) break;
  }
  return { read };
}
