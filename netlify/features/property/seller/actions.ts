import type * as contract from '../../../../src/contract/property/seller.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { visitorHash } from '../../../session/visitor.ts';
import { periodBefore, periodOf, philippineDay, sumOf, visitLimits } from './rules.ts';
import * as sql from './sql.ts';

export const recordView: Action<typeof contract.recordView> = async (call) => {
  const { params, actor, world, caller, userAgent, refuse } = call;
  await countUse(world, visitLimits.viewsPerCaller, caller);
  const now = world.clock.now();
  const day = philippineDay(now);
  const visitor = visitorHash(world.secret, day, params.id, { caller, userAgent });
  const isThere = await sql.countView(world.database, params.id, { day, visitor, viewer: actor?.id }, now);
  return isThere ? {} : refuse('not_found');
};

export const sellerAnalytics: Action<typeof contract.sellerAnalytics> = async ({ query, actor, world }) => {
  const now = world.clock.now();
  const period = periodOf(now, query.days);
  const [days, before, listings] = await Promise.all([
    sql.countsByDay(world.database, actor.id, query.listing, period),
    sql.countsByDay(world.database, actor.id, query.listing, periodBefore(now, query.days)),
    sql.countsByListing(world.database, actor.id, query.listing, period),
  ]);
  return { total: sumOf(days), before: sumOf(before), days, listings };
};
