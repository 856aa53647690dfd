import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AppointmentAction } from '../../../../src/contract/booking/appointment-status.ts';
import { undoSeconds } from '../../../../src/contract/booking/appointment-undo.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Refuse } from '../../../http/answer.ts';
import type { Limit } from '../../../http/limit.ts';
import { chargeCompleted, takeBackCommission } from '../../billing/index.ts';
import { announce } from '../../messaging/index.ts';
import { announceAgreed } from './deposit-actions.ts';
import { setReceived } from './deposit-sql.ts';
import * as illSql from './ill-sql.ts';
import type { VisitRow } from './step-rules.ts';
import { endingOf, isEndedByIllness, type Step, stepNow } from './step-rules.ts';
import type { WaitingNotice } from './undo-sql.ts';
import * as undoSql from './undo-sql.ts';
import * as visitSql from './visit-sql.ts';

export type ActRefusals = 'not_found' | 'wrong_state' | 'too_late' | 'slot_taken' | 'conflict' | 'needs_agreement';

export interface StepCall<B> {
  world: Adapters;
  body: B;
  refuse: Refuse<Exclude<ActRefusals, 'needs_agreement'>>;
}

/** A visit whose row is locked, and the step that was found allowed. */
export interface ActingVisit<B> extends StepCall<B> {
  transaction: Database;
  row: VisitRow;
  step: Step;
  side: VisitSide;
  now: Date;
  /** Tells of it at once, or when it cannot be taken back any more. Another visit than `row` is named by its row. */
  tell: (told: WaitingNotice, of?: VisitRow) => Promise<unknown>;
}

/** What one action does, once it is clear that it is allowed. */
export interface VisitAction<B> {
  action: AppointmentAction;
  /** It takes somebody's time: the staff is locked, before the visit. */
  takesTime?: true;
  /** The provider can take it back. What waits is done when that is over; everything else is done at once and told later. */
  canUndo?: 'waits' | 'is done';
  limit?: Limit;
  does: (acting: ActingVisit<B>) => Promise<void>;
}

/** The state that the table names, and its reason. */
export async function takeStep(
  { transaction, row, step, side, now }: ActingVisit<unknown>,
  alternatives: readonly string[] = [],
): Promise<void> {
  await visitSql.changeVisits(transaction, [row.id], {
    status: step.to ?? row.status,
    by: side,
    reason: step.reason ?? null,
    alternatives,
    now,
  });
  if (step.to === 'completed') await chargeCompleted(transaction, [row.id], now);
  if (step.reason === 'no_show') await takeBackCommission(transaction, row.id, now);
}

/** A word that goes with an answer stands in the conversation, and in what the other side is told. */
export async function withNote(
  { transaction, row, side, now }: Pick<ActingVisit<unknown>, 'transaction' | 'row' | 'side' | 'now'>,
  note: string,
): Promise<{ text?: string }> {
  if (note === '') return {};
  await visitSql.addMessage(transaction, row.id, { author: side, text: note, images: [], now });
  return { text: note };
}

export type Plain = { seen?: number | undefined };
export type Noted = Plain & { note: string };

const cancelledBy = (action: 'cancel' | 'withdraw' | 'no-show'): VisitAction<Plain & { note?: string }> => ({
  action,
  canUndo: 'waits',
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

export const accept: VisitAction<Plain> = {
  action: 'accept',
  canUndo: 'waits',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announceAgreed(transaction, world, {
      kind: 'appointment_accepted',
      appointmentId: row.id,
      to: 'customer',
      now,
    });
  },
};

export const complete: VisitAction<Plain> = {
  action: 'complete',
  canUndo: 'waits',
  does: async (acting) => {
    const { transaction, world, row, now } = acting;
    await takeStep(acting);
    await announce(transaction, world, { kind: 'appointment_completed', appointmentId: row.id, to: 'customer', now });
  },
};

export const pay: VisitAction<Plain> = {
  action: 'paid',
  canUndo: 'waits',
  does: (acting) => takeStep(acting),
};

/** The money came past the platform: the provider's word is all that is known of it. */
export const receiveDeposit: VisitAction<Plain> = {
  action: 'deposit',
  canUndo: 'is done',
  does: async ({ transaction, row, now, tell }) => {
    await setReceived(transaction, row.id, now);
    await tell({ kind: 'appointment_deposit', to: 'customer' });
  },
};

export interface IllVisit {
  transaction: Database;
  world: Adapters;
  row: VisitRow;
  note: string;
  /** Other times that are offered. */
  others: readonly string[];
  now: Date;
}

/** Cancels a visit of somebody who is ill. Whom no message reaches has to be called. */
export async function cancelIll({ transaction, world, row, note, others, now }: IllVisit): Promise<void> {
  await visitSql.changeVisits(transaction, [row.id], { ...endingOf('ill', now), alternatives: others });
  const said = await withNote({ transaction, row, side: 'provider', now }, note);
  const told = { kind: 'appointment_cancelled', to: 'customer', appointmentId: row.id, now } as const;
  if (!(await announce(transaction, world, { ...told, ...said }))) await illSql.setToCall(transaction, row.id, now);
}

/** What waits before it is carried out, by its name in the table of what can be taken back. */
const waiting: Partial<Record<undoSql.UndoRow['action'], VisitAction<Plain & { note?: string }>>> = {
  accept,
  cancel,
  'no-show': noShow,
  complete,
  paid: pay,
};

/** What was allowed was looked at when it was asked for. */
const neverRefused = (): never => {
  throw new Error('a deed that waited was refused');
};

interface Settling {
  transaction: Database;
  world: Adapters;
  id: AppointmentId;
  now: Date;
}

/** Carries out what waited as a whole. What is not possible any more is left. */
async function carryOut({ transaction, world, id, now }: Settling, undo: undoSql.UndoRow): Promise<void> {
  const { action, note } = undo;
  const row = await visitSql.visitById(transaction, id);
  // As it was decided: a visit that has ended since was still cancelled in time.
  const decidedAt = new Date(Date.parse(undo.dueAt) - undoSeconds * 1000);
  if (row === undefined) return;
  if (action === 'ill') {
    if (isEndedByIllness(row, decidedAt)) await carryOutIllness({ transaction, world, row, now }, undo);
    return;
  }
  const deed = waiting[action];
  const step = deed && stepNow(row, { action: deed.action, by: 'provider', now: decidedAt });
  if (deed === undefined || step === undefined || typeof step === 'string') return;
  const tell = (told: WaitingNotice) => announce(transaction, world, { ...told, appointmentId: id, now });
  const asked = { world, body: { note }, refuse: neverRefused };
  await deed.does({ ...asked, transaction, row, step, side: 'provider', now, tell });
}

/** The visit's own time is closed with the rest of the day. */
async function carryOutIllness(
  { transaction, world, row, now }: Pick<IllVisit, 'transaction' | 'world' | 'row' | 'now'>,
  { note, alternatives, deed }: undoSql.UndoRow,
): Promise<void> {
  await cancelIll({ transaction, world, row, note, others: alternatives, now });
  const closed = { staff: [row.staff.id], day: dayAt(Date.parse(row.start), row.timeZone), deed, now };
  await illSql.reopen(transaction, row.providerId, { deed, staff: row.staff.id });
  await illSql.closeDay(transaction, row.providerId, closed);
}

/** Tells what was held back of something that was done at once: each kind once, where the same happened twice. */
async function tellHeldBack(
  { transaction, world, id, now }: Settling,
  { action, tells }: undoSql.UndoRow,
  { isEntered, later }: { isEntered: boolean; later: readonly WaitingNotice[] },
): Promise<void> {
  // An entry is told as it lies in the end, however often it was moved until then.
  if (isEntered && action !== 'entry') return;
  for (const told of tells) {
    if (later.some(({ kind }) => kind === told.kind)) continue;
    const isTold = await announce(transaction, world, { ...told, appointmentId: id, now });
    if (!isTold && told.occasion === 'colleague') await illSql.setToCall(transaction, id, now);
  }
}

/**
 * Carries out what waits of a visit whose row is locked, and tells what was held back. Whoever takes the rows away does it, so that
 * two at once do it once.
 */
export async function settle(transaction: Database, world: Adapters, id: AppointmentId, now: Date): Promise<boolean> {
  const rows = await undoSql.takeOfVisit(transaction, id);
  const settling = { transaction, world, id, now };
  const isEntered = rows.some(({ action, tells }) => action === 'entry' && tells.length > 0);
  for (const [index, undo] of rows.entries()) {
    if (undo.action === 'ill' || undo.action in waiting) await carryOut(settling, undo);
    else {
      const later = rows.slice(index + 1).flatMap(({ tells }) => tells);
      await tellHeldBack(settling, undo, { isEntered, later });
    }
  }
  return rows.length > 0;
}
