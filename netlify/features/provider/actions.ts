import type { Country } from '../../../src/contract/country.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { nextStart } from '../../calendar/slots.ts';
import { visitOf } from '../../calendar/visit.ts';
import { calendarsOf } from './calendar-sql.ts';
import { type PlaceRow, placeAmongCodes, placesNamed, placesOfCode } from './place-sql.ts';
import { namesTried, runMilliseconds, slotDays, slotsReadHours, startOf } from './rules.ts';
import { countReviewsInSight, keepNextFree, keepRatingOfAll, staleSlots } from './search-sql.ts';

interface Address {
  zip: string;
  city: string;
  country: Country;
}

/** The place of the postal code; else (most of Austria and Switzerland) of the town; else of similar codes. */
export async function placeOfAddress(
  database: Database,
  { zip, city, country }: Address,
): Promise<PlaceRow | undefined> {
  const [known] = await placesOfCode(database, zip, [country]);
  if (known !== undefined) return known;
  const [named] = country === 'de' ? [] : await placesNamed(database, namesTried(city), [country]);
  return named ?? placeAmongCodes(database, zip, country);
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
      const next = calendar && nextStart(calendar, visitOf([shortest], calendar), started);
      return { id, at: startOf(next) };
    });
    await keepNextFree(database, started, found);
    read += stale.length;
    if (stale.length < batch) break;
  }
  return { read };
}
