import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database, SendResult } from '../../../adapters/ports.ts';
import { refuseFor } from '../../../http/limit.ts';
import { queueMail, wasQueuedSince } from '../mail/sql.ts';
import { budgetMail } from './messages.ts';
import {
  alarmsBeyond,
  codesSpentCountries,
  noBusiness,
  periods,
  runMilliseconds,
  runTexts,
  spentBusinesses,
  spentCountries,
  type TextAlarm,
  textAlarms,
  textBudget,
  textCountryOf,
} from './rules.ts';
import {
  businessesSpent,
  type ClaimedText,
  claimDueText,
  giveBackText,
  lockBudget,
  markTextFailed,
  markTextRefused,
  markTextSent,
  spendText,
  textsSpent,
} from './sql.ts';

/** Tells the operator how much of the budget is used; of what goes to and fro about a share, once in each period. */
async function alarm(transaction: Database, world: Adapters, alarms: readonly TextAlarm[], now: Date): Promise<void> {
  for (const reached of alarms) {
    const letter = { to: world.supportEmail, ...budgetMail(reached, world.siteUrl) };
    const since = new Date(now.getTime() - periods[reached.period] * 1000);
    if (!(await wasQueuedSince(transaction, letter, since))) await queueMail(transaction, letter, now);
  }
}

/** Claims one due message within the site's budget, and counts it. */
const claimWithinBudget = (world: Adapters): Promise<ClaimedText | undefined> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const { perDay } = world.texter;
    await lockBudget(transaction);
    const spent = await textsSpent(transaction, now);
    const codes = codesSpentCountries(spent, await textsSpent(transaction, now, { codesOnly: true }), perDay);
    const ofBusinesses = await businessesSpent(transaction, now);
    const claimed = await claimDueText(transaction, world, now, {
      all: spentCountries(spent, perDay),
      codes,
      businesses: spentBusinesses(ofBusinesses, false, perDay),
      codesOfBusinesses: spentBusinesses(ofBusinesses, true, perDay),
    });
    if (claimed === undefined) return undefined;
    const country = textCountryOf(claimed.to);
    if (await spendText(transaction, { id: claimed.id, country }, now)) {
      const told = textAlarms(spent, country, perDay);
      const reached = textAlarms(await textsSpent(transaction, now), country, perDay);
      await alarm(transaction, world, alarmsBeyond(told, reached), now);
    }
    return claimed;
  });

/**
 * Refuses with 429 if no code can go to the number now, or none from the page of the business: the site has sent too
 * many.
 */
export async function requireTextBudget(
  { database, clock, texter: { perDay } }: Adapters,
  number: string,
  business: AccountId | null,
): Promise<void> {
  const now = clock.now();
  const spent = await textsSpent(database, now);
  const countries = codesSpentCountries(spent, await textsSpent(database, now, { codesOnly: true }), perDay);
  const businesses = spentBusinesses(await businessesSpent(database, now), true, perDay);
  if (countries.includes(textCountryOf(number)) || businesses.includes(business ?? noBusiness))
    refuseFor(textBudget.waitSeconds);
}

/** A failure is noted in the row, for the next attempt and for people. While the gateway is left alone, nothing happened. */
async function deliver(world: Adapters, message: ClaimedText): Promise<'sent' | 'failed' | 'resting'> {
  const { id, to, text } = message;
  let answer: SendResult;
  try {
    answer = await world.texter.send({ to, text }, id);
  } catch (cause) {
    await markTextFailed(world, message, cause);
    return 'failed';
  }
  if (answer !== undefined && 'restsUntil' in answer) {
    await giveBackText(world, message);
    return 'resting';
  }
  if (answer !== undefined) {
    await markTextRefused(world, message, answer);
    return 'failed';
  }
  // Without this update the message would go out again, so it is tried twice.
  await markTextSent(world, message).catch(() => markTextSent(world, message));
  return 'sent';
}

/** Delivers due messages one after the other. Several may run at once: each message is claimed by one of them. */
export async function deliverDueTexts(world: Adapters): Promise<{ sent: number; failed: number }> {
  const delivered = { sent: 0, failed: 0 };
  const started = world.clock.now().getTime();
  const isOver = (): boolean =>
    delivered.sent + delivered.failed >= runTexts || world.clock.now().getTime() - started > runMilliseconds;
  while (!isOver()) {
    const message = await claimWithinBudget(world);
    const outcome = message === undefined ? 'resting' : await deliver(world, message);
    if (outcome === 'resting') break;
    delivered[outcome] += 1;
  }
  return delivered;
}
