import type * as contract from '../../../../src/contract/booking/waiting-list.ts';
import { type WaitingId, waitingDaysMaximum, waitingMaximum } from '../../../../src/contract/booking/waiting-list.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { pickOf } from '../../../../src/contract/services/card-options.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { resolveOffer } from '../appointment/request-actions.ts';
import { isOfferedAt } from '../appointment/rules.ts';
import { inTurn } from '../appointment/sql.ts';
import { isActiveStaff } from '../appointment/visit-sql.ts';
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

type Wished = Parameters<typeof joinWaitingList>[0]['body'];

/** Days that are not over, and not too many; a part of the day that has a start before its end. */
function requireSpan({ firstDay, lastDay, fromMinute, untilMinute }: Wished, today: string, refuse: Refuse): void {
  if (lastDay < today) return refuse('invalid', { lastDay: 'dayRange' });
  if (lastDay < firstDay) return refuse('invalid', { lastDay: 'dayRange' });
  if (lastDay > addDays(today, waitingDaysMaximum)) return refuse('invalid', { lastDay: 'dayRange' });
  if ((fromMinute === undefined) !== (untilMinute === undefined)) return refuse('invalid', { untilMinute: 'required' });
  if (fromMinute !== undefined && untilMinute !== undefined && untilMinute <= fromMinute)
    return refuse('invalid', { untilMinute: 'number' });
}

export const joinWaitingList: Action<typeof contract.joinWaitingList> = async ({
  world,
  actor,
  body,
  language,
  refuse,
}) => {
  await countUse(world, waitingLimits.joinsPerAccount, actor.id);
  const now = world.clock.now();
  const { provider, terms } = await resolveOffer(
    world.database,
    { providerId: body.providerId, cards: body.cards.map((id) => pickOf(id)) },
    { actor, refuse },
  );
  // Where the business comes to the customer it depends on the address, which nobody has said yet.
  if (!isOfferedAt('shop', provider, terms.cards)) return refuse('not_bookable');
  requireSpan(body, dayAt(now.getTime(), provider.timeZone), refuse);
  const { staffId, firstDay, lastDay, fromMinute = null, untilMinute = null } = body;
  if (staffId !== undefined && !(await isActiveStaff(world.database, provider.id, staffId)))
    return refuse('invalid', { staffId: 'notInList' });
  const wished = { firstDay, lastDay, fromMinute, untilMinute, staff: staffId ?? null, cards: body.cards, language };
  const id = await world.database.transaction(async (transaction) => {
    await inTurn(transaction, `waiting ${actor.id}`);
    const put = await sql.putWaiting(transaction, { ...wished, provider: provider.id, account: actor.id }, now);
    if ((await sql.countWaiting(transaction, actor.id)) > waitingMaximum) refuse('too_many_open');
    return put;
  });
  return joined(world, id, actor.id);
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
