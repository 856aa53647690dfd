import type { Database, Row } from '../../../adapters/ports.ts';
import { stateIs } from '../../../ground/states.ts';
import { usualCancelHours } from './reminder-rules.ts';
import { dayBefore } from './rules.ts';

export interface Remindable extends Row {
  id: string;
  startsAt: string;
  timeZone: string;
  cancelHours: number;
  /** When its customer last learned of this time. */
  toldAt: string | null;
}

/**
 * Confirmed visits that begin soon and whose customer has not been reminded of this time yet. The second reminder is for
 * accounts alone.
 */
export const remindable = (
  database: Database,
  occasion: string,
  { from, until }: { from: Date; until: Date },
): Promise<Remindable[]> =>
  database.query<Remindable>(
    `select visit.id, visit.starts_at as "startsAt", visit.time_zone as "timeZone", visit.cancel_hours as "cancelHours",
            (select max(told.told_at) from app.announcement told
              where told.appointment_id = visit.id and told.side = 'customer'
                and told.kind in ('appointment_booked', 'appointment_accepted', 'appointment_moved')) as "toldAt"
       from app.appointment visit
       left join app.account buyer on buyer.id = visit.customer_id
      where ${stateIs('visit.status', 'confirmed')} and visit.starts_at > $1::timestamptz 
        and visit.starts_at < $2::timestamptz + make_interval(
              hours => case when $3 = $4 then greatest(visit.cancel_hours - $5, 0) else 0 end)
        and case when buyer.id is null then $3 = $4 and (visit.origin in ('site', 'link') or visit.origin = 'entry'
                   and coalesce(visit.guest_email, visit.guest_phone) is not null)
                 else buyer.appointment_reminders and buyer.suspended_at is null end
        and not exists (
          select from app.announcement told
           where told.appointment_id = visit.id and told.version = 0 and told.kind = 'appointment_reminder'
             and told.side = 'customer' and told.occasion = $3 || ' ' || (extract(epoch from visit.starts_at) * 1000)::bigint)
      order by visit.starts_at`,
    [from.toISOString(), until.toISOString(), occasion, dayBefore, usualCancelHours],
  );

/** Whether it still takes place at that time; until the end of the transaction nobody cancels or moves it. */
export async function isStillAt(transaction: Database, id: string, startsAt: string): Promise<boolean> {
  const found = await transaction.query(
    `select from app.appointment where id = $1 and ${stateIs('status', 'confirmed')} and starts_at = $2::timestamptz for share`,
    [id, startsAt],
  );
  return found.length > 0;
}
