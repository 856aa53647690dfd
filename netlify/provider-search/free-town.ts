import type { When } from '../../src/contract/when.ts';
import type { Adapters, Database } from '../adapters/ports.ts';
import { dayAt } from '../calendar/zone.ts';
import { Parameters } from '../ground/sql-parameters.ts';
import { timeZones } from '../ground/time-zones.ts';
import { largestTowns, type PlaceRow } from '../places/index.ts';
import { freeRows } from './free-known.ts';
import { stepsAsked } from './free-steps.ts';
import { rangesAround } from './ways.ts';

const townsLooked = 60;
const townKilometres = 10;

/** Within a town, the number of which is the first in the order of their sizes. */
async function firstFree(database: Database, towns: readonly PlaceRow[], when: When, now: Date) {
  const steps = stepsAsked(when, now);
  if (steps === undefined) return undefined;
  const parameters = new Parameters();
  const ranges = towns.flatMap((town, number) =>
    rangesAround(town, townKilometres).map(({ lo, hi }) => ({ number, lo, hi })),
  );
  const [found] = await database.query<{ number: number }>(
    `select range.number from jsonb_to_recordset(${parameters.add({ ranges })}::jsonb -> 'ranges') as range (number integer, lo bigint, hi bigint)
      where exists (${freeRows(steps, now, { columns: 'card_id', condition: 'q >= range.lo and q < range.hi', parameters })})
      order by range.number limit 1`,
    parameters.values,
  );
  return found && towns[found.number];
}

/**
 * The largest town where somebody is free today, or else in the two weeks that come; the largest of all if nobody is. A few marks
 * do not move a town: whoever is shown there is asked about as always.
 */
export async function townWithFreeTimes({ database, clock }: Adapters): Promise<PlaceRow | undefined> {
  const now = clock.now();
  const towns = await largestTowns(database, townsLooked);
  const today = { day: dayAt(now.getTime(), timeZones.de) };
  return (await firstFree(database, towns, today, now)) ?? (await firstFree(database, towns, {}, now)) ?? towns[0];
}
