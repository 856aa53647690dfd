import type * as contract from '../../../../src/contract/admin/admin-rate.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { chargeWaiting, keepRate, lockRates, rates, waitingMonths } from '../../billing/index.ts';

export const listFrancRates: Action<typeof contract.listFrancRates> = async ({ world }) => ({
  items: await rates(world.database),
  waiting: await waitingMonths(world.database),
});

export const putFrancRate: Action<typeof contract.putFrancRate> = async ({ world, actor, body, refuse }) => {
  const now = world.clock.now();
  const { month } = body;
  // The month's average is known when the month is over.
  if (month >= dayAt(now.getTime(), 'Europe/Zurich').slice(0, 'YYYY-MM'.length))
    refuse('invalid', { month: 'notInList' });
  const charged = await world.database.transaction(async (transaction) => {
    await lockRates(transaction);
    if (!(await keepRate(transaction, body, { by: actor.id, now }))) return undefined;
    const entry = { admin: actor.id, action: 'rate_entered', account: null, subject: null } as const;
    await addAudit(transaction, { ...entry, reason: `${month}: ${body.tenThousandths / 10_000}` }, now);
    return chargeWaiting(transaction, month, now);
  });
  return charged === undefined ? refuse('conflict') : { charged };
};
