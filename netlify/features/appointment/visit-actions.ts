import type * as contract from '../../../src/contract/appointment.ts';
import {
  type AppointmentAction,
  type AppointmentId,
  appointmentId,
  visitLinkDays,
} from '../../../src/contract/appointment.ts';
import type * as actionContract from '../../../src/contract/appointment-actions.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { StaffId } from '../../../src/contract/staff.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { freeAt, freeStarts } from '../../calendar/slots.ts';
import { endAt, piecesAt } from '../../calendar/visit.ts';
import { addDays, dayAt } from '../../calendar/zone.ts';
import type { Action, Refuse } from '../../http/answer.ts';
import { countUse, type Limit } from '../../http/limit.ts';
import type { Actor } from '../../session/actor.ts';
import { readLink } from '../../session/link.ts';
import { announce } from '../notification/actions.ts';
import { calendarsOf } from '../provider/calendar-sql.ts';
import { asTaken, Taken } from './actions.ts';
import {
  agreedVisit,
  appointmentLimits,
  instantAt,
  isOnRaster,
  isOwnEntry,
  otherSide,
  othersNamed,
  othersWithinDays,
  readCursor,
  type Side,
  type Step,
  stepNow,
  visitShown,
  writeCursor,
} from './rules.ts';
import * as sql from './sql.ts';
import * as visitSql from './visit-sql.ts';

export const listAppointments: Action<typeof contract.listAppointments> = async ({ world, query, actor, refuse }) => {
  const { as, from, until, status, order, cursor, limit } = query;
  if (as === 'provider' && actor.type !== 'provider') return refuse('forbidden');
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const now = world.clock.now();
  const asked = { whose: actor.id, as, from, until, statuses: status, order, after, limit: limit + 1 };
  const { rows, total } = await visitSql.visitsOf(world.database, asked);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => visitShown(row, as, now)),
    total,
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};

/** A visit and the side from which it is looked at. */
interface Party {
  id: AppointmentId;
  side: Side;
}

const sideOf = (row: visitSql.VisitRow, account: AccountId): Side | undefined => {
  if (row.providerId === account) return 'provider';
  return row.customerId === account ? 'customer' : undefined;
};

/** The visit with what was written about it. Whoever asks has read it. */
async function detailOf(world: Adapters, { id, side }: Party): Promise<contract.AppointmentDetail | undefined> {
  const now = world.clock.now();
  await visitSql.markRead(world.database, id, side, now);
  const row = await visitSql.visitById(world.database, id);
  if (row === undefined) return undefined;
  return { ...visitShown(row, side, now), messages: await visitSql.messagesOf(world.database, id) };
}

async function partyOf(world: Adapters, id: AppointmentId, account: AccountId): Promise<Party | undefined> {
  const row = await visitSql.visitById(world.database, id);
  const side = row && sideOf(row, account);
  return side && { id, side };
}

export const getAppointment: Action<typeof contract.getAppointment> = async ({ world, params, actor, refuse }) => {
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  return (await detailOf(world, party)) ?? refuse('not_found');
};

/** Whoever has the link of a visit is its customer. Undefined where it is none of ours, or too old. */
async function linkedVisit(world: Adapters, token: string): Promise<Party | undefined> {
  const now = world.clock.now();
  const read = appointmentId.safeParse(await readLink(world, 'visit', token, now));
  const row = read.success ? await visitSql.visitById(world.database, read.data) : undefined;
  const isOver = row === undefined || now.getTime() > Date.parse(row.end) + visitLinkDays * 86_400_000;
  return isOver ? undefined : { id: row.id, side: 'customer' };
}

export const getVisit: Action<typeof actionContract.getVisit> = async ({ world, params, refuse }) => {
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return (await detailOf(world, party)) ?? refuse('not_found');
};

type ActRefusals = 'not_found' | 'wrong_state' | 'too_late' | 'slot_taken' | 'conflict' | 'needs_agreement';

interface Asked<B> {
  world: Adapters;
  body: B;
  refuse: Refuse<Exclude<ActRefusals, 'needs_agreement'>>;
}

/** A visit whose row is locked, and the step that was found allowed. */
interface Acting<B> extends Asked<B> {
  transaction: Database;
  row: visitSql.VisitRow;
  step: Step;
  side: Side;
  now: Date;
}

/** What one action does, once it is clear that it is allowed. */
interface Deed<B> {
  action: AppointmentAction;
  /** It takes somebody's time: the staff is locked, before the visit. */
  takesTime?: true;
  limit?: Limit;
  does: (acting: Acting<B>) => Promise<void>;
}

/** One action of one side: rules first, then what it does, in one transaction. */
async function act<B extends object>(asked: Asked<B>, { id, side }: Party, deed: Deed<B>): Promise<void> {
  const { world, body, refuse } = asked;
  if (deed.limit !== undefined) await countUse(world, deed.limit, `${id} ${side}`);
  const now = world.clock.now();
  const { providerId } = (await visitSql.visitById(world.database, id)) ?? refuse('not_found');
  const isDone = await world.database
    .transaction(async (transaction) => {
      if (deed.takesTime) await sql.lockStaff(transaction, providerId);
      const row = (await visitSql.lockedVisit(transaction, id)) ?? refuse('not_found');
      const step = stepNow(row, { action: deed.action, by: side, now });
      if (typeof step === 'string') return refuse(step, undefined, { state: row.status });
      if ('seen' in body && body.seen !== undefined && body.seen !== row.version)
        return refuse('conflict', undefined, { state: row.status });
      await deed.does({ ...asked, transaction, row, step, side, now });
      return true;
    })
    .catch(asTaken);
  if (isDone instanceof Taken) refuse('slot_taken', undefined, { slots: await othersOf(world.database, id, now) });
}

/** The free starts nearest to now for a visit that could not be moved. */
async function othersOf(database: Database, id: AppointmentId, now: Date): Promise<string[]> {
  const row = await visitSql.visitById(database, id);
  const [calendar] = row === undefined ? [] : await calendarsOf(database, [row.providerId], now, { except: id });
  if (row === undefined || calendar === undefined) return [];
  const visit = agreedVisit(row, await visitSql.itemsOf(database, id));
  const firstDay = dayAt(now.getTime(), row.timeZone);
  const free = freeStarts(calendar, visit, { firstDay, lastDay: addDays(firstDay, othersWithinDays), now });
  return free.slice(0, othersNamed).map(({ start }) => new Date(start).toISOString());
}

type ByAccount<B> = Asked<B> & { params: { id: AppointmentId }; actor: Actor };

export async function byAccount<B extends object>(asked: ByAccount<B>, deed: Deed<B>) {
  const { world, params, actor, refuse } = asked;
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  await act(asked, party, deed);
  return (await detailOf(world, party)) ?? refuse('not_found');
}

type ByLink<B> = Asked<B> & { params: { token: string } };

export async function byLink<B extends object>(asked: ByLink<B>, deed: Deed<B>) {
  const { world, params, refuse } = asked;
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  await act(asked, party, deed);
  return (await detailOf(world, party)) ?? refuse('not_found');
}

/** The state that the table names, and its reason. */
const takeStep = (
  { transaction, row, step, side, now }: Acting<unknown>,
  alternatives: readonly string[] = [],
): Promise<unknown> =>
  visitSql.changeVisits(transaction, [row.id], {
    status: step.to ?? row.status,
    by: side,
    reason: step.reason ?? null,
    alternatives,
    now,
  });

/** A word that goes with an answer stands in the conversation, and in what the other side is told. */
async function withNote({ transaction, row, side, now }: Acting<unknown>, note: string): Promise<{ text?: string }> {
  if (note === '') return {};
  await visitSql.addMessage(transaction, row.id, { author: side, text: note, now });
  return { text: note };
}

type Plain = { seen?: number | undefined };
type Noted = Plain & { note: string };

export const accept: Deed<Plain> = {
  action: 'accept',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announce(transaction, world, { kind: 'appointment_accepted', appointmentId: row.id, to: 'customer', now });
  },
};

export const decline: Deed<Noted & { alternatives: string[] }> = {
  action: 'decline',
  does: async (acting) => {
    const { transaction, world, row, now, body, refuse } = acting;
    const starts = body.alternatives.map((written) => instantAt(written, row.timeZone));
    const [calendar] =
      starts.length === 0 ? [] : await calendarsOf(transaction, [row.providerId], now, { except: row.id });
    const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
    // What is offered can be booked.
    const isOffered = (start: number): boolean =>
      calendar !== undefined && freeAt(calendar, visit, start, now).length > 0;
    if (!starts.every(isOffered))
      return refuse('slot_taken', undefined, { slots: await othersOf(transaction, row.id, now) });
    const alternatives = starts.map((start) => new Date(start).toISOString());
    await takeStep(acting, alternatives);
    const said = await withNote(acting, body.note);
    await announce(transaction, world, {
      kind: 'appointment_declined',
      appointmentId: row.id,
      to: 'customer',
      now,
      ...said,
    });
  },
};

const cancelledBy = (action: 'cancel' | 'withdraw' | 'no-show'): Deed<Plain & { note?: string }> => ({
  action,
  does: async (acting) => {
    const { transaction, world, row, now, body } = acting;
    await takeStep(acting);
    const said = await withNote(acting, body.note ?? '');
    await announce(transaction, world, {
      kind: 'appointment_cancelled',
      appointmentId: row.id,
      to: 'both',
      now,
      ...said,
    });
  },
});
export const cancel = cancelledBy('cancel');
export const withdraw = cancelledBy('withdraw');
export const noShow = cancelledBy('no-show');

type Moved = Plain & { start: string; staffId?: StaffId | undefined };

/** Moves a visit whose row and staff are locked, to a time that the calendar offers. */
async function moveWithin({ transaction, row, now }: Acting<unknown>, start: number, only: string | undefined) {
  const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
  const [calendar] = await calendarsOf(transaction, [row.providerId], now, { except: row.id });
  const asked = calendar && { ...visit, noticeMinutes: calendar.noticeMinutes };
  const free = calendar === undefined || asked === undefined ? [] : freeAt(calendar, asked, start, now);
  const able = only === undefined ? free : free.filter((id) => id === only);
  const staff = able.find((id) => id === row.staff.id) ?? able[0];
  if (staff === undefined) throw new Taken();
  await visitSql.moveVisit(transaction, row.id, {
    start,
    end: endAt(visit, start),
    staff,
    pieces: piecesAt(visit, start),
    now,
  });
}

/** Of a provider, who may leave hours and notice aside: an own entry moves, for anything else another time is proposed. */
async function moveByProvider(acting: Acting<Moved>, start: number): Promise<void> {
  const { transaction, world, row, now, body, refuse } = acting;
  const staff = body.staffId ?? row.staff.id;
  if (!(await visitSql.isActiveStaff(transaction, row.providerId, staff)))
    return refuse('invalid', { staffId: 'notInList' });
  const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
  const pieces = piecesAt(visit, start);
  if (await visitSql.isBusy(transaction, staff, { pieces, except: row.id, now })) throw new Taken();
  if (isOwnEntry(row)) {
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.moveVisit(transaction, row.id, { start, end: endAt(visit, start), staff, pieces, now });
    await announce(transaction, world, { kind: 'appointment_moved', appointmentId: row.id, to: 'both', now });
  } else {
    await visitSql.proposeMove(transaction, row.id, { start, staff }, now);
    await announce(transaction, world, { kind: 'appointment_proposed', appointmentId: row.id, to: 'customer', now });
  }
}

export const move: Deed<Moved> = {
  action: 'move',
  takesTime: true,
  does: async (acting) => {
    const { transaction, world, row, side, now, body, refuse } = acting;
    const start = instantAt(body.start, row.timeZone);
    if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
    if (!isOnRaster(start)) return refuse('invalid', { start: 'fiveMinutes' });
    if (side === 'provider') return moveByProvider(acting, start);
    await sql.clearHolds(transaction, row.providerId, { now });
    await moveWithin(acting, start, body.staffId);
    await announce(transaction, world, { kind: 'appointment_moved', appointmentId: row.id, to: 'both', now });
  },
};

/** The proposed time may be taken by now: then the old one stays, and the customer may choose among the free ones. */
export const agree: Deed<Plain> = {
  action: 'agree',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const start = Date.parse(row.proposedStart ?? row.start);
    const staff = row.proposedStaff?.id ?? row.staff.id;
    if (start <= now.getTime()) throw new Taken();
    const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.moveVisit(transaction, row.id, {
      start,
      end: endAt(visit, start),
      staff,
      pieces: piecesAt(visit, start),
      now,
    });
    const told = { appointmentId: row.id, now };
    await announce(transaction, world, {
      ...told,
      kind: 'appointment_proposal_answered',
      to: 'provider',
      occasion: 'agreed',
    });
    await announce(transaction, world, { ...told, kind: 'appointment_moved', to: 'customer' });
  },
};

export const refuseProposal: Deed<Plain> = {
  action: 'refuse',
  does: async ({ transaction, world, row, now }) => {
    await visitSql.proposeMove(transaction, row.id, null, now);
    await announce(transaction, world, {
      kind: 'appointment_proposal_answered',
      appointmentId: row.id,
      to: 'provider',
      occasion: 'refused',
      now,
    });
  },
};

export const confirmComing: Deed<Plain> = {
  action: 'confirm',
  does: async ({ transaction, row, now }) => void (await visitSql.setComing(transaction, row.id, now)),
};

export const complete: Deed<Plain> = {
  action: 'complete',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announce(transaction, world, { kind: 'appointment_completed', appointmentId: row.id, to: 'customer', now });
  },
};

export const pay: Deed<Plain> = {
  action: 'paid',
  does: async (acting) => void (await takeStep(acting)),
};

export const write: Deed<{ text: string }> = {
  action: 'message',
  limit: appointmentLimits.messagesPerSide,
  does: async ({ transaction, world, row, side, now, body }) => {
    const occasion = await visitSql.addMessage(transaction, row.id, { author: side, text: body.text, now });
    await announce(transaction, world, {
      kind: 'appointment_message',
      appointmentId: row.id,
      to: otherSide(side),
      occasion,
      text: body.text,
      now,
    });
  },
};

/** Each takes the other's start and person, and lasts as long as before. */
const swapWith = (withId: AppointmentId, refuseSwap: Refuse<ActRefusals>): Deed<Plain> => ({
  action: 'move',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const second = await visitSql.lockedVisit(transaction, withId);
    if (second === undefined || second.providerId !== row.providerId || second.id === row.id)
      return refuseSwap('not_found');
    const step = stepNow(second, { action: 'move', by: 'provider', now });
    if (typeof step === 'string') return refuseSwap(step, undefined, { state: second.status });
    if (!isOwnEntry(row) || !isOwnEntry(second)) return refuseSwap('needs_agreement');
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.deferOverlaps(transaction);
    for (const [visit, place] of [
      [row, second],
      [second, row],
    ] as const) {
      const start = Date.parse(place.start);
      const agreed = agreedVisit(visit, await visitSql.itemsOf(transaction, visit.id));
      const pieces = piecesAt(agreed, start);
      await visitSql.moveVisit(transaction, visit.id, {
        start,
        end: endAt(agreed, start),
        staff: place.staff.id,
        pieces,
        now,
      });
      await announce(transaction, world, { kind: 'appointment_moved', appointmentId: visit.id, to: 'both', now });
    }
  },
});

export const swapAppointments: Action<typeof actionContract.swapAppointments> = async (call) => {
  const { world, params, actor, body, refuse } = call;
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  if (party.side !== 'provider') return refuse('forbidden');
  await act(call, party, swapWith(body.with, refuse));
  return (await detailOf(world, party)) ?? refuse('not_found');
};
