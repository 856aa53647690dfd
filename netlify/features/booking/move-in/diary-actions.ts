import { seriesMaximum, seriesUsual } from '../../../../src/contract/booking/calendar.ts';
import type * as contract from '../../../../src/contract/booking/move-in.ts';
import { diaryLinesMaximum } from '../../../../src/contract/booking/move-in.ts';
import { currencyOfZone } from '../../../../src/contract/currency.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { mayKeepClients } from '../../account/index.ts';
import { ownCards } from '../appointment/sql.ts';
import { clockAt } from '../calendar/rules.ts';
import { diaryRows } from './diary-rules.ts';
import { moveInLimits } from './rules.ts';
import * as sql from './sql.ts';

export const readDiary: Action<typeof contract.readDiary> = async ({ body, actor, language, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, moveInLimits.diariesPerProvider, actor.id);
  const now = world.clock.now();
  const [own] = await calendarsOf(world.database, [actor.id], now, { days: 1 });
  if (own === undefined) return refuse('forbidden');
  const cards = await ownCards(world.database, actor.id);
  const staff = await sql.staffNamed(world.database, actor.id);
  const clock = clockAt(now.getTime(), own.timeZone);
  const lines = body.text.split('\n');
  const context = {
    ...clock,
    cards,
    staff,
    language,
    currency: currencyOfZone(own.timeZone),
    priceMaximumCents: limits.servicePriceMaximum * 100,
    timesMaximum: seriesMaximum,
  };
  return {
    today: clock.today,
    isCut: lines.length > diaryLinesMaximum,
    rows: diaryRows(lines.slice(0, diaryLinesMaximum), { context, cards, staff, seriesUsual }),
  };
};
