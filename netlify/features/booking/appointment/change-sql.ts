import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { Database } from '../../../adapters/ports.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import type { Agreed, AgreedItem } from './change-rules.ts';
import { agreedVisit } from './rules.ts';
import type { VisitRow } from './step-rules.ts';
import * as visitSql from './visit-sql.ts';

/** As it was agreed last. */
export async function agreedOf(database: Database, row: VisitRow): Promise<Agreed> {
  const items = await database.query<AgreedItem & Record<string, unknown>>(
    `select card_id as id, name, category, price_cents as "priceCents", price_unit as "priceUnit",
            duration_minutes as "durationMinutes", parts, options
       from app.appointment_item where appointment_id = $1 order by position`,
    [row.id],
  );
  return { items, totalCents: row.totalCents, bufferMinutes: row.bufferMinutes };
}

/** Writes anew what a visit is about, and what it takes of somebody's time. Rejects where that is taken. The row is locked. */
export async function changeVisit(
  transaction: Database,
  id: AppointmentId,
  {
    agreed,
    start,
    staff,
    comingAt,
    now,
  }: { agreed: Agreed; start: number; staff: string; comingAt: string | null; now: Date },
): Promise<void> {
  const visit = agreedVisit(agreed, agreed.items);
  await visitSql.moveVisit(transaction, id, {
    start,
    end: endAt(visit, start),
    staff,
    pieces: piecesAt(visit, start),
    now,
  });
  await transaction.query('delete from app.appointment_item where appointment_id = $1', [id]);
  await transaction.query(
    `with items as (
       select item.*, position - 1 as position
         from jsonb_array_elements($2::jsonb -> 'items') with ordinality as listed (said, position)
        cross join lateral jsonb_to_record(said) as item (id uuid, name text, category text, "priceCents" integer,
          "priceUnit" text, "durationMinutes" smallint, parts jsonb, options jsonb)),
     written as (
       insert into app.appointment_item (appointment_id, position, card_id, name, category, price_cents, price_unit,
         duration_minutes, parts, options)
       select $1::uuid, position, (select card.id from app.service_card card where card.id = items.id), name, category,
              "priceCents", "priceUnit", "durationMinutes", parts, options
         from items)
     update app.appointment
        set card_id = (select card.id from app.service_card card where card.id = items.id), service_name = name,
            category = items.category, price_cents = "priceCents", price_unit = "priceUnit",
            total_cents = ($2::jsonb ->> 'totalCents')::integer, buffer_minutes = ($2::jsonb ->> 'bufferMinutes')::smallint,
            coming_at = $3::timestamptz
       from items where items.position = 0 and appointment.id = $1::uuid`,
    [id, agreed, comingAt],
  );
}

/** Beside what was agreed, which stays until the customer answers. */
export const proposeChange = (
  transaction: Database,
  id: AppointmentId,
  { agreed, start, staff, now }: { agreed: Agreed; start: string; staff: string; now: Date },
): Promise<unknown> =>
  transaction.query(
    `update app.appointment
        set proposed_starts_at = $2::timestamptz, proposed_staff_id = $3, proposed_change = $4::jsonb, version = version + 1,
            updated_at = $5::timestamptz
      where id = $1`,
    [id, start, staff, agreed, now.toISOString()],
  );
