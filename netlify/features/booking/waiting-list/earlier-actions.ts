import type * as contract from '../../../../src/contract/booking/waiting-list.ts';
import type { WaitingId } from '../../../../src/contract/booking/waiting-list.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { linkedVisit, type Party, partyOf } from '../appointment/visit-actions.ts';
import { visitById } from '../appointment/visit-sql.ts';
import { joined } from './actions.ts';
import { waitingLimits } from './rules.ts';
import * as sql from './sql.ts';

interface Wish {
  language: Language;
  refuse: Refuse<'not_found' | 'wrong_state' | 'unproven'>;
}

/** Of a confirmed visit whose customer can be told: the customer's own, or one that its provider lets wait. */
async function wait(world: Adapters, { id, side }: Party, { language, refuse }: Wish): Promise<WaitingId> {
  const row = (await visitById(world.database, id)) ?? refuse('not_found');
  const now = world.clock.now();
  if (row.status !== 'confirmed' || Date.parse(row.start) <= now.getTime())
    return refuse('wrong_state', undefined, { state: row.status });
  if (row.customerId === null && row.guestEmail === null && row.guestPhone === null) return refuse('unproven');
  // The provider does not know the language of a client; the site's own is German.
  const read = side === 'customer' ? language : 'de';
  return world.database.transaction((transaction) =>
    sql.putEarlier(transaction, { provider: row.providerId, appointment: id, language: read }, now),
  );
}

/** One who does not wait any more is told the same. */
const stop = (world: Adapters, { id }: Party): Promise<unknown> =>
  world.database.transaction(async (transaction) => sql.deleteEarlier(transaction, id));

export const waitForEarlier: Action<typeof contract.waitForEarlier> = async (call) => {
  const { world, actor, params, refuse } = call;
  await countUse(world, waitingLimits.joinsPerAccount, actor.id);
  const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
  const id = await wait(world, party, call);
  const row = (await visitById(world.database, params.id)) ?? refuse('not_found');
  return joined(world, id, party.side === 'provider' ? row.providerId : actor.id);
};

export const waitForEarlierByLink: Action<typeof contract.waitForEarlierByLink> = async (call) => {
  const { world, params, caller, refuse } = call;
  await countUse(world, waitingLimits.answersPerCaller, caller);
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  await wait(world, party, call);
  return {};
};

export const stopEarlier: Action<typeof contract.stopEarlier> = async ({ world, actor, params, refuse }) => {
  const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
  await stop(world, party);
  return {};
};

export const stopEarlierByLink: Action<typeof contract.stopEarlierByLink> = async ({ world, params, refuse }) => {
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  await stop(world, party);
  return {};
};
