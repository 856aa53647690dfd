import type * as contract from '../../../src/contract/appointment.ts';
import { type AppointmentId, appointmentId, visitLinkDays } from '../../../src/contract/appointment.ts';
import type * as actionContract from '../../../src/contract/appointment-actions.ts';
import type { UndoableAction } from '../../../src/contract/appointment-undo.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import type { StaffId } from '../../../src/contract/staff.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { freeAt, freeStarts } from '../../calendar/slots.ts';
import { endAt, piecesAt } from '../../calendar/visit.ts';
import { addDays, dayAt } from '../../calendar/zone.ts';
import type { Action, Refuse } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import type { Actor } from '../../session/actor.ts';
import { readLink } from '../../session/link.ts';
import { steadyLink } from '../image/actions.ts';
import { announce } from '../notification/actions.ts';
import { calendarsOf } from '../provider/calendar-sql.ts';
import { asTaken, Taken } from './actions.ts';
import * as changeSql from './change-sql.ts';
import { imagesOf } from './image-sql.ts';
import {
  agreedVisit,
  appointmentLimits,
  asDecided,
  instantAt,
  isOnRaster,
  isOwnEntry,
  otherSide,
  othersNamed,
  othersWithinDays,
  placeOf,
  readCursor,
  type Side,
  stepNow,
  visitShown,
  writeCursor,
} from './rules.ts';
import * as sql from './sql.ts';
import {
  type Acting,
  type ActRefusals,
  type Asked,
  type Deed,
  type Noted,
  type Plain,
  settle,
  takeStep,
  withNote,
} from './step-actions.ts';
import type { Told } from './undo-sql.ts';
import * as undoSql from './undo-sql.ts';
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
    items: shown.map((row) => visitShown(row, as, { now, urlOf: (key) => world.images.urlOf(key) })),
    total,
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};

/** A visit and the side from which it is looked at. */
export interface Party {
  id: AppointmentId;
  side: Side;
}

const sideOf = (row: visitSql.VisitRow, account: AccountId): Side | undefined => {
  if (row.providerId === account) return 'provider';
  return row.customerId === account ? 'customer' : undefined;
};

/** The visit with what was written about it. Whoever asks has read it. */
export async function detailOf(world: Adapters, { id, side }: Party): Promise<contract.AppointmentDetail | undefined> {
  const now = world.clock.now();
  await visitSql.markRead(world.database, id, side, now);
  const row = await visitSql.visitById(world.database, id);
  if (row === undefined) return undefined;
  const images = await imagesOf(world.database, id);
  return {
    ...visitShown(row, side, { now, urlOf: (key) => world.images.urlOf(key) }),
    messages: await visitSql.messagesOf(world.database, id),
    images: await Promise.all(images.map(async (image) => ({ ...image, url: await steadyLink(world, image.id) }))),
  };
}

export async function partyOf(world: Adapters, id: AppointmentId, account: AccountId): Promise<Party | undefined> {
  const row = await visitSql.visitById(world.database, id);
  const side = row && sideOf(row, account);
  return side && { id, side };
}

export const getAppointment: Action<typeof contract.getAppointment> = async ({ world, params, actor, refuse }) => {
  const party = (await partyOf(world, params.id, actor.id)) ?? refuse('not_found');
  return (await detailOf(world, party)) ?? refuse('not_found');
};

/** Whoever has the link of a visit is its customer. Undefined where it is none of ours, or too old. */
export async function linkedVisit(world: Adapters, token: string): Promise<Party | undefined> {
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

/** The deed as the provider asked for it: to be taken back, or not. */
const isUndone = (body: object, side: Side, { canUndo }: Deed<never>): boolean =>
  side === 'provider' && canUndo !== undefined && 'undoable' in body && body.undoable === true;

/** The visit as whoever acts finds it. What cannot be taken back itself comes after everything that waits. */
async function foundRow(
  transaction: Database,
  { world, id, now, isKept }: { world: Adapters; id: AppointmentId; now: Date; isKept: boolean },
): Promise<visitSql.VisitRow | undefined> {
  const row = await visitSql.lockedVisit(transaction, id);
  if (row === undefined || row.waiting.length === 0) return row;
  if (isKept) return asDecided(row);
  await settle(transaction, world, id, now);
  return visitSql.visitById(transaction, id);
}

/** Does it, and keeps what it takes to undo it; what waits is only kept. */
async function keptFor<B extends object>(acting: Omit<Acting<B>, 'tell'>, deed: Deed<B>): Promise<void> {
  const { transaction, row, now, body } = acting;
  const kept = new Map([[row.id, { row, tells: [] as Told[] }]]);
  const tell: Acting<B>['tell'] = async (told, of = row) => {
    const { tells } = kept.get(of.id) ?? { tells: [] };
    kept.set(of.id, { row: of, tells: [...tells, told] });
  };
  const changed = deed.action === 'change' ? { agreed: await changeSql.agreedOf(transaction, row) } : {};
  if (deed.canUndo === 'is done') await deed.does({ ...acting, tell });
  await undoSql.keep(transaction, {
    deed: crypto.randomUUID(),
    action: deed.action as UndoableAction,
    ...('note' in body && typeof body.note === 'string' ? { note: body.note } : {}),
    visits: [...kept.values()].map((one) => ({
      id: one.row.id,
      before: deed.canUndo === 'waits' ? null : { ...placeOf(one.row), ...changed },
      tells: one.tells,
    })),
    now,
  });
}

/** One action of one side: rules first, then what it does, in one transaction. */
export async function act<B extends object>(asked: Asked<B>, { id, side }: Party, deed: Deed<B>): Promise<void> {
  const { world, body, refuse } = asked;
  if (deed.limit !== undefined) await countUse(world, deed.limit, `${id} ${side}`);
  const now = world.clock.now();
  const { providerId } = (await visitSql.visitById(world.database, id)) ?? refuse('not_found');
  const isKept = isUndone(body, side, deed);
  const isDone = await world.database
    .transaction(async (transaction) => {
      if (deed.takesTime) await sql.lockStaff(transaction, providerId);
      const row = (await foundRow(transaction, { world, id, now, isKept })) ?? refuse('not_found');
      const step = stepNow(row, { action: deed.action, by: side, now });
      if (typeof step === 'string') return refuse(step, undefined, { state: row.status });
      if ('seen' in body && body.seen !== undefined && body.seen !== row.version)
        return refuse('conflict', undefined, { state: row.status });
      const acting = { ...asked, transaction, row, step, side, now };
      if (isKept) await keptFor(acting, deed);
      else {
        const tell: Acting<B>['tell'] = (told, of = row) =>
          announce(transaction, world, { ...told, appointmentId: of.id, now });
        await deed.does({ ...acting, tell });
      }
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
  const { transaction, row, now, body, refuse, tell } = acting;
  const staff = body.staffId ?? row.staff.id;
  if (!(await visitSql.isActiveStaff(transaction, row.providerId, staff)))
    return refuse('invalid', { staffId: 'notInList' });
  const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
  const pieces = piecesAt(visit, start);
  if (await visitSql.isBusy(transaction, staff, { pieces, except: row.id, now })) throw new Taken();
  if (isOwnEntry(row)) {
    await sql.clearHolds(transaction, row.providerId, { now });
    await visitSql.moveVisit(transaction, row.id, { start, end: endAt(visit, start), staff, pieces, now });
    await tell({ kind: 'appointment_moved', to: 'both' });
  } else {
    await visitSql.proposeMove(transaction, row.id, { start, staff }, now);
    await tell({ kind: 'appointment_proposed', to: 'customer' });
  }
}

export const move: Deed<Moved> = {
  action: 'move',
  takesTime: true,
  canUndo: 'is done',
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

/** The proposed time may be taken by now: then the old visit stays, and the customer may choose among the free times. */
export const agree: Deed<Plain> = {
  action: 'agree',
  takesTime: true,
  does: async ({ transaction, world, row, now }) => {
    const start = Date.parse(row.proposedStart ?? row.start);
    const staff = row.proposedStaff?.id ?? row.staff.id;
    const { proposedChange: agreed, comingAt } = row;
    if (agreed === null && start <= now.getTime()) throw new Taken();
    await sql.clearHolds(transaction, row.providerId, { now });
    if (agreed !== null) await changeSql.changeVisit(transaction, row.id, { agreed, start, staff, comingAt, now });
    else {
      const visit = agreedVisit(row, await visitSql.itemsOf(transaction, row.id));
      const place = { start, end: endAt(visit, start), staff, pieces: piecesAt(visit, start), now };
      await visitSql.moveVisit(transaction, row.id, place);
    }
    const told = { appointmentId: row.id, now };
    await announce(transaction, world, {
      ...told,
      kind: 'appointment_proposal_answered',
      to: 'provider',
      occasion: 'agreed',
    });
    const what = agreed === null ? {} : { occasion: 'changed' };
    await announce(transaction, world, { ...told, ...what, kind: 'appointment_moved', to: 'customer' });
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
  canUndo: 'is done',
  does: async ({ transaction, row, now, tell }) => {
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
      await tell({ kind: 'appointment_moved', to: 'both' }, visit);
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
