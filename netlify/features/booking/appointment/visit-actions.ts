import type * as contract from '../../../../src/contract/booking/appointment.ts';
import { type AppointmentId, appointmentId, visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import type * as actionContract from '../../../../src/contract/booking/appointment-actions.ts';
import type * as detail from '../../../../src/contract/booking/appointment-detail.ts';
import type { UndoableAction } from '../../../../src/contract/booking/appointment-undo.ts';
import type { MemberRole } from '../../../../src/contract/endpoint.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { freeAt, freeStarts } from '../../../calendar/slots.ts';
import { addDays, dayAt } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import { reportDoubtful } from '../../../ground/doubtful-message.ts';
import { withPictures } from '../../../ground/message-images.ts';
import { isFirstTime } from '../../../ground/sent-once.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { type Actor, type Doer, doerOf, onlyStaffOf } from '../../../session/actor.ts';
import { readLink } from '../../../session/link.ts';
import { requireKept, steadyLink, withLinks } from '../../account/index.ts';
import { announce } from '../../messaging/index.ts';
import { waitsForEarlier } from '../waiting-list/sql.ts';
import * as changeSql from './change-sql.ts';
import { deedsOf, noteDeed, noteProposal } from './deed-sql.ts';
import { paymentOf } from './deposit-actions.ts';
import { imagesOf } from './image-sql.ts';
import { asSlotTaken, SlotTaken } from './request-actions.ts';
import {
  agreedVisit,
  appointmentLimits,
  asDecided,
  asSeenBy,
  instantAt,
  othersNamed,
  othersWithinDays,
  placeOf,
  readCursor,
  visitShown,
  writeCursor,
} from './rules.ts';
import * as sql from './sql.ts';
import {
  type ActingVisit,
  type Noted,
  type Plain,
  type StepCall,
  settle,
  takeStep,
  type VisitAction,
  withNote,
} from './step-actions.ts';
import type { VisitRow } from './step-rules.ts';
import { otherSide, stepNow } from './step-rules.ts';
import type { WaitingNotice } from './undo-sql.ts';
import * as undoSql from './undo-sql.ts';
import * as visitSql from './visit-sql.ts';

/** The pictures of visits, each with a link by which its parties see it. */
async function imagesShown(world: Adapters, visits: readonly AppointmentId[]) {
  const shown = new Map<AppointmentId, contract.ListedAppointment['images']>();
  for (const { visit, ...image } of await imagesOf(world.database, visits)) {
    const url = await steadyLink(world, image.id);
    shown.set(visit, [...(shown.get(visit) ?? []), { ...image, url }]);
  }
  return shown;
}

export const listAppointments: Action<typeof contract.listAppointments> = async ({ world, query, actor, refuse }) => {
  const { as, from, until, status, order, cursor, limit } = query;
  const { works } = actor;
  if (as === 'provider' && actor.type !== 'provider' && works === undefined) return refuse('forbidden');
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const now = world.clock.now();
  const whose = as === 'provider' ? (works?.business ?? actor.id) : actor.id;
  const only = as === 'provider' ? onlyStaffOf(actor) : undefined;
  const asked = { whose, only, as, from, until, statuses: status, order, after, limit: limit + 1 };
  const { rows, total } = await visitSql.visitsOf(world.database, asked);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const images = await imagesShown(
    world,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.map((row) => ({
      ...asSeenBy(
        as === 'provider' ? works?.role : undefined,
        visitShown(row, as, { now, urlOf: (key) => world.images.urlOf(key) }),
      ),
      images: images.get(row.id) ?? [],
    })),
    total,
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};

/** A visit and the side from which it is looked at. */
export interface Party {
  id: AppointmentId;
  side: VisitSide;
  /** Of an employee who sees and moves the own week alone. */
  only?: StaffId | undefined;
  role?: MemberRole | undefined;
  /** Who of the business it is. */
  by?: Doer;
}

type Asking = Pick<Actor, 'id' | 'works'>;

/** Whoever works for a business and is its customer as well is the customer of the own visit. */
function partyIn(row: VisitRow, actor: Asking): Party | undefined {
  const { id, providerId, customerId } = row;
  if (providerId === actor.id) return { id, side: 'provider', by: doerOf(actor) };
  if (customerId === actor.id) return { id, side: 'customer' };
  if (actor.works?.business !== providerId) return undefined;
  const only = onlyStaffOf(actor);
  return only === undefined || only === row.staff.id
    ? { id, side: 'provider', only, role: actor.works.role, by: doerOf(actor) }
    : undefined;
}

/** The visit with what was written about it. Whoever asks has read it. */
async function detailShown(
  world: Adapters,
  row: VisitRow,
  { side, only, role, by }: Omit<Party, 'id'>,
): Promise<detail.AppointmentDetail> {
  const now = world.clock.now();
  const unread = side === 'customer' ? row.unreadByCustomer : row.unreadByProvider;
  // Reading what is read already must not write: the write wakes the triggers of visits, and the queue behind them.
  if (unread > 0 && only === undefined) await visitSql.markRead(world.database, row.id, side, now);
  const images = await imagesShown(world, [row.id]);
  return {
    ...asSeenBy(
      role,
      visitShown({ ...row, unreadByCustomer: 0, unreadByProvider: 0 }, side, {
        now,
        urlOf: (key) => world.images.urlOf(key),
      }),
    ),
    payment: side === 'customer' ? await paymentOf(world, world.database, row) : null,
    messages: only === undefined ? await withLinks(world, await visitSql.messagesOf(world.database, row.id)) : [],
    readAt: side === 'customer' ? row.providerReadAt : row.customerReadAt,
    deeds: by === undefined ? [] : await deedsOf(world.database, row.id, by.account),
    images: images.get(row.id) ?? [],
    waitsForEarlier: await waitsForEarlier(world.database, row.id),
  };
}

export async function detailOf(world: Adapters, party: Party): Promise<detail.AppointmentDetail | undefined> {
  const row = await visitSql.visitById(world.database, party.id);
  return row && detailShown(world, row, party);
}

export async function partyOf(world: Adapters, id: AppointmentId, actor: Asking): Promise<Party | undefined> {
  const row = await visitSql.visitById(world.database, id);
  return row && partyIn(row, actor);
}

export const getAppointment: Action<typeof detail.getAppointment> = async ({ world, params, actor, refuse }) => {
  const row = (await visitSql.visitById(world.database, params.id)) ?? refuse('not_found');
  return detailShown(world, row, partyIn(row, actor) ?? refuse('not_found'));
};

async function linkedRow(world: Adapters, token: string): Promise<VisitRow | undefined> {
  const now = world.clock.now();
  const read = appointmentId.safeParse(await readLink(world, 'visit', token, now));
  const row = read.success ? await visitSql.visitById(world.database, read.data) : undefined;
  const isOver = row === undefined || now.getTime() > Date.parse(row.end) + visitLinkDays * 86_400_000;
  return isOver ? undefined : row;
}

/** Whoever has the link of a visit is its customer. Undefined where it is none of ours, or too old. */
export async function linkedVisit(world: Adapters, token: string): Promise<Party | undefined> {
  const row = await linkedRow(world, token);
  return row && { id: row.id, side: 'customer' };
}

export const getVisit: Action<typeof actionContract.getVisit> = async ({ world, params, refuse }) =>
  detailShown(world, (await linkedRow(world, params.token)) ?? refuse('not_found'), { side: 'customer' });

/** The action as the provider asked for it: to be taken back, or not. */
const isUndone = (body: object, side: VisitSide, { canUndo }: VisitAction<never>): boolean =>
  side === 'provider' && canUndo !== undefined && 'undoable' in body && body.undoable === true;

/** The visit as whoever acts finds it. What cannot be taken back itself comes after everything that waits. */
async function foundRow(
  transaction: Database,
  { world, id, now, isKept }: { world: Adapters; id: AppointmentId; now: Date; isKept: boolean },
): Promise<VisitRow | undefined> {
  const row = await visitSql.lockedVisit(transaction, id);
  if (row === undefined || row.waiting.length === 0) return row;
  if (isKept) return asDecided(row);
  await settle(transaction, world, id, now);
  return visitSql.visitById(transaction, id);
}

/** Does it, and keeps what it takes to undo it; what waits is only kept. */
async function keptFor<B extends object>(
  acting: Omit<ActingVisit<B>, 'tell'>,
  visitAction: VisitAction<B>,
  by: Doer | undefined,
): Promise<void> {
  const { transaction, row, now, body } = acting;
  const kept = new Map([[row.id, { row, tells: [] as WaitingNotice[] }]]);
  const tell: ActingVisit<B>['tell'] = async (told, of = row) => {
    const { tells } = kept.get(of.id) ?? { tells: [] };
    kept.set(of.id, { row: of, tells: [...tells, told] });
  };
  const changed = visitAction.action === 'change' ? { agreed: await changeSql.agreedOf(transaction, row) } : {};
  if (visitAction.canUndo === 'is done') await visitAction.does({ ...acting, tell });
  const deed = crypto.randomUUID();
  await undoSql.keep(transaction, {
    deed,
    action: visitAction.action as UndoableAction,
    ...('note' in body && typeof body.note === 'string' ? { note: body.note } : {}),
    visits: [...kept.values()].map((one) => ({
      id: one.row.id,
      before: visitAction.canUndo === 'waits' ? null : { ...placeOf(one.row), ...changed },
      tells: one.tells,
    })),
    now,
  });
  const { side } = acting;
  await noteDeed(transaction, { visits: [...kept.keys()], action: visitAction.action, side, by, deed, now });
}

/** Does it for good, and tells at once. */
async function doneFor<B extends object>(
  acting: Omit<ActingVisit<B>, 'tell'>,
  visitAction: VisitAction<B>,
  by: Doer | undefined,
): Promise<void> {
  const { transaction, world, row, side, now } = acting;
  const done = { action: visitAction.action, side, by, deed: null, now };
  // Who is told depends on who did it.
  await noteDeed(transaction, { ...done, visits: [row.id] });
  const tell: ActingVisit<B>['tell'] = async (told, of = row) => {
    if (of.id !== row.id) await noteDeed(transaction, { ...done, visits: [of.id] });
    return announce(transaction, world, { ...told, appointmentId: of.id, now });
  };
  await visitAction.does({ ...acting, tell });
}

/** One action of one side: rules first, then what it does, in one transaction. */
export async function act<B extends object>(
  asked: StepCall<B>,
  { id, side, only, by }: Party,
  visitAction: VisitAction<B>,
): Promise<void> {
  const { world, body, refuse } = asked;
  // The own week is not moved into a colleague's.
  if (only !== undefined && 'staffId' in body && body.staffId !== undefined && body.staffId !== only)
    return refuse('forbidden');
  if (visitAction.limit !== undefined) await countUse(world, visitAction.limit, `${id} ${side}`);
  const now = world.clock.now();
  const { providerId } = (await visitSql.visitById(world.database, id)) ?? refuse('not_found');
  const isKept = isUndone(body, side, visitAction);
  const isDone = await world.database
    .transaction(async (transaction) => {
      if (visitAction.takesTime) await sql.lockStaff(transaction, providerId);
      const row = (await foundRow(transaction, { world, id, now, isKept })) ?? refuse('not_found');
      if (only !== undefined && row.staff.id !== only) return refuse('not_found');
      const step = stepNow(row, { action: visitAction.action, by: side, now });
      if (typeof step === 'string') return refuse(step, undefined, { state: row.status });
      if ('seen' in body && body.seen !== undefined && body.seen !== row.version)
        return refuse('conflict', undefined, { state: row.status });
      const acting = { ...asked, transaction, row, step, side, now };
      await (isKept ? keptFor : doneFor)(acting, visitAction, by);
      await noteProposal(transaction, id);
      return true;
    })
    .catch(asSlotTaken);
  if (isDone instanceof SlotTaken) refuse('slot_taken', undefined, { slots: await othersOf(world.database, id, now) });
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

type ByAccount<B> = StepCall<B> & { params: { id: AppointmentId }; actor: Actor };

export const byAccount =
  <B extends object>(visitAction: VisitAction<B>) =>
  async (asked: ByAccount<B>) => {
    const { world, params, actor, refuse } = asked;
    const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
    await act(asked, party, visitAction);
    return (await detailOf(world, party)) ?? refuse('not_found');
  };

type ByLink<B> = StepCall<B> & { params: { token: string } };

export const byLink =
  <B extends object>(visitAction: VisitAction<B>) =>
  async (asked: ByLink<B>) => {
    const { world, params, refuse } = asked;
    const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
    await act(asked, party, visitAction);
    return (await detailOf(world, party)) ?? refuse('not_found');
  };

export const decline: VisitAction<Noted & { alternatives: string[] }> = {
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

export const confirmComing: VisitAction<Plain> = {
  action: 'confirm',
  does: async ({ transaction, row, now }) => void (await visitSql.setComing(transaction, row.id, now)),
};

export const write: VisitAction<{ text: string; images?: ImageId[]; id?: string | undefined }> = {
  action: 'message',
  limit: appointmentLimits.messagesPerSide,
  does: async ({ transaction, world, row, side, now, body, refuse }) => {
    if (!(await isFirstTime(transaction, { conversation: row.id, id: body.id }, now))) return;
    const { images = [] } = body;
    await requireKept(
      transaction,
      images.map((id) => ({ id })),
      refuse,
    );
    const sent = { author: side, text: body.text, images, now };
    const occasion = await visitSql.addMessage(transaction, row.id, sent);
    const said = { conversation: row.id, side, text: body.text, place: 'visit' } as const;
    await reportDoubtful(transaction, said, { siteUrl: world.siteUrl, now });
    await announce(transaction, world, {
      kind: 'appointment_message',
      appointmentId: row.id,
      to: otherSide(side),
      occasion,
      text: withPictures(body.text, images),
      now,
    });
  },
};
