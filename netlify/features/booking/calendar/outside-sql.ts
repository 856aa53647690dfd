import type { OutsideCalendar } from '../../../../src/contract/booking/calendar-outside.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { CalendarFault, Database } from '../../../adapters/ports.ts';
import type { OutsideTime } from '../../../calendar/outside-events.ts';

export interface StoredCalendar extends Omit<OutsideCalendar, 'host'> {
  address: string;
  [column: string]: unknown;
}

export const calendarsOf = (
  database: Database,
  owner: AccountId,
  now: Date,
  id: string | null = null,
): Promise<StoredCalendar[]> =>
  database.query<StoredCalendar>(
    `select known.id, known.staff_id as "staffId", address, read_at as "readAt", fault, is_cut as "isCut",
            (select count(*)::integer from app.block where outside_id = known.id and ends_at > $2::timestamptz) as spans,
            (select count(distinct busy.owner)::integer from app.block block
               join app.busy on busy.staff_id = block.staff_id and kind = 'visit'
                and span && tstzrange(block.starts_at, block.ends_at)
              where block.outside_id = known.id and block.ends_at > $2::timestamptz) as clashes
       from app.outside_calendar known join app.staff staff on staff.id = known.staff_id
      where known.provider_id = $1 and ($3::uuid is null or known.id = $3::uuid)
      order by staff.position, staff.id`,
    [owner, now.toISOString(), id],
  );

/** Locked, as every booking locks whose time it takes. */
export const lockMember = async (transaction: Database, owner: AccountId, id: StaffId): Promise<boolean> =>
  (await transaction.query('select id from app.staff where provider_id = $1 and id = $2 for update', [owner, id]))
    .length > 0;

export async function replace(
  transaction: Database,
  owner: AccountId,
  { staffId, address, now }: { staffId: StaffId; address: string; now: Date },
): Promise<string> {
  await transaction.query('delete from app.outside_calendar where provider_id = $1 and staff_id = $2', [
    owner,
    staffId,
  ]);
  const [added] = await transaction.query<{ id: string }>(
    `insert into app.outside_calendar (provider_id, staff_id, address, added_at) values ($1, $2, $3, $4::timestamptz)
     returning id`,
    [owner, staffId, address, now.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

export const remove = async (database: Database, owner: AccountId, id: string): Promise<boolean> =>
  (
    await database.query('delete from app.outside_calendar where provider_id = $1 and id = $2 returning id', [
      owner,
      id,
    ])
  ).length > 0;

/** In the place of what was read before. Of time that something else takes already the rest is taken. */
export async function write(
  transaction: Database,
  id: string,
  { spans, isCut }: OutsideTime,
  now: Date,
): Promise<void> {
  await transaction.query('delete from app.block where outside_id = $1', [id]);
  await transaction.query(
    `with block as (
       insert into app.block (provider_id, staff_id, starts_at, ends_at, outside_id, created_at)
       select provider_id, staff_id, given.starts_at, given.ends_at, known.id, $4::timestamptz
         from app.outside_calendar known, unnest($2::timestamptz[], $3::timestamptz[]) as given (starts_at, ends_at)
        where known.id = $1
       returning *)
     insert into app.busy (owner, kind, staff_id, span)
     select id, 'import', staff_id,
            unnest(tstzmultirange(tstzrange(starts_at, ends_at))
                   - coalesce((select range_agg(span) from app.busy where staff_id = block.staff_id), '{}'::tstzmultirange))
       from block`,
    [
      id,
      spans.map(({ from }) => new Date(from).toISOString()),
      spans.map(({ until }) => new Date(until).toISOString()),
      now.toISOString(),
    ],
  );
  await transaction.query(
    `update app.outside_calendar
        set read_at = $2::timestamptz, tried_at = $2::timestamptz, held_until = null, fault = null, is_cut = $3
      where id = $1`,
    [id, now.toISOString(), isCut],
  );
}

export const noteFault = (database: Database, id: string, fault: CalendarFault, now: Date): Promise<unknown> =>
  database.query(
    `update app.outside_calendar set fault = $2, tried_at = $3::timestamptz, held_until = null where id = $1`,
    [id, fault, now.toISOString()],
  );

export interface DueCalendar {
  id: string;
  owner: AccountId;
  staffId: StaffId;
  address: string;
  timeZone: string;
  [column: string]: unknown;
}

/** Those that were tried longest ago, for so many seconds the caller's: of two runs at once each gets others. */
export const claim = (
  database: Database,
  { now, before, until, maximum }: { now: Date; before: Date; until: Date; maximum: number },
): Promise<DueCalendar[]> =>
  database.query<DueCalendar>(
    `update app.outside_calendar held set held_until = $3::timestamptz
       from app.provider provider
      where provider.account_id = held.provider_id
        and held.id in (
          select id from app.outside_calendar
           where coalesce(tried_at, added_at) <= $2::timestamptz and coalesce(held_until <= $1::timestamptz, true)
           order by tried_at nulls first, id limit $4 for update skip locked)
     returning held.id, held.provider_id as owner, held.staff_id as "staffId", held.address, provider.time_zone as "timeZone"`,
    [now.toISOString(), before.toISOString(), until.toISOString(), maximum],
  );
