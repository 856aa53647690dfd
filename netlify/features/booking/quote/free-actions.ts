import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { freeStarts } from '../../../calendar/slots.ts';
import type { Visit } from '../../../calendar/visit.ts';
import { addDays, dayAt, isoOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import { othersNamed, othersWithinDays } from '../appointment/rules.ts';
import { firstOfStaff } from './shop-sql.ts';

/** What is free for the work of a quote. */

/** The next free starts after one that is taken, else the first of all. */
export async function freeInstead(
  database: Database,
  { provider, visit, start, now }: { provider: AccountId; visit: Visit; start: number; now: Date },
): Promise<string[]> {
  const [calendar] = await calendarsOf(database, [provider], now);
  if (calendar === undefined) return [];
  const from = (instant: number) => {
    const firstDay = dayAt(instant, calendar.timeZone);
    return freeStarts(calendar, visit, { firstDay, lastDay: addDays(firstDay, othersWithinDays), now });
  };
  const behind = from(start).filter((free) => free.start > start);
  return (behind.length > 0 ? behind : from(now.getTime())).slice(0, othersNamed).map((free) => isoOf(free.start));
}

const daysShown = 6;
const startsShown = 6;

/** The next days with free times of the first of the staff, who would come. */
export async function freeDays(
  database: Database,
  { provider, visit, now }: { provider: AccountId; visit: Visit; now: Date },
): Promise<{ day: string; starts: string[] }[]> {
  const [calendar] = await calendarsOf(database, [provider], now);
  const staff = await firstOfStaff(database, provider);
  if (calendar === undefined || staff === undefined) return [];
  const firstDay = dayAt(now.getTime(), calendar.timeZone);
  const asked = { firstDay, lastDay: addDays(firstDay, othersWithinDays), now, staff };
  const byDay = Map.groupBy(freeStarts(calendar, visit, asked), ({ start }) => dayAt(start, calendar.timeZone));
  return [...byDay]
    .slice(0, daysShown)
    .map(([day, starts]) => ({ day, starts: starts.slice(0, startsShown).map(({ start }) => isoOf(start)) }));
}
