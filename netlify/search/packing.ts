import type { Database } from '../adapters/ports.ts';
import { packing } from './constants.ts';

const packingOf = new WeakMap<Database, Promise<number>>();

/**
 * Makes changed tiles anew, each in a transaction of its own, until there are no more or the time is up; how many it were.
 * Called after commits and by the schedule. Several at once are safe, and one at a time in a process is enough.
 */
export function packTiles(database: Database, now: Date, pauseSeconds: number = packing.pauseSeconds): Promise<number> {
  const known =
    packingOf.get(database) ?? packAll(database, now, pauseSeconds).finally(() => packingOf.delete(database));
  packingOf.set(database, known);
  return known;
}

async function packAll(database: Database, now: Date, pauseSeconds: number): Promise<number> {
  const until = performance.now() + packing.milliseconds;
  let packed = 0;
  while (performance.now() < until) {
    const [next] = await database.query<{ isPacked: boolean }>(
      'select app.pack_next_tile(make_interval(secs => $1), $2::timestamptz) as "isPacked"',
      [pauseSeconds, now.toISOString()],
    );
    if (next?.isPacked !== true) break;
    packed += 1;
  }
  return packed;
}
