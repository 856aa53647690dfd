import type { Database } from '../../../adapters/ports.ts';
import { stateIsNot } from '../../../ground/states.ts';

/**
 * Takes whoever booked without an account out of visits that ended before; returns how many. The visit stays with its services
 * and its price. Who was entered by a provider is that provider's own, and stays with the client file.
 */
export async function forgetGuestsBefore(database: Database, before: Date): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `with old as (
       select id from app.appointment
        where customer_id is null and guest_name is not null and origin in ('site', 'link') and ends_at < $1::timestamptz
          and ${stateIsNot('status', 'held')} for update skip locked),
     said as (delete from app.appointment_message where appointment_id in (select id from old)),
     shown as (delete from app.appointment_image where appointment_id in (select id from old)),
     rated as (
       delete from app.review_image where review_id in (select review.id from app.review where appointment_id in (select id from old))),
     forgotten as (
       update app.appointment
          set guest_name = null, guest_email = null, guest_phone = null, guest_proven = null, address = null, note = '', answers = '[]',
              visitor_name = null, customer_wrote_at = null, provider_wrote_at = null
        where id in (select id from old) returning id)
     select count(*) from forgotten`,
    [before.toISOString()],
  );
  return counted?.count ?? 0;
}
