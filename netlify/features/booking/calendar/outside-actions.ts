import type * as contract from '../../../../src/contract/booking/calendar-outside.ts';
import { outsideSpansMaximum } from '../../../../src/contract/booking/calendar-outside.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type { Adapters, CalendarFault } from '../../../adapters/ports.ts';
import { type OutsideTime, outsideTime } from '../../../calendar/outside-events.ts';
import { minuteMilliseconds } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import {
  faultWords,
  hostOf,
  outsideAtOnce,
  outsideEveryMinutes,
  outsideHeldSeconds,
  outsideLimits,
  outsideRunMilliseconds,
} from './outside-rules.ts';
import * as sql from './outside-sql.ts';

const shown = ({ address, ...stored }: sql.StoredCalendar) => ({ ...stored, host: hostOf(address) });

/** Asks the address outside: never inside a transaction. */
async function readTime(
  world: Adapters,
  address: string,
  timeZone: string,
): Promise<OutsideTime | { fault: CalendarFault }> {
  const answer = (await world.calendars?.read(address)) ?? { fault: 'unreachable' as const };
  if ('fault' in answer) return answer;
  const from = world.clock.now().getTime();
  const until = from + limits.horizonDaysMaximum * 1440 * minuteMilliseconds;
  const time = await outsideTime(answer.text, { timeZone, from, until, maximum: outsideSpansMaximum });
  return time ?? { fault: 'none' };
}

export const listOutsideCalendars: Action<typeof contract.listOutsideCalendars> = async ({ actor, world }) => ({
  items: (await sql.calendarsOf(world.database, actor.id, world.clock.now())).map(shown),
});

export const addOutsideCalendar: Action<typeof contract.addOutsideCalendar> = async (call) => {
  const { body, actor, world, refuse } = call;
  await countUse(world, outsideLimits.addedPerProvider, actor.id);
  const now = world.clock.now();
  const [own] = await calendarsOf(world.database, [actor.id], now, { days: 1 });
  if (own === undefined) return refuse('forbidden');
  const time = await readTime(world, body.address, own.timeZone);
  if ('fault' in time) return refuse('invalid', { address: faultWords[time.fault] });
  const id = await world.database.transaction(async (transaction) => {
    if (!(await sql.lockMember(transaction, actor.id, body.staffId))) return refuse('not_found');
    const added = await sql.replace(transaction, actor.id, { ...body, now });
    await sql.write(transaction, added, time, now);
    return added;
  });
  const [calendar] = await sql.calendarsOf(world.database, actor.id, now, id);
  return calendar === undefined ? refuse('not_found') : shown(calendar);
};

export const removeOutsideCalendar: Action<typeof contract.removeOutsideCalendar> = async (call) => {
  const { params, actor, world, refuse } = call;
  if (!(await sql.remove(world.database, actor.id, params.id))) refuse('not_found');
  return {};
};

async function refresh(world: Adapters, { id, owner, staffId, address, timeZone }: sql.DueCalendar): Promise<boolean> {
  const time = await readTime(world, address, timeZone);
  if ('fault' in time) {
    await sql.noteFault(world.database, id, time.fault, world.clock.now());
    return false;
  }
  await world.database.transaction(async (transaction) => {
    if (await sql.lockMember(transaction, owner, staffId)) await sql.write(transaction, id, time, world.clock.now());
  });
  return true;
}

/** Run by the schedule: reads what is due, some at once. */
export async function runOutsideCalendars(
  world: Adapters,
): Promise<{ calendarsRead: number; calendarsFailed: number }> {
  const told = { calendarsRead: 0, calendarsFailed: 0 };
  const started = performance.now();
  while (performance.now() - started < outsideRunMilliseconds) {
    const now = world.clock.now();
    const due = await sql.claim(world.database, {
      now,
      before: new Date(now.getTime() - outsideEveryMinutes * minuteMilliseconds),
      until: new Date(now.getTime() + outsideHeldSeconds * 1000),
      maximum: outsideAtOnce,
    });
    if (due.length === 0) break;
    for (const isGood of await Promise.all(due.map((one) => refresh(world, one))))
      told[isGood ? 'calendarsRead' : 'calendarsFailed'] += 1;
  }
  return told;
}
