import type { LateMinutes } from '../../../../src/contract/booking/appointment.ts';
import { minuteMilliseconds } from '../../../calendar/zone.ts';
import { announce } from '../../messaging/index.ts';
import { appointmentLimits, delaysAfter } from './rules.ts';
import type { VisitAction } from './step-actions.ts';
import { otherSide } from './step-rules.ts';
import * as visitSql from './visit-sql.ts';

/** The other side is told at once. What a provider loses arrives at those after as well, as far as no gap takes it up. */
export const runLate: VisitAction<{ minutes: LateMinutes }> = {
  action: 'late',
  limit: appointmentLimits.latePerSide,
  does: async ({ transaction, world, row, side, now, body: { minutes } }) => {
    const told = { kind: 'appointment_late', to: otherSide(side), occasion: now.toISOString(), now } as const;
    await announce(transaction, world, { ...told, appointmentId: row.id, minutes });
    if (side === 'customer') return;
    const takenUntil = Date.parse(row.end) + row.bufferMinutes * minuteMilliseconds;
    const following = await visitSql.followingOf(transaction, row);
    for (const { id, minutes: later } of delaysAfter(takenUntil, following, minutes))
      await announce(transaction, world, { ...told, appointmentId: id, minutes: later });
  },
};
