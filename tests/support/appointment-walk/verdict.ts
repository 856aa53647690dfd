import * as actions from '../../../src/contract/booking/appointment-actions.ts';
import { day, hour, minute, type Side, type Visit } from './model.ts';

export const endpoints = {
  accept: actions.acceptAppointment,
  decline: actions.declineAppointment,
  withdraw: actions.withdrawAppointment,
  cancel: actions.cancelAppointment,
  move: actions.moveAppointment,
  agree: actions.agreeAppointment,
  refuse: actions.refuseAppointment,
  confirm: actions.confirmAppointment,
  complete: actions.completeAppointment,
  noShow: actions.noShowAppointment,
  paid: actions.payAppointment,
  deposit: actions.depositAppointment,
} as const;
export type Deed = keyof typeof endpoints;
export const deeds = Object.keys(endpoints) as Deed[];

const ofProvider: readonly Deed[] = ['accept', 'decline', 'complete', 'noShow', 'paid', 'deposit'];
const ofCustomer: readonly Deed[] = ['withdraw', 'agree', 'refuse', 'confirm'];

/** Who may do what, said a second time. */
export function verdict(visit: Visit, side: Side, deed: Deed, now: number): string {
  const { status, start, proposal } = visit;
  const isConfirmed = status === 'confirmed';
  const end = start + visit.minutes * minute;
  const customersEnd = Math.min(start, Math.max(start - day, visit.boundAt + 10 * minute));
  const until = (isState: boolean, limit: number): string => {
    if (!isState) return 'wrong_state';
    return now >= limit ? 'too_late' : 'ok';
  };
  if ((side === 'customer' ? ofProvider : ofCustomer).includes(deed)) return 'forbidden';
  switch (deed) {
    case 'accept':
    case 'decline':
      return until(status === 'open', visit.answerUntil);
    case 'withdraw':
      return until(status === 'open', start);
    case 'cancel':
      return until(isConfirmed, side === 'customer' ? customersEnd : end);
    case 'move':
      return until(isConfirmed, side === 'customer' ? customersEnd : start);
    case 'agree':
    case 'refuse':
      return until(isConfirmed && proposal !== null, start);
    case 'confirm':
      return until(isConfirmed && !visit.isComing, start);
    case 'complete':
      return isConfirmed && now >= start ? 'ok' : 'wrong_state';
    case 'noShow':
      if (status === 'completed') return until(true, visit.completedAt + 48 * hour);
      return isConfirmed && now >= start ? 'ok' : 'wrong_state';
    case 'paid':
      return status === 'completed' ? 'ok' : 'wrong_state';
    case 'deposit':
      return until(isConfirmed && visit.deposit === 'due', start);
  }
}
