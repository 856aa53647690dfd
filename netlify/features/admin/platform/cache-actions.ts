import type { Adapters, Cdn } from '../../../adapters/ports.ts';
import { log } from '../../../http/log.ts';
import { type Change, claimChanges, forgetAllChanges, forgetChanges, giveBackChanges } from './cache-sql.ts';

/** A run of the schedule has 30 seconds. */
export const cacheRules = { atOnce: 200, claimSeconds: 60, runMilliseconds: 15_000, forgotten: 20_000 } as const;

const forget = async (cdn: Cdn, tags: readonly string[]): Promise<boolean> =>
  tags.length === 0 || cdn.forget([...new Set(tags)]);

/** One for each kind of lists: that is all that there is to say of them. */
const onePerList = (changes: readonly Change[]): Change[] =>
  changes.filter(({ lists }, at) => lists !== null && changes.findIndex((other) => other.lists === lists) === at);

/**
 * Tells the CDN of these changes; returns those that it did not take. Lists apart from ids: Netlify takes the same tag twice in
 * five seconds, and lists are called the same at every change.
 */
async function untold(cdn: Cdn, changes: readonly Change[]): Promise<readonly Change[]> {
  if (
    !(await forget(
      cdn,
      changes.map(({ id }) => id),
    ))
  )
    return changes;
  const ofLists = onePerList(changes);
  return (await forget(
    cdn,
    ofLists.flatMap(({ lists }) => lists ?? []),
  ))
    ? []
    : ofLists;
}

/**
 * Tells the CDN what has changed, so that it fetches anew: after the answer to the writer, and by the schedule for the
 * rest. Parallel runs tell each change once. While the CDN does not answer, the change waits.
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
    const left = await untold(cdn, changes);
    const told = changes.filter((change) => !left.includes(change));
    await forgetChanges(database, told);
    forgotten += new Set(told.map(({ id }) => id)).size;
    if (left.length > 0) {
      await giveBackChanges(database, left);
      log({ level: 'info', event: 'cdn not told', waiting: left.length });
      break;
    }
  }
  return { forgotten };
}

/** The same by the schedule. Where no CDN stands in front of the site, what has changed is of no interest. */
export async function runCacheChanges(world: Adapters): Promise<{ forgotten: number }> {
  if (world.cdn === undefined) await forgetAllChanges(world.database, cacheRules.forgotten);
  return tellCdn(world);
}
