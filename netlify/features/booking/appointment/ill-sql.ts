import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { Call } from '../../../../src/contract/booking/appointment-actions.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { Parameters } from '../../../ground/sql-parameters.ts';
import { stateIs } from '../../../ground/states.ts';
import { ends } from './step-rules.ts';
import { canEnd } from './visit-sql.ts';

/** What is still to come of a day of the provider's clock, of one of the staff or of all; locked inside a transaction. */
export function restOfDay(
  transaction: Database,
  provider: AccountId,
  { day, staffId, now }: { day: string; staffId?: string | undefined; now: Date },
): Promise<{ id: AppointmentId }[]> {
  const parameters = new Parameters();
  const staff = staffId === undefined ? '' : `and visit.staff_id = ${parameters.add(staffId)}`;
  return transaction.query(
    `select visit.id from app.appointment visit
      where visit.provider_id = ${parameters.add(provider)} ${staff} and ${canEnd(parameters, ends.ill, now)}
        and (visit.starts_at at time zone visit.time_zone)::date = ${parameters.add(day)}::date
      order by visit.id for no key update`,
    parameters.values,
  );
}

export const staffOf = (database: Database, provider: AccountId): Promise<{ id: string; name: string }[]> =>
  database.query('select id, name from app.staff where provider_id = $1 and is_active order by position, id', [
    provider,
  ]);

/** Nobody goes on filling in a time of that day. */
export const letHoldsGo = (transaction: Database, staff: readonly string[], day: string): Promise<unknown> =>
  transaction.query(
    `delete from app.appointment
      where staff_id = any($1::uuid[]) and ${stateIs('status', 'held')} and (starts_at at time zone time_zone)::date = $2::date`,
    [staff, day],
  );

interface Closed {
  staff: readonly string[];
  day: string;
  /** By which it can be taken back. */
  deed: string | null;
  now: Date;
}

/** Blocks what nothing takes of the rest of a day. What runs already, or is blocked, stays as it is. */
export const closeDay = (
  transaction: Database,
  provider: AccountId,
  { staff, day, deed, now }: Closed,
): Promise<unknown> =>
  transaction.query(
    `with rest as (
       select greatest($4::timestamptz, $3::date::timestamp at time zone time_zone) as opens,
              ($3::date + 1)::timestamp at time zone time_zone as closes
         from app.provider where account_id = $1),
     gap as (
       select member.id as staff_id, unnest(
                tstzmultirange(tstzrange(opens, closes))
                - coalesce((select range_agg(span) from app.busy where staff_id = member.id), '{}'::tstzmultirange)) as span
         from rest, unnest($2::uuid[]) as member (id) where opens < closes),
     block as (
       insert into app.block (provider_id, staff_id, starts_at, ends_at, note, created_at, deed)
       select $1, staff_id, lower(span), upper(span), 'Krank', $4::timestamptz, $5::uuid from gap
       returning *)
     insert into app.busy (owner, kind, staff_id, span) select id, 'block', staff_id, tstzrange(starts_at, ends_at) from block`,
    [provider, staff, day, now.toISOString(), deed],
  );

/** Takes away what a deed has blocked, of one of the staff or of all. */
export const reopen = (
  transaction: Database,
  provider: AccountId,
  { deed, staff = null }: { deed: string; staff?: string | null },
): Promise<unknown> =>
  transaction.query(
    'delete from app.block where provider_id = $1 and deed = $2 and ($3::uuid is null or staff_id = $3::uuid)',
    [provider, deed, staff],
  );

export const setToCall = (transaction: Database, id: AppointmentId, now: Date): Promise<unknown> =>
  transaction.query('update app.appointment set call_since = $2::timestamptz where id = $1', [id, now.toISOString()]);

export async function countToCall(database: Database, provider: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    'select count(*) from app.appointment where provider_id = $1 and call_since is not null',
    [provider],
  );
  return counted?.count ?? 0;
}

export const callsOf = (database: Database, provider: AccountId): Promise<Call[]> =>
  database.query<Call & Record<string, unknown>>(
    `select visit.id, visit.starts_at as start, visit.time_zone as "timeZone",
            coalesce(customer.name, visit.guest_name, '') as customer,
            coalesce(visit.phone, customer.phone, visit.guest_phone) as phone, ${stateIs('visit.status', 'cancelled')} as "isCancelled"
       from app.appointment visit left join app.account customer on customer.id = visit.customer_id
      where visit.provider_id = $1 and visit.call_since is not null
      order by visit.starts_at, visit.id limit 200`,
    [provider],
  );

/** False where it is not a visit of the provider. */
export async function finishCall(database: Database, provider: AccountId, id: AppointmentId): Promise<boolean> {
  const done = await database.query(
    'update app.appointment set call_since = null where provider_id = $1 and id = $2 returning id',
    [provider, id],
  );
  return done.length > 0;
}
