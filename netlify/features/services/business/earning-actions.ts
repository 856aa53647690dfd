import type { getEarnings as contract } from '../../../../src/contract/services/business-earning.ts';
import type { Action } from '../../../http/answer.ts';
import { earningsOf } from './earning-sql.ts';

export const getEarnings: Action<typeof contract> = async ({ actor, world }) => ({
  months: await earningsOf(world.database, actor.id, world.clock.now()),
});
