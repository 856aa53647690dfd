import type * as contract from '../../../../src/contract/admin/admin-figures.ts';
import { figureWeeks } from '../../../../src/contract/admin/admin-figures.ts';
import type { Action } from '../../../http/answer.ts';
import { accountsByType, figuresByWeek } from './figure-sql.ts';

export const getDeskFigures: Action<typeof contract.getDeskFigures> = async ({ world, actor }) => {
  const weeks = await figuresByWeek(world.database, world.clock.now(), figureWeeks);
  return {
    weeks: weeks.map(({ eurCents, phpCentavos, ...week }) => ({
      ...week,
      money: actor.isSupport ? null : { eurCents, phpCentavos },
    })),
    accounts: await accountsByType(world.database),
  };
};
