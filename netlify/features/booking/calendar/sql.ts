import type { Calendar, CalendarBlock, CalendarVisit } from '../../../../src/contract/booking/calendar.ts';
import type { ClientId } from '../../../../src/contract/booking/client.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Span } from '../../../calendar/hours.ts';
import { kilometresToVisit } from '../../../ground/distance.ts';
import { seriesOf } from '../../../ground/series.ts';
import { standing, stateIs } from '../../../ground/states.ts';
import { decisions } from '../appointment/rules.ts';
import { spansOf } from '../appointment/sql.ts';

/** Milliseconds since 1970, half open. */
interface ShownDays {
  from: Date;
  until: Date;
  timeZone: string;
}

/** Day and minutes of an instant on the clock of `$4`. */
const dayOf = (instant: string): string => `to_char(${instant} at time zone $4, 'YYYY-MM-DD')`;
const minuteOf = (instant: string): string => `extract(epoch from (${instant} at time zone $4)::time)::integer / 60`;
const behindStart = (instant: string): string =>
  `clock.minute + (extract(epoch from ${instant} - visit.starts_at) / 60)::integer`;

/** Slots that somebody is filling in, and what was cancelled, are none. What was decided and can be taken back shows as decided. */
export const visitsWithin = (
  database: Database,
  owner: AccountId,
  { from, until, timeZone }: ShownDays,
): Promise<CalendarVisit[]> =>
  database.query<CalendarVisit & Record<string, unknown>>(
    `select visit.id, visit.version,
            coalesce(decided.status, visit.status) as status,
            visit.staff_id as "staffId", visit.starts_at as start, visit.ends_at as "end",
            ${dayOf('visit.starts_at')} as day, clock.minute as "fromMinute", ${behindStart('visit.ends_at')} as "untilMinute",
            coalesce(taken.work, '[]') as work, ${behindStart('coalesce(taken.until, visit.ends_at)')} as "takenUntilMinute",
            concat_ws(' · ', visit.visitor_name, nullif(coalesce(visit.guest_name, customer.name, ''), '')) as customer,
            coalesce(visit.phone, visit.guest_phone, customer.phone, client.phone) as phone, visit.client_id as "clientId",
            coalesce((select array_agg(item.name order by position) from app.appointment_item item
                       where item.appointment_id = visit.id), array[visit.service_name]) as services,
            visit.total_cents as "totalCents", visit.currency, coalesce(visit.visitor_name, '') as visitor, visit.note,
            case when visit.place = 'customer'
              then concat_ws(', ', visit.address ->> 'street', concat_ws(' ', visit.address ->> 'zip', visit.address ->> 'city')) end
              as address,
            ${kilometresToVisit('shop')} as distance,
            visit.origin in ('entry', 'walk_in') and visit.customer_id is null as "isOwn",
            visit.coming_at is not null as "isComing", ${seriesOf('visit')} as series,
            visit.deposit_cents is not null and visit.deposit_received_at is null as "isDepositDue",
            case when visit.proposed_starts_at is not null then json_build_object(
              'day', ${dayOf('visit.proposed_starts_at')}, 'fromMinute', ${minuteOf('visit.proposed_starts_at')},
              'untilMinute', ${minuteOf('visit.proposed_starts_at')} + coalesce(
                (select sum((item ->> 'durationMinutes')::integer)
                   from jsonb_array_elements(nullif(visit.proposed_change, 'null') -> 'items') as item),
                extract(epoch from visit.ends_at - visit.starts_at)::integer / 60),
              'staffId', coalesce(visit.proposed_staff_id, visit.staff_id),
              'isChange', nullif(visit.proposed_change, 'null') is not null) end as proposal
       from app.appointment visit
       join app.provider shop on shop.account_id = visit.provider_id
       left join app.account customer on customer.id = visit.customer_id
       left join app.client client on client.id = visit.client_id
      cross join lateral (select ${minuteOf('visit.starts_at')} as minute) as clock
      cross join lateral (
        select max(upper(span)) as until,
               json_agg(json_build_object('fromMinute', ${behindStart('lower(span)')},
                                          'untilMinute', ${behindStart('least(upper(span), visit.ends_at)')}) order by span)
                 filter (where lower(span) < visit.ends_at) as work
          from app.busy where owner = visit.id) as taken
       left join lateral (
         select decision.status from app.appointment_undo undo
           join (values ${decisions.map(({ action, to }) => `('${action}', '${to}')`).join(', ')}) as decision (action, status)
             on decision.action = undo.action
          where undo.appointment_id = visit.id order by undo.position desc limit 1) as decided on true
      where visit.provider_id = $1 and ${stateIs('coalesce(decided.status, visit.status)', standing)}
        and ${stateIs('visit.status', standing)}
        and visit.starts_at < $3::timestamptz and visit.starts_at >= $2::timestamptz - interval '1 day'
        and visit.ends_at > $2::timestamptz
      order by visit.starts_at, visit.id`,
    [owner, from.toISOString(), until.toISOString(), timeZone],
  );

export const blocksWithin = (
  database: Database,
  owner: AccountId,
  { from, until, timeZone }: ShownDays,
): Promise<CalendarBlock[]> =>
  database.query<CalendarBlock & Record<string, unknown>>(
    `select id, staff_id as "staffId", starts_at as start, ends_at as "end", ${dayOf('starts_at')} as day,
            ${minuteOf('starts_at')} as "fromMinute", ${dayOf('ends_at')} as "lastDay", ${minuteOf('ends_at')} as "untilMinute", note,
            outside_id is not null as "isOutside", false as "isHeld",
            outside_id is not null and exists (
              select from app.busy where busy.staff_id = block.staff_id and kind = 'visit'
                 and span && tstzrange(block.starts_at, block.ends_at)) as "isClash"
       from app.block
      where provider_id = $1 and starts_at < $3::timestamptz and ends_at > $2::timestamptz
      order by starts_at, id`,
    [owner, from.toISOString(), until.toISOString(), timeZone],
  );

/** Times that customers have held for a day, as last time. The id is that of the earlier visit: by the hold’s own it could be booked. */
export const heldWithin = (
  database: Database,
  owner: AccountId,
  { from, until, timeZone }: ShownDays,
  now: Date,
): Promise<CalendarBlock[]> =>
  database.query<CalendarBlock & Record<string, unknown>>(
    `select visit.again_of as id, visit.staff_id as "staffId", visit.starts_at as start, visit.ends_at as "end",
            ${dayOf('visit.starts_at')} as day, ${minuteOf('visit.starts_at')} as "fromMinute",
            ${dayOf('visit.ends_at')} as "lastDay", ${minuteOf('visit.ends_at')} as "untilMinute",
            concat_ws(' · ', coalesce(visit.guest_name, customer.name), visit.service_name) as note,
            false as "isOutside", true as "isHeld", false as "isClash"
       from app.appointment visit left join app.account customer on customer.id = visit.customer_id
      where visit.provider_id = $1 and ${stateIs('visit.status', 'held')} and visit.again_of is not null
        and visit.held_until > $5::timestamptz
        and visit.starts_at < $3::timestamptz and visit.ends_at > $2::timestamptz
      order by visit.starts_at, visit.id`,
    [owner, from.toISOString(), until.toISOString(), timeZone, now.toISOString()],
  );

export const staffOf = (database: Database, owner: AccountId, named: readonly string[]): Promise<Calendar['staff']> =>
  database.query<Calendar['staff'][number] & Record<string, unknown>>(
    `select id, name, is_active as "isActive" from app.staff
      where provider_id = $1 and (is_active or id = any($2::uuid[])) order by is_active desc, position, id`,
    [owner, named],
  );

interface Named {
  email: string | null;
  phone: string | null;
  name: string;
}

export interface KnownClient {
  id: ClientId;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Whom the own client file means by these. */
export async function clientKnownBy(
  database: Database,
  owner: AccountId,
  { email, phone, name }: Named,
): Promise<KnownClient | undefined> {
  const [found] = await database.query<KnownClient & Record<string, unknown>>(
    `select client.id, client.name, coalesce(client.email, account.email) as email, coalesce(client.phone, account.phone) as phone
       from app.client left join app.account on account.id = client.account_id
      where client.id = app.known_client($1, null, $2, $3, $4) and client.provider_id = $1`,
    [owner, email, phone, name],
  );
  return found;
}

/** Somebody of the own client file, by the id. */
export async function clientById(database: Database, owner: AccountId, id: ClientId): Promise<KnownClient | undefined> {
  const [found] = await database.query<KnownClient & Record<string, unknown>>(
    `select client.id, client.name, coalesce(client.email, account.email) as email, coalesce(client.phone, account.phone) as phone
       from app.client left join app.account on account.id = client.account_id
      where client.id = $1 and client.provider_id = $2`,
    [id, owner],
  );
  return found;
}

/** Who has entered those of the ids that somebody has, and by what it can still be taken back. */
export const enterersOf = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; owner: AccountId; undo: string | null }[]> =>
  database.query(
    `select id, provider_id as owner,
            (select deed from app.appointment_undo where appointment_id = appointment.id and action = 'entry' limit 1) as undo
       from app.appointment where id = any($1::uuid[])`,
    [ids],
  );

/** The places in the list of those visits at whose time somebody has something else. A hold that has expired is nothing. */
export async function clashing(
  database: Database,
  staff: string,
  visits: readonly (readonly Span[])[],
  now: Date,
): Promise<Set<number>> {
  const pieces = visits.flatMap((spans, place) => spansOf(spans).map((span) => ({ ...span, place })));
  const found = await database.query<{ place: number }>(
    `select distinct place
       from jsonb_to_recordset($2::jsonb -> 'pieces') as piece (place integer, "from" timestamptz, "until" timestamptz)
       join app.busy on staff_id = $1 and span && tstzrange(piece.from, piece.until)
      where not exists (select from app.appointment held
                         where held.id = owner and ${stateIs('held.status', 'held')} and held.held_until <= $3::timestamptz)`,
    [staff, { pieces }, now.toISOString()],
  );
  return new Set(found.map(({ place }) => place));
}
