import type * as contract from '../../../../src/contract/admin/admin-limit.ts';
import { countries } from '../../../../src/contract/country.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { addAudit } from '../../../ground/audit.ts';
import type { Action } from '../../../http/answer.ts';
import { limitOn, smallBusinessLimits } from '../../../invoice/index.ts';
import { zoneOf } from './choice-rules.ts';
import { addLimit, enteredLimits } from './limit-sql.ts';

export const listBusinessLimits: Action<typeof contract.listBusinessLimits> = async ({ world }) => {
  const today = dayAt(world.clock.now().getTime(), zoneOf('services'));
  const limits = [
    ...smallBusinessLimits.map((limit) => ({ ...limit, enteredAt: null, enteredBy: null })),
    ...(await enteredLimits(world.database)),
  ];
  const holding = countries.map((country) => limitOn(limits, country, today));
  const latestFirst = limits
    .toReversed()
    .sort((one, other) => (one.countsFrom === other.countsFrom ? 0 : one.countsFrom < other.countsFrom ? 1 : -1));
  return { items: latestFirst.map((limit) => ({ ...limit, isHolding: holding.includes(limit) })) };
};

export const addBusinessLimit: Action<typeof contract.addBusinessLimit> = async ({ world, actor, body }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await addLimit(transaction, body, { by: actor.id, now });
    const entry = { admin: actor.id, action: 'limit_entered', account: null, subject: null } as const;
    await addAudit(transaction, { ...entry, reason: `${body.country.toUpperCase()} ${body.countsFrom}` }, now);
  });
  return {};
};
