import { quoteReminderHours } from '../../../../src/contract/booking/quote.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { runTime } from '../../../ground/run-time.ts';
import { tellLeft } from './actions.ts';
import { endIfNobodyIsLeft } from './answer-actions.ts';
import * as jobSql from './job-sql.ts';
import { keptDays } from './rules.ts';
import * as sql from './sql.ts';
import { tellBusiness, tellCustomer } from './tell-actions.ts';

/**
 * Run by the schedule: reminds businesses, ends what was not answered or not decided in time. Each step changes the row that it
 * tells of in the same transaction, so a second run finds nothing to tell.
 */
export async function runQuotes(world: Adapters): Promise<Record<string, number>> {
  const isInTime = runTime(world, 5);
  const done = { reminded: 0, missed: 0, lapsed: 0 };
  const remindAt = new Date(world.clock.now().getTime() + quoteReminderHours * 3_600_000);
  for (const id of await jobSql.dueRequests(world.database, world.clock.now(), remindAt)) {
    if (!isInTime()) break;
    await world.database.transaction(async (transaction) => {
      const now = world.clock.now();
      const account = await jobSql.lockedAccount(transaction, id);
      const wish = account && (await sql.requestOf(transaction, account, id));
      if (wish === undefined || wish.status !== 'open') return;
      const timeZone = wish.quotes[0]?.timeZone ?? 'Europe/Berlin';
      const of = (business: string): string =>
        wish.quotes.find(({ provider }) => provider.id === business)?.timeZone ?? timeZone;
      for (const business of await jobSql.putReminded(transaction, id, { now, remindAt })) {
        done.reminded += 1;
        await tellBusiness(transaction, world, { wish, business, news: 'reminder', timeZone: of(business) });
      }
      for (const business of await jobSql.putMissed(transaction, id, now)) {
        done.missed += 1;
        await tellBusiness(transaction, world, { wish, business, news: 'missed', timeZone: of(business) });
      }
      if (Date.parse(wish.answerUntil) <= now.getTime())
        await endIfNobodyIsLeft(transaction, world, { wish, timeZone });
      if (Date.parse(wish.decideUntil) > now.getTime()) return;
      const left = await sql.endRequest(transaction, id, { status: 'ended', quotes: 'lapsed' }, now);
      if (left.length === 0) return;
      done.lapsed += left.length;
      await tellLeft(transaction, world, { wish, left, news: 'lapsed' });
      await tellCustomer(transaction, world, { wish, news: 'undecided', other: '', timeZone });
    });
  }
  return done;
}

/** Run by the schedule every night, before the sweep of images. */
export const runOldQuotes = (world: Adapters): Promise<Record<string, number>> =>
  jobSql.forgetQuotes(world.database, new Date(world.clock.now().getTime() - keptDays * 86_400_000));
