import type * as contract from '../../../src/contract/admin-limit.ts';
import { countries } from '../../../src/contract/country.ts';
import { dayAt } from '../../calendar/zone.ts';
import type { Action } from '../../http/answer.ts';
import { limitOn, smallBusinessLimits } from '../../invoice/index.ts';
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
  await addLimit(world.database, body, { by: actor.id, now: world.clock.now() });
  return {};
};
