import { confirmationDays } from '../../../src/contract/saved-search.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { deleteOldNews } from '../news/sql.ts';
import { deleteEnded, deleteUnconfirmed, endUnread } from '../saved-search/sql.ts';
import { matchNews } from './sql.ts';

/** Run by the schedule. News are matched only here, never in a request, and the due mails are sent. */
export async function handleNews(
  world: Adapters,
): Promise<Record<'news' | 'searches' | 'postponed' | 'unconfirmed', number>> {
  const now = world.clock.now();
  const matched = await matchNews(world);
  const unconfirmed = await deleteUnconfirmed(
    world.database,
    new Date(now.getTime() - confirmationDays * 24 * 60 * 60 * 1000),
  );
  await endUnread(world.database, now);
  await deleteEnded(world.database, now);
  await deleteOldNews(world.database, now);
  return { ...matched, unconfirmed };
}
