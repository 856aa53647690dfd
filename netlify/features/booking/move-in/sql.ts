import type { MoveIn, startMoveIn } from '../../../../src/contract/booking/move-in.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import { stateIs } from '../../../ground/states.ts';

type MoveInId = MoveIn['id'];
type NewCard = ReceivedBy<typeof startMoveIn>['body']['cards'][number];

export interface StoredMoveIn extends Omit<MoveIn, 'undoUntil'> {
  [column: string]: unknown;
}

const counted = (kind: string): string =>
  `(select count(*) from app.moved_thing where move_in_id = move_in.id and kind = '${kind}')`;

/** The one with this id, else the last one; undefined where there is none that began after `since`. */
export async function moveInOf(
  database: Database,
  owner: AccountId,
  { id, since }: { id?: MoveInId; since?: Date },
): Promise<StoredMoveIn | undefined> {
  const [found] = await database.query<StoredMoveIn>(
    `select id, started_at as "startedAt", ${counted('visit')} as visits, ${counted('client')} as clients,
            ${counted('card')} as cards, ${counted('staff')} as staff
       from app.move_in
      where provider_id = $1 and ($2::uuid is null or id = $2) and ($3::timestamptz is null or started_at > $3)
      order by started_at desc, id limit 1`,
    [owner, id ?? null, since?.toISOString() ?? null],
  );
  return found;
}

/** Those of before can be taken back no more, and are no use. */
export async function beginMoveIn(transaction: Database, owner: AccountId, now: Date): Promise<MoveInId> {
  await transaction.query('delete from app.move_in where provider_id = $1', [owner]);
  const [begun] = await transaction.query<{ id: MoveInId }>(
    'insert into app.move_in (provider_id, started_at) values ($1, $2::timestamptz) returning id',
    [owner, now.toISOString()],
  );
  if (begun === undefined) throw new Error('an insert returned nothing');
  return begun.id;
}

/** Locks it until the transaction ends: calls about one move come one after the other. False where it was taken back meanwhile. */
export const lockMoveIn = async (transaction: Database, id: MoveInId): Promise<boolean> =>
  (await transaction.query('select id from app.move_in where id = $1 for update', [id])).length > 0;

export const keepThings = (
  transaction: Database,
  id: MoveInId,
  kind: 'visit' | 'client' | 'card' | 'staff',
  things: readonly string[],
): Promise<unknown> =>
  transaction.query(
    `insert into app.moved_thing (move_in_id, kind, thing_id) select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
    [id, kind, things],
  );

interface NamedMember {
  id: StaffId;
  name: string;
  isActive: boolean;
  [column: string]: unknown;
}

export const staffNamed = (database: Database, owner: AccountId): Promise<NamedMember[]> =>
  database.query<NamedMember>(
    `select id, name, is_active as "isActive" from app.staff where provider_id = $1 order by is_active desc, position, id`,
    [owner],
  );

/** Whom the plan has no room for rests until a larger one. */
export async function addMember(
  transaction: Database,
  owner: AccountId,
  { name, isActive, now }: { name: string; isActive: boolean; now: Date },
): Promise<StaffId> {
  const [added] = await transaction.query<{ id: StaffId }>(
    `insert into app.staff (provider_id, name, position, is_active, is_hidden_by_plan, created_at, updated_at)
     select $1, $2, (select coalesce(max(position), 0) + 1 from app.staff where provider_id = $1), $3, not $3, $4::timestamptz, $4::timestamptz
     returning id`,
    [owner, name, isActive, now.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

/** Of the named cards those that nobody has changed since they were made, within the last hour. */
export async function justMade(
  transaction: Database,
  owner: AccountId,
  ids: readonly CardId[],
  now: Date,
): Promise<CardId[]> {
  const found = await transaction.query<{ id: CardId }>(
    `select id from app.service_card
      where provider_id = $1 and id = any($2::uuid[]) and not is_published and updated_at = created_at
        and created_at > $3::timestamptz - interval '1 hour'`,
    [owner, ids, now.toISOString()],
  );
  return found.map(({ id }) => id);
}

/** A draft: its owner makes it public. */
export async function addCard(transaction: Database, owner: AccountId, card: NewCard, now: Date): Promise<CardId> {
  const [added] = await transaction.query<{ id: CardId }>(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, position, created_at, updated_at)
     select $1, $2, $3, $4, $5, (select coalesce(max(position), 0) + 1 from app.service_card where provider_id = $1),
            $6::timestamptz, $6::timestamptz
     returning id`,
    [owner, card.name, card.category, card.priceCents, card.duration, now.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

/** Of the named people those who belong to the provider, locked in the order of their ids; who rests too. */
export const lockNamed = (
  transaction: Database,
  owner: AccountId,
  named: readonly string[],
): Promise<{ id: StaffId }[]> =>
  transaction.query(
    `select id from app.staff where provider_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [owner, named],
  );

export interface Taken {
  staff: string;
  /** Milliseconds since 1970. */
  from: number;
  until: number;
  /** Of a visit: whose. */
  name: string | null;
  [column: string]: unknown;
}

/** What takes the time of these people. */
export const takenBy = (
  database: Database,
  staff: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<Taken[]> =>
  database.query<Taken>(
    `select busy.staff_id as staff, (extract(epoch from lower(span)) * 1000)::float8 as from,
            (extract(epoch from upper(span)) * 1000)::float8 as until,
            coalesce(visit.guest_name, customer.name) as name
       from app.busy
       left join app.appointment visit on visit.id = busy.owner
       left join app.account customer on customer.id = visit.customer_id
      where busy.staff_id = any($1::uuid[]) and span && tstzrange($2::timestamptz, $3::timestamptz)
      order by lower(span)`,
    [staff, from.toISOString(), until.toISOString()],
  );

/** Which of the ids are there: whoever they belong to. */
export async function idsThere(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await database.query<{ id: string }>('select id from app.appointment where id = any($1::uuid[])', [
    ids,
  ]);
  return new Set(found.map(({ id }) => id));
}

/** The clients that this transaction has written: those of new rows, and those that a trigger made of new visits. */
export async function clientsWritten(transaction: Database, owner: AccountId): Promise<string[]> {
  const found = await transaction.query<{ id: string }>(
    'select id from app.client where provider_id = $1 and xmin = pg_current_xact_id()::xid',
    [owner],
  );
  return found.map(({ id }) => id);
}

const things = (kind: string): string =>
  `(select thing_id from app.moved_thing where move_in_id = $1 and kind = '${kind}')`;

/** In this order: people, cards and clients stay while something else names them. */
const removals = [
  // A visit that nobody has touched, and about which nothing was written.
  `delete from app.appointment visit
    where id in ${things('visit')} and ${stateIs('status', 'confirmed')} and version = 0 and customer_id is null
      and coming_at is null and proposed_starts_at is null and customer_wrote_at is null and provider_wrote_at is null
      and not exists (select from app.customer_invoice where appointment_id = visit.id)`,
  `delete from app.client
    where id in ${things('client')} and updated_at = created_at
      and not exists (select from app.appointment where client_id = client.id)`,
  `delete from app.service_card card
    where id in ${things('card')} and not is_published and updated_at = created_at
      and not exists (select from app.appointment_item where card_id = card.id)`,
  `delete from app.staff
    where id in ${things('staff')}
      and not exists (select from app.appointment where staff_id = staff.id or proposed_staff_id = staff.id)
      and not exists (select from app.busy where staff_id = staff.id)
      and not exists (select from app.review where staff_id = staff.id)
      and exists (select from app.staff other where other.provider_id = staff.provider_id and other.id <> staff.id and other.is_active)`,
];

/** Takes back what was made, and forgets the move; returns how much went, and how much stays. */
export async function takeBack(transaction: Database, id: MoveInId): Promise<{ removed: number; kept: number }> {
  const [made] = await transaction.query<{ count: number }>(
    `select count(*)::integer as count from app.moved_thing thing
      where move_in_id = $1 and (
        exists (select from app.appointment where id = thing_id) or exists (select from app.client where id = thing_id)
        or exists (select from app.service_card where id = thing_id) or exists (select from app.staff where id = thing_id))`,
    [id],
  );
  let removed = 0;
  for (const removal of removals) removed += (await transaction.query(`${removal} returning id`, [id])).length;
  await transaction.query('delete from app.move_in where id = $1', [id]);
  return { removed, kept: (made?.count ?? 0) - removed };
}
