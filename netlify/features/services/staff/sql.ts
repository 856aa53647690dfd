import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import type { StaffDraft, StaffId, WeeklySpan } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import { imageObject } from '../../../ground/pictures.ts';
import { ahead, stateIs } from '../../../ground/states.ts';
import type { AheadRow, MemberRow } from './rules.ts';

/** All staff of the owner, or the one named. */
export const staffOf = (database: Database, owner: AccountId, id?: StaffId): Promise<MemberRow[]> =>
  database.query<MemberRow & Record<string, unknown>>(
    `select staff.id, staff.name, staff.is_active as "isActive", staff.updated_at as "updatedAt",
            (select ${imageObject} from app.image image cross join (select staff.name as alt) as shown
              where image.id = staff.image_id) as image,
            case when not has_all_cards then coalesce((
              select json_agg(card_id order by card_id) from app.staff_card where staff_id = staff.id), '[]') end as cards,
            case when has_own_hours then coalesce((
              select json_agg(json_build_object('weekday', weekday, 'opensMinute', opens_minute, 'closesMinute', closes_minute)
                              order by weekday, opens_minute)
                from app.staff_hours where staff_id = staff.id), '[]') end as hours
       from app.staff staff
      where staff.provider_id = $1 and ($2::uuid is null or staff.id = $2::uuid)
      order by staff.position, staff.id`,
    [owner, id ?? null],
  );

/** The visits of a provider that lie ahead or go on, requests among them. None lasts a day. */
export const visitsAhead = (database: Database, owner: AccountId, now: Date): Promise<AheadRow[]> =>
  database.query<AheadRow & Record<string, unknown>>(
    `select appointment.id, appointment.starts_at as start, appointment.ends_at as "end", appointment.staff_id as "staffId",
            coalesce(appointment.guest_name, nullif(customer.name, ''), '-') as customer, staff.name as staff,
            appointment.origin in ('entry', 'walk_in') as "isOwnEntry"
       from app.appointment appointment
       join app.staff staff on staff.id = appointment.staff_id
       left join app.account customer on customer.id = appointment.customer_id
      where appointment.provider_id = $1 and ${stateIs('appointment.status', ahead)}
        and appointment.ends_at > $2::timestamptz and appointment.starts_at > $2::timestamptz - interval '1 day'
      order by appointment.starts_at, appointment.id`,
    [owner, now.toISOString()],
  );

/** A person as a change finds them, locked. `isAsSeen` is false where they have changed since the given instant. */
export async function lockedMember(
  transaction: Database,
  owner: AccountId,
  id: StaffId,
  seen: string | undefined,
): Promise<{ isActive: boolean; isAsSeen: boolean } | undefined> {
  const [found] = await transaction.query<{ isActive: boolean; isAsSeen: boolean }>(
    `select is_active as "isActive", updated_at is not distinct from coalesce($3::timestamptz, updated_at) as "isAsSeen"
       from app.staff where provider_id = $1 and id = $2 for update`,
    [owner, id, seen ?? null],
  );
  return found;
}

/** How many others are active. */
export async function countActive(
  transaction: Database,
  owner: AccountId,
  without: StaffId | undefined,
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    'select count(*) from app.staff where provider_id = $1 and is_active and id is distinct from $2::uuid',
    [owner, without ?? null],
  );
  return counted?.count ?? 0;
}

/** Those of the ids that are cards of the owner. */
export async function ownCards(transaction: Database, owner: AccountId, ids: readonly CardId[]): Promise<Set<CardId>> {
  const rows = await transaction.query<{ id: CardId }>(
    'select id from app.service_card where provider_id = $1 and id = any($2::uuid[])',
    [owner, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

interface Kept {
  id: StaffId;
  now: Date;
}

/** Behind the others. Undefined where the chosen id is taken. */
export async function createStaff(
  transaction: Database,
  owner: AccountId,
  draft: StaffDraft,
  { id, now }: { id: StaffId | undefined; now: Date },
): Promise<StaffId | undefined> {
  const [inserted] = await transaction.query<{ id: StaffId }>(
    `insert into app.staff (id, provider_id, position, name, image_id, is_active, has_all_cards, has_own_hours, created_at, updated_at)
     select coalesce($7::uuid, gen_random_uuid()), $1::uuid,
            (select coalesce(max(position), 0) + 1 from app.staff where provider_id = $1::uuid),
            $2, $3::uuid, $4::boolean, $5::boolean, $6::boolean, $8::timestamptz, $8::timestamptz
     on conflict (id) do nothing
     returning id`,
    [
      owner,
      draft.name,
      draft.imageId,
      draft.isActive,
      draft.cards === null,
      draft.hours !== null,
      id ?? null,
      now.toISOString(),
    ],
  );
  return inserted?.id;
}

export const updateMember = (transaction: Database, draft: StaffDraft, { id, now }: Kept): Promise<unknown> =>
  transaction.query(
    `update app.staff set name = $2, image_id = $3::uuid, is_active = $4::boolean, has_all_cards = $5::boolean,
            has_own_hours = $6::boolean, is_hidden_by_plan = is_hidden_by_plan and not $4::boolean, updated_at = $7::timestamptz
      where id = $1`,
    [id, draft.name, draft.imageId, draft.isActive, draft.cards === null, draft.hours !== null, now.toISOString()],
  );

export const deactivate = (transaction: Database, { id, now }: Kept): Promise<unknown> =>
  transaction.query(
    'update app.staff set is_active = false, is_hidden_by_plan = false, updated_at = $2::timestamptz where id = $1',
    [id, now.toISOString()],
  );

/** The cards they do, where they do not do all. */
export async function keepCards(transaction: Database, id: StaffId, cards: readonly CardId[]): Promise<void> {
  await transaction.query('delete from app.staff_card where staff_id = $1', [id]);
  await transaction.query(
    'insert into app.staff_card (staff_id, card_id) select $1, card_id from unnest($2::uuid[]) as given (card_id)',
    [id, cards],
  );
}

/** Their own hours, where they have any. */
export async function keepHours(transaction: Database, id: StaffId, hours: readonly WeeklySpan[]): Promise<void> {
  await transaction.query('delete from app.staff_hours where staff_id = $1', [id]);
  await transaction.query(
    `insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute)
     select $1, weekday, "opensMinute", "closesMinute"
       from jsonb_to_recordset($2::jsonb -> 'hours') as given (weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`,
    [id, { hours }],
  );
}

export async function zoneOf(database: Database, owner: AccountId): Promise<string> {
  const [found] = await database.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from app.provider where account_id = $1',
    [owner],
  );
  return found?.timeZone ?? 'Europe/Berlin';
}
