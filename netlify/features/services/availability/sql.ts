import type { AccountId } from '../../../../src/contract/fields.ts';
import type {
  AvailabilityDraft,
  Block,
  Holiday,
  HolidayRegion,
} from '../../../../src/contract/services/availability.ts';
import type { StaffId, WeeklySpan } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import { stateIs } from '../../../ground/states.ts';

const listOf = (columns: string, from: string, order: string): string =>
  `(select coalesce(json_agg(json_build_object(${columns}) order by ${order}), '[]') from ${from})`;
const span = `'opensMinute', opens_minute, 'closesMinute', closes_minute`;
const today = '($2::timestamptz at time zone time_zone)::date';

export interface Stored {
  timeZone: string;
  /** The provider's address, as far as they have given it. */
  address: { zip: string | null; city: string | null };
  settings: AvailabilityDraft;
  /** Changes with every change of the settings. */
  stamp: string;
}

/** As they are kept, without exceptions that are over. */
export async function settingsOf(database: Database, owner: AccountId, now: Date): Promise<Stored | undefined> {
  const [found] = await database.query<AvailabilityDraft & Omit<Stored, 'settings'> & Record<string, unknown>>(
    `select kept.*, md5(kept::text) as stamp,
            (select json_build_object('zip', zip, 'city', city) from app.account where id = $1) as address from (
     select time_zone as "timeZone",
            ${listOf(`'weekday', weekday, ${span}`, 'app.weekly_hours where provider_id = account_id', 'weekday, opens_minute')}
              as "weeklyHours",
            ${listOf(`'day', day, ${span}`, `app.special_hours where provider_id = account_id and day >= ${today}`, 'day, opens_minute')}
              as "specialHours",
            ${listOf(`'firstDay', first_day, 'lastDay', last_day`, `app.time_off where provider_id = account_id and last_day >= ${today}`, 'first_day, last_day')}
              as "timeOff",
            holiday_region as "holidayRegion",
            (select coalesce(json_agg(day order by day), '[]') from app.worked_holiday
              where provider_id = account_id and day >= ${today}) as "workedHolidays",
            buffer_after_minutes as buffer, ceil(notice_minutes / 60.0)::integer as "noticeHours", horizon_days as "horizonDays",
            per_day_maximum as "perDayMaximum", is_tight as "isTight", releases_unconfirmed as "releasesUnconfirmed",
            tells_clients as "tellsClients"
       from app.provider where account_id = $1) as kept`,
    [owner, now.toISOString()],
  );
  if (found === undefined) return undefined;
  const { timeZone, stamp, address, ...settings } = found;
  return { timeZone, stamp, address, settings };
}

/** Public holidays of a region from a day on, for so many days. */
export const holidaysOf = (
  database: Database,
  region: HolidayRegion,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<Holiday[]> =>
  database.query<Holiday & Record<string, unknown>>(
    'select day::text, name from app.holiday where region = $1 and day between $2::date and $3::date order by day',
    [region, firstDay, lastDay],
  );

const replacing: readonly string[] = [
  'delete from app.weekly_hours where provider_id = $1',
  'delete from app.special_hours where provider_id = $1',
  'delete from app.time_off where provider_id = $1',
  'delete from app.worked_holiday where provider_id = $1',
];

const writing: readonly string[] = [
  `insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute)
   select $1, weekday, "opensMinute", "closesMinute"
     from jsonb_to_recordset($2::jsonb -> 'weeklyHours') as row (weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`,
  `insert into app.special_hours (provider_id, day, opens_minute, closes_minute)
   select $1, day, "opensMinute", "closesMinute"
     from jsonb_to_recordset($2::jsonb -> 'specialHours') as row (day date, "opensMinute" smallint, "closesMinute" smallint)`,
  `insert into app.time_off (provider_id, first_day, last_day)
   select $1, "firstDay", "lastDay" from jsonb_to_recordset($2::jsonb -> 'timeOff') as row ("firstDay" date, "lastDay" date)`,
  `insert into app.worked_holiday (provider_id, day)
   select distinct $1::uuid, day::date from jsonb_array_elements_text($2::jsonb -> 'workedHolidays') as row (day)`,
  `update app.provider
      set holiday_region = $2::jsonb ->> 'holidayRegion',
          buffer_after_minutes = ($2::jsonb ->> 'buffer')::smallint, notice_minutes = ($2::jsonb ->> 'noticeHours')::integer * 60,
          horizon_days = ($2::jsonb ->> 'horizonDays')::smallint, per_day_maximum = ($2::jsonb ->> 'perDayMaximum')::smallint,
          is_tight = ($2::jsonb ->> 'isTight')::boolean, releases_unconfirmed = ($2::jsonb ->> 'releasesUnconfirmed')::boolean,
          tells_clients = ($2::jsonb ->> 'tellsClients')::boolean
    where account_id = $1`,
];

/** Replaces all of it. Call it with the account locked. */
export async function keepSettings(
  transaction: Database,
  owner: AccountId,
  settings: AvailabilityDraft,
): Promise<void> {
  for (const statement of replacing) await transaction.query(statement, [owner]);
  for (const statement of writing) await transaction.query(statement, [owner, settings]);
}

/** The own hours of those who have any. */
export const ownHoursOf = (
  database: Database,
  owner: AccountId,
): Promise<{ staffId: StaffId; hours: WeeklySpan[] }[]> =>
  database.query<{ staffId: StaffId; hours: WeeklySpan[] } & Record<string, unknown>>(
    `select staff.id as "staffId", ${listOf(`'weekday', weekday, ${span}`, 'app.staff_hours where staff_id = staff.id', 'weekday, opens_minute')} as hours
       from app.staff staff where provider_id = $1 and has_own_hours`,
    [owner],
  );

const blockColumns = `block.id, block.staff_id as "staffId", staff.name as staff, block.starts_at as start, block.ends_at as "end", block.note`;

/** Own blocked time that is not over. */
export const blocksOf = (database: Database, owner: AccountId, now: Date): Promise<Block[]> =>
  database.query<Block & Record<string, unknown>>(
    `select ${blockColumns} from app.block block join app.staff staff on staff.id = block.staff_id
      where block.provider_id = $1 and block.outside_id is null and block.ends_at > $2::timestamptz order by block.starts_at, staff.position, block.id`,
    [owner, now.toISOString()],
  );

/** The active staff, or the one named; locked in the order of their ids, as every booking locks them. */
export async function lockedStaff(
  transaction: Database,
  owner: AccountId,
  id: StaffId | undefined,
): Promise<StaffId[]> {
  const rows = await transaction.query<{ id: StaffId }>(
    `select id from app.staff where provider_id = $1 and case when $2::uuid is null then is_active else id = $2::uuid end
      order by id for update`,
    [owner, id ?? null],
  );
  return rows.map(({ id: found }) => found);
}

/** Slots that nobody holds any more give way. */
export const dropExpiredHolds = (transaction: Database, staff: readonly StaffId[], now: Date): Promise<unknown> =>
  transaction.query(
    `delete from app.appointment where staff_id = any($1::uuid[]) and ${stateIs('status', 'held')} and held_until <= $2::timestamptz`,
    [staff, now.toISOString()],
  );

interface BlockedSpan {
  start: Date;
  end: Date;
}

/** A block for each of the staff, with the row that keeps others out. Rejects with 23P01 where something is there already. */
export const addBlocks = (
  transaction: Database,
  owner: AccountId,
  staff: readonly StaffId[],
  { start, end, note, now }: BlockedSpan & { note: string; now: Date },
): Promise<Block[]> =>
  transaction.query<Block & Record<string, unknown>>(
    `with block as (
       insert into app.block (provider_id, staff_id, starts_at, ends_at, note, created_at)
       select $1, id, $3::timestamptz, $4::timestamptz, $5, $6::timestamptz from unnest($2::uuid[]) as given (id)
       returning *),
     taken as (
       insert into app.busy (owner, kind, staff_id, span) select id, 'block', staff_id, tstzrange(starts_at, ends_at) from block)
     select ${blockColumns} from block join app.staff staff on staff.id = block.staff_id order by staff.position, staff.id`,
    [owner, staff, start.toISOString(), end.toISOString(), note, now.toISOString()],
  );

export interface Clash {
  staff: string;
  start: string;
  end: string;
  /** Of a visit, the customer; of a block, its note. */
  what: string;
}

/** What takes somebody's time in a span, with the whole visit or block that it belongs to. */
export const clashesWith = (
  database: Database,
  owner: AccountId,
  staff: readonly StaffId[],
  { start, end }: BlockedSpan,
): Promise<Clash[]> =>
  database.query<Clash & Record<string, unknown>>(
    `select distinct staff.name as staff, coalesce(visit.starts_at, block.starts_at, lower(span)) as start,
            coalesce(visit.ends_at, block.ends_at, upper(span)) as "end",
            coalesce(visit.guest_name, nullif(customer.name, ''), block.note, '') as what
       from app.busy busy
       join app.staff staff on staff.id = busy.staff_id and staff.provider_id = $1
       left join app.appointment visit on visit.id = busy.owner
       left join app.account customer on customer.id = visit.customer_id
       left join app.block block on block.id = busy.owner
      where busy.staff_id = any($2::uuid[]) and busy.span && tstzrange($3::timestamptz, $4::timestamptz)
      order by start, staff limit 20`,
    [owner, staff, start.toISOString(), end.toISOString()],
  );

/** False where it is not the owner's, or not that of `only`. */
export async function deleteBlock(
  database: Database,
  owner: AccountId,
  id: string,
  only: StaffId | undefined,
): Promise<boolean> {
  const gone = await database.query(
    'delete from app.block where provider_id = $1 and id = $2 and outside_id is null and ($3::uuid is null or staff_id = $3::uuid) returning id',
    [owner, id, only ?? null],
  );
  return gone.length > 0;
}
