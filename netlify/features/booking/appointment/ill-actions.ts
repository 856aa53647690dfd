import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/appointment-actions.ts';
import type { IllVisit } from '../../../../src/contract/booking/appointment-actions.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { freeAt, freeStarts } from '../../../calendar/slots.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import { addDays, dayAt, instantOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action } from '../../../http/answer.ts';
import { type Doer, doerOf } from '../../../session/actor.ts';
import { announce } from '../../messaging/index.ts';
import { noteDeed } from './deed-sql.ts';
import * as illSql from './ill-sql.ts';
import { agreedVisit, asDecided, othersWithinDays, placeOf } from './rules.ts';
import * as sql from './sql.ts';
import { cancelIll, settle } from './step-actions.ts';
import type { VisitRow } from './step-rules.ts';
import { keep, type WaitingNotice } from './undo-sql.ts';
import * as visitSql from './visit-sql.ts';

const othersOffered = 3;

type Body = ReceivedBy<typeof contract.reportIll>['body'];
type Own = Awaited<ReturnType<typeof calendarsOf>>[number];

interface Planned {
  row: VisitRow;
  visit: ReturnType<typeof agreedVisit>;
  colleagues: string[];
  others: string[];
}

/** One free time on each of the next days, as near to the hour of the visit as can be had. */
function othersOn(own: Own, visit: Planned['visit'], row: VisitRow, day: string, now: Date): string[] {
  const asked = { firstDay: addDays(day, 1), lastDay: addDays(day, othersWithinDays), now };
  const byDay = new Map<string, number>();
  const hourOf = (instant: number): number => instant - instantOf(dayAt(instant, row.timeZone), 0, row.timeZone);
  const wanted = hourOf(Date.parse(row.start));
  for (const { start } of freeStarts(own, { ...visit, noticeMinutes: own.noticeMinutes }, asked)) {
    const there = dayAt(start, row.timeZone);
    const best = byDay.get(there);
    if (best === undefined || Math.abs(hourOf(start) - wanted) < Math.abs(hourOf(best) - wanted))
      byDay.set(there, start);
  }
  return [...byDay.values()].slice(0, othersOffered).map((start) => new Date(start).toISOString());
}

/** What is left of the day, and what can become of it. */
async function plan(database: Database, provider: AccountId, body: Body, now: Date): Promise<Planned[]> {
  const ids = await illSql.restOfDay(database, provider, { ...body, now });
  const [own] = await calendarsOf(database, [provider], now);
  const planned: Planned[] = [];
  for (const { id } of ids) {
    const row = await visitSql.visitById(database, id);
    if (row === undefined || own === undefined || asDecided(row).status !== row.status) continue;
    const visit = agreedVisit(row, await visitSql.itemsOf(database, id));
    const free = freeAt(own, { ...visit, noticeMinutes: 0 }, Date.parse(row.start), now);
    const colleagues = body.staffId === undefined ? [] : free.filter((staff) => staff !== body.staffId);
    planned.push({ row, visit, colleagues, others: othersOn(own, visit, row, body.day, now) });
  }
  return planned.toSorted((one, other) => one.row.start.localeCompare(other.row.start));
}

const shown = ({ row, colleagues, others }: Planned, names: ReadonlyMap<string, string>): IllVisit => ({
  id: row.id,
  start: row.start,
  timeZone: row.timeZone,
  customer: row.customer.name,
  phone: row.customer.phone,
  services: row.items.map(({ name }) => name),
  colleagues: colleagues.map((id) => ({ id: id as IllVisit['colleagues'][number]['id'], name: names.get(id) ?? '' })),
  others,
});

interface Closing {
  transaction: Database;
  world: Adapters;
  note: string;
  now: Date;
}

/** The colleague does it at the same time. True if that is possible. */
async function handOver({ transaction, now }: Closing, { row, visit }: Planned, staff: string): Promise<boolean> {
  const start = Date.parse(row.start);
  const pieces = piecesAt(visit, start);
  if (await visitSql.isBusy(transaction, staff, { pieces, except: row.id, now })) return false;
  await visitSql.moveVisit(transaction, row.id, { start, end: endAt(visit, start), staff, pieces, now });
  return true;
}

/** The customer is told who comes. A request binds nobody to anyone, so nobody is told of it. */
const handedOverTells = ({ row }: Planned): WaitingNotice[] =>
  row.status === 'open' ? [] : [{ kind: 'appointment_moved', to: 'customer', occasion: 'colleague', by: 'provider' }];

/** What becomes of a visit of that day. */
type Outcome = { planned: Planned; isHandedOver: boolean };

/** What can be taken back: handed over already and told later, or cancelled later. */
const keptOf = ({ planned, isHandedOver }: Outcome) =>
  isHandedOver
    ? ({ id: planned.row.id, action: 'move', before: placeOf(planned.row), tells: handedOverTells(planned) } as const)
    : { id: planned.row.id, before: null, tells: [], alternatives: planned.others };

async function tellAtOnce({ transaction, world, note, now }: Closing, { planned, isHandedOver }: Outcome) {
  const { row, others } = planned;
  if (!isHandedOver) return cancelIll({ transaction, world, row, note, others, now });
  for (const told of handedOverTells(planned))
    if (!(await announce(transaction, world, { ...told, appointmentId: row.id, now })))
      await illSql.setToCall(transaction, row.id, now);
}

/** The visits of the day go to the colleagues that were chosen; of the others nothing has happened yet. */
async function outcomesOf(closing: Closing, planned: readonly Planned[], body: Body): Promise<Outcome[]> {
  const chosen = new Map<AppointmentId, string>(body.handedOver.map(({ id, staffId }) => [id, staffId]));
  const outcomes: Outcome[] = [];
  for (const one of planned) {
    const colleague = one.colleagues.find((id) => id === chosen.get(one.row.id));
    const isHandedOver = colleague !== undefined && (await handOver(closing, one, colleague));
    outcomes.push({ planned: one, isHandedOver });
  }
  return outcomes;
}

/** Notes who cancelled each appointment or gave it to a colleague. */
async function noteOutcomes(
  transaction: Database,
  outcomes: readonly Outcome[],
  done: { by: Doer; deed: string | null; now: Date },
): Promise<void> {
  for (const [action, isHandedOver] of [
    ['change', true],
    ['cancel', false],
  ] as const) {
    const visits = outcomes.filter((one) => one.isHandedOver === isHandedOver).map(({ planned }) => planned.row.id);
    await noteDeed(transaction, { ...done, visits, action, side: 'provider' });
  }
}

export const reportIll: Action<typeof contract.reportIll> = async ({ world, body, actor, refuse }) => {
  const now = world.clock.now();
  const { day, note } = body;
  const staff = await illSql.staffOf(world.database, actor.id);
  if (body.staffId !== undefined && !staff.some(({ id }) => id === body.staffId)) return refuse('not_found');
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const before = await illSql.countToCall(world.database, actor.id);
  if (body.preview) {
    const planned = await plan(world.database, actor.id, body, now);
    return { visits: planned.map((one) => shown(one, names)), cancelled: 0, handedOver: 0, toCall: 0, undo: null };
  }
  return world.database.transaction(async (transaction) => {
    await sql.lockStaff(transaction, actor.id);
    const ill = body.staffId === undefined ? staff.map(({ id }) => id) : [body.staffId];
    await illSql.letHoldsGo(transaction, ill, day);
    // What waits comes first: the time of what is cancelled then is closed as well.
    for (const { id } of await illSql.restOfDay(transaction, actor.id, { ...body, now }))
      await settle(transaction, world, id, now);
    const planned = await plan(transaction, actor.id, body, now);
    const closing = { transaction, world, note, now };
    const outcomes = await outcomesOf(closing, planned, body);
    const undo = body.undoable && outcomes.length > 0 ? crypto.randomUUID() : null;
    if (undo === null) for (const outcome of outcomes) await tellAtOnce(closing, outcome);
    else await keep(transaction, { deed: undo, action: 'ill', note, visits: outcomes.map(keptOf), now });
    await noteOutcomes(transaction, outcomes, { by: doerOf(actor), deed: undo, now });
    await illSql.closeDay(transaction, actor.id, { staff: ill, day, deed: undo, now });
    const toCall = (await illSql.countToCall(transaction, actor.id)) - before;
    const handedOver = outcomes.filter(({ isHandedOver }) => isHandedOver).length;
    const visits = planned.map((one) => shown(one, names));
    return { visits, cancelled: planned.length - handedOver, handedOver, toCall, undo };
  });
};

export const listCalls: Action<typeof contract.listCalls> = async ({ world, actor }) => ({
  items: await illSql.callsOf(world.database, actor.id),
});

export const finishCall: Action<typeof contract.finishCall> = async ({ world, params, actor, refuse }) =>
  (await illSql.finishCall(world.database, actor.id, params.id)) ? {} : refuse('not_found');
