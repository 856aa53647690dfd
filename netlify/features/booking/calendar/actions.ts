import type * as contract from '../../../../src/contract/booking/calendar.ts';
import { hoursAt } from '../../../calendar/hours.ts';
import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { onlyStaffOf } from '../../../session/actor.ts';
import * as sql from './sql.ts';

export const getCalendar: Action<typeof contract.getCalendar> = async ({ query, actor, world, refuse }) => {
  const now = world.clock.now();
  const [own] = await calendarsOf(world.database, [actor.id], now);
  if (own === undefined) return refuse('forbidden');
  const { timeZone } = own;
  const today = dayAt(now.getTime(), timeZone);
  const first = query.from ?? today;
  const asked = {
    from: new Date(instantOf(first, 0, timeZone)),
    until: new Date(instantOf(addDays(first, query.days), 0, timeZone)),
    timeZone,
  };
  const only = onlyStaffOf(actor);
  const isSeen = ({ staffId }: { staffId: string }): boolean => only === undefined || staffId === only;
  const visits = (await sql.visitsWithin(world.database, actor.id, asked))
    .filter(isSeen)
    .map((visit) => (only === undefined ? visit : { ...visit, phone: null }));
  const blocked = await sql.blocksWithin(world.database, actor.id, asked);
  const held = await sql.heldWithin(world.database, actor.id, asked, now);
  const blocks = [...blocked, ...held].filter(isSeen).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const staff = await sql.staffOf(world.database, actor.id, [
    ...new Set([...visits, ...blocks].map(({ staffId }) => staffId)),
  ]);
  const days = Array.from({ length: query.days }, (_, index) => addDays(first, index)).map((day) => ({
    day,
    hours: own.staff
      .filter(({ id }) => isSeen({ staffId: id }))
      .flatMap(({ id, hours }) => hoursAt(own, hours, day).map((span) => ({ staffId: id, ...span }))),
  }));
  return { timeZone, today, staff: staff.filter(({ id }) => isSeen({ staffId: id })), days, visits, blocks };
};
