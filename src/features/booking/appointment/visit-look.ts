import type { Appointment } from '../../../contract/booking/appointment.ts';

/** A request that came to nothing was never a visit that is cancelled. */
const unanswered = ['declined', 'withdrawn', 'expired'] as const;
export type VisitLook = 'open' | 'confirmed' | 'done' | 'cancelled' | (typeof unanswered)[number];

export function lookOf({ status, reason }: Pick<Appointment, 'status' | 'reason'>): VisitLook {
  if (status === 'completed' || status === 'completed_paid') return 'done';
  return (status === 'cancelled' && unanswered.find((why) => why === reason)) || status;
}

/** How a deposit stands: `back` is to be paid back, `none` never came. Nobody gives back what a no-show has paid. */
export type DepositStanding = 'asked' | 'due' | 'received' | 'back' | 'none';

export function depositStanding({
  status,
  reason,
  deposit,
}: Pick<Appointment, 'status' | 'reason' | 'deposit'>): DepositStanding {
  if (deposit?.receivedAt != null) return status === 'cancelled' && reason !== 'no_show' ? 'back' : 'received';
  if (status === 'open') return 'asked';
  return status === 'confirmed' ? 'due' : 'none';
}

/** The badge of each, on the screens of both sides. */
export const badgeKinds = {
  open: 'warning',
  confirmed: 'success',
  done: 'neutral',
  cancelled: 'danger',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<VisitLook, string>;
