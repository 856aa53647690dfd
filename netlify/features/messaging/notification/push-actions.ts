import type * as contract from '../../../../src/contract/messaging/notification-push.ts';
import type { Adapters, Pusher } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { errorFacts, log } from '../../../http/log.ts';
import { told } from './bell-messages.ts';
import { keptSeconds, pushLimits, runMilliseconds, runPushes, together } from './push-rules.ts';
import * as sql from './push-sql.ts';

export const getPush: Action<typeof contract.getPush> = ({ world }) =>
  Promise.resolve({ key: world.pusher?.publicKey ?? null });

export const startPush: Action<typeof contract.startPush> = async ({ world, actor, body, language, refuse }) => {
  const { database, clock, pusher } = world;
  // The address is one that we write to: only those of browsers' own services count.
  if (pusher?.isService(body.endpoint) !== true) return refuse('not_found');
  await countUse(world, pushLimits.startsPerAccount, actor.id);
  await database.transaction((transaction) =>
    sql.keepBrowser(transaction, actor.id, body, { language, now: clock.now() }),
  );
  return {};
};

export const endPush: Action<typeof contract.endPush> = async ({ world, actor, body }) => {
  await sql.forgetBrowser(world.database, actor.id, body.endpoint);
  return {};
};

/** What the service worker shows (src/worker/push.ts). */
const shown = ({ language, kind, facts, path, id }: sql.ClaimedPush): string =>
  JSON.stringify({ ...told(language, kind, facts), path, id });

async function deliver(
  { database, clock }: Adapters,
  pusher: Pusher,
  push: sql.ClaimedPush,
): Promise<'sent' | 'gone' | 'failed'> {
  const { endpoint, publicKey, auth } = push;
  try {
    const seconds = keptSeconds(push.expiresAt, clock.now());
    const outcome = await pusher.send({ endpoint, publicKey, auth }, shown(push), seconds);
    await (outcome === 'gone' ? sql.deleteBrowser(database, push.subscription) : sql.deletePush(database, push.id));
    return outcome;
  } catch (cause) {
    log({ level: 'error', event: 'push not sent', ...errorFacts(cause) });
    await sql.markPushFailed(database, push, clock.now());
    return 'failed';
  }
}

/** Sends what is due, a few at a time. Several may run at once: each message is claimed by one of them. */
export async function deliverDuePushes(world: Adapters): Promise<{ pushed: number; pushesFailed: number }> {
  const counts = { sent: 0, gone: 0, failed: 0 };
  const { pusher, database, clock } = world;
  const answer = () => ({ pushed: counts.sent, pushesFailed: counts.failed });
  if (pusher === undefined) return answer();
  await sql.deleteOldPushes(database, clock.now());
  const started = clock.now().getTime();
  while (counts.sent + counts.failed < runPushes && clock.now().getTime() - started < runMilliseconds) {
    const claimed = await sql.claimDuePushes(database, clock.now(), together);
    if (claimed.length === 0) break;
    for (const outcome of await Promise.all(claimed.map((push) => deliver(world, pusher, push)))) counts[outcome] += 1;
  }
  return answer();
}
