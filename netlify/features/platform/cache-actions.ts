import type { Adapters } from '../../adapters/ports.ts';
import { log } from '../../http/log.ts';
import { claimChanges, forgetAllChanges, forgetChanges, giveBackChanges } from './cache-sql.ts';

/** A run of the schedule has 30 seconds. */
export const cacheRules = { atOnce: 200, claimSeconds: 60, runMilliseconds: 15_000, forgotten: 20_000 } as const;

/**
 * Tells the CDN what has changed, so that it asks anew: after the answer to whoever changed it, and by the schedule for what was not
 * told then. Several at once tell each change once. While the CDN does not answer, the change waits.
 */
export async function tellCdn({ database, clock, cdn }: Adapters): Promise<{ forgotten: number }> {
  let forgotten = 0;
  if (cdn === undefined) return { forgotten };
  const began = clock.now().getTime();
  while (clock.now().getTime() - began < cacheRules.runMilliseconds) {
    const changes = await claimChanges(database, clock.now(), {
      most: cacheRules.atOnce,
      seconds: cacheRules.claimSeconds,
    });
    if (changes.length === 0) break;
    const tags = [...new Set(changes.map(({ id }) => id))];
    if (!(await cdn.forget(tags))) {
      await giveBackChanges(database, changes);
      log({ level: 'info', event: 'cdn not told', waiting: tags.length });
      break;
    }
    await forgetChanges(database, changes);
    forgotten += tags.length;
  }
  return { forgotten };
}

/** The same by the schedule. Where no CDN stands in front of the site, what has changed is of no interest. */
export async function runCacheChanges(world: Adapters): Promise<{ forgotten: number }> {
  if (world.cdn === undefined) await forgetAllChanges(world.database, cacheRules.forgotten);
  return tellCdn(world);
}
