import type * as contract from '../../../../src/contract/booking/waiting-list.ts';
import { type WaitingId, waitingDaysMaximum, waitingMaximum } from '../../../../src/contract/booking/waiting-list.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { mayKeepClients } from '../../account/index.ts';
import { type Offered, offeredBy, resolveOffer } from '../appointment/request-actions.ts';
import { isOfferedAt } from '../appointment/rules.ts';
import { inTurn } from '../appointment/sql.ts';
import { isActiveStaff } from '../appointment/visit-sql.ts';
import { clientById, clientKnownBy } from '../calendar/sql.ts';
import { createClient } from '../client/sql.ts';
import { waitingLimits } from './rules.ts';
import * as sql from './sql.ts';

export const listWaiting: Action<typeof contract.listWaiting> = async ({ world, actor, query, refuse }) => {
  const { works } = actor;
  if (query.as === 'provider' && actor.type !== 'provider' && works === undefined) return refuse('forbidden');
  const whose = query.as === 'provider' ? (works?.business ?? actor.id) : actor.id;
  return { items: await sql.waitingOf(world.database, whose, { as: query.as, now: world.clock.now() }) };
};

/** As whoever has just joined sees it. */
export async function joined(world: Adapters, id: WaitingId, account: AccountId): Promise<contract.Waiting> {
  const found = await sql.waitingById(world.database, id, { account, now: world.clock.now() });
  if (found === undefined) throw new Error('an entry is not there that was just made');
  return found;
}

type Wished = Pick<
  Parameters<typeof joinWaitingList>[0]['body'],
  'cards' | 'staffId' | 'firstDay' | 'lastDay' | 'fromMinute' | 'untilMinute'
>;

/** Days that are not over, and not too many; a part of the day that has a start before its end. */
function requireSpan({ firstDay, lastDay, fromMinute, untilMinute }: Wished, today: string, refuse: Refuse): void {
  if (lastDay < today) return refuse('invalid', { lastDay: 'dayRange' });
  if (lastDay < firstDay) return refuse('invalid', { lastDay: 'dayRange' });
  if (lastDay > addDays(today, waitingDaysMaximum)) return refuse('invalid', { lastDay: 'dayRange' });
  if ((fromMinute === undefined) !== (untilMinute === undefined)) return refuse('invalid', { untilMinute: 'required' });
  if (fromMinute !== undefined && untilMinute !== undefined && untilMinute <= fromMinute)
    return refuse('invalid', { untilMinute: 'number' });
}

/** Cards, person, days and hours as they are kept. */
async function wishOf(
  database: Database,
  body: Wished,
  { offered: { provider, terms }, now, refuse }: { offered: Offered; now: Date; refuse: Refuse<'not_bookable'> },
) {
  // Where the business comes to the customer it depends on the address, which nobody has said yet.
  if (!isOfferedAt('shop', provider, terms.cards)) return refuse('not_bookable');
  requireSpan(body, dayAt(now.getTime(), provider.timeZone), refuse);
  const { cards, staffId, firstDay, lastDay, fromMinute = null, untilMinute = null } = body;
  if (staffId !== undefined && !(await isActiveStaff(database, provider.id, staffId)))
    return refuse('invalid', { staffId: 'notInList' });
  return { firstDay, lastDay, fromMinute, untilMinute, staff: staffId ?? null, cards };
}

export const joinWaitingList: Action<typeof contract.joinWaitingList> = async (call) => {
  const { world, actor, body, language, refuse } = call;
  await countUse(world, waitingLimits.joinsPerAccount, actor.id);
  const now = world.clock.now();
  const offered = await resolveOffer(world.database, body, { actor, refuse });
  const { provider } = offered;
  const wished = { ...(await wishOf(world.database, body, { offered, now, refuse })), language };
  const id = await world.database.transaction(async (transaction) => {
    await inTurn(transaction, `waiting ${actor.id}`);
    const put = await sql.putWaiting(
      transaction,
      { ...wished, provider: provider.id, who: { account: actor.id } },
      now,
    );
    if ((await sql.countWaiting(transaction, actor.id)) > waitingMaximum) refuse('too_many_open');
    return put;
  });
  return joined(world, id, actor.id);
};

type Added = Parameters<typeof addWaitingClient>[0]['body'];

/** Who was picked, or is meant by name, number and address. */
async function clientOf(database: Database, owner: AccountId, { clientId, name, phone, email }: Added) {
  const known =
    clientId === undefined
      ? await clientKnownBy(database, owner, { name, phone: phone ?? null, email: email ?? null })
      : await clientById(database, owner, clientId);
  return known?.id;
}

/** Whom the file does not know yet. */
const newClient = (transaction: Database, owner: AccountId, { name, phone, email }: Added, now: Date) => {
  const reached = { phone: phone ?? null, email: email ?? null };
  return createClient(transaction, owner, { name, ...reached, birthday: null, address: '', notes: '', tags: [] }, now);
};

/** The provider does not know the language of a client; the site's own is German. */
export const addWaitingClient: Action<typeof contract.addWaitingClient> = async ({ world, actor, body, refuse }) => {
  await countUse(world, waitingLimits.joinsPerAccount, actor.id);
  const { database } = world;
  const now = world.clock.now();
  const owner = actor.id;
  if (body.clientId === undefined && body.name.trim() === '') return refuse('invalid', { name: 'required' });
  const offered = await offeredBy(database, { providerId: owner, cards: body.cards }, refuse);
  const wished = { ...(await wishOf(database, body, { offered, now, refuse })), language: 'de' } as const;
  const known = await clientOf(database, owner, body);
  if (known === undefined && body.clientId !== undefined) return refuse('not_found');
  // A new name goes into the client file.
  if (known === undefined && !(await mayKeepClients(database, owner))) return refuse('contract_missing');
  const id = await database.transaction(async (transaction) => {
    const client = known ?? (await newClient(transaction, owner, body, now));
    return sql.putWaiting(transaction, { ...wished, provider: owner, who: { client } }, now);
  });
  return joined(world, id, owner);
};

export const leaveWaitingList: Action<typeof contract.leaveWaitingList> = async ({ world, actor, params, refuse }) => {
  const whose = actor.works?.business;
  const isGone = await world.database.transaction(
    async (transaction) =>
      (await sql.deleteWaiting(transaction, params.id, actor.id)) ||
      (whose !== undefined && (await sql.deleteWaiting(transaction, params.id, whose))),
  );
  return isGone ? {} : refuse('not_found');
};
