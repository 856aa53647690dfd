import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AppointmentDetail } from '../../../../src/contract/booking/appointment-detail.ts';
import type { AppointmentStatus } from '../../../../src/contract/booking/appointment-status.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Span } from '../../../calendar/hours.ts';
import { isoOf } from '../../../calendar/zone.ts';
import { agreedColumn } from '../../../ground/agreed.ts';
import { pickOfItem } from '../../../ground/card-picks.ts';
import { depositColumn, depositEnd } from '../../../ground/deposits.ts';
import { kilometresToVisit } from '../../../ground/distance.ts';
import { addMessageImages, imagesOfMessage, type MessageImage } from '../../../ground/message-images.ts';
import { imageObject, portraitOf } from '../../../ground/pictures.ts';
import { seriesOf } from '../../../ground/series.ts';
import { Parameters } from '../../../ground/sql-parameters.ts';
import { stateIs, stateIsNot, sure } from '../../../ground/states.ts';
import { againWeeksOfVisit } from './again-sql.ts';
import type { Following } from './rules.ts';
import { spansOf } from './sql.ts';
import type { Ending, VisitChange, VisitRow } from './step-rules.ts';

const unreadOf = (side: 'customer' | 'provider', other: string): string =>
  `(select count(*) from app.appointment_message message
     where message.appointment_id = visit.id and message.author = '${other}'
       and (visit.${side}_read_at is null or message.created_at > visit.${side}_read_at))`;

const reviewedBy = (author: string): string =>
  `exists (select from app.review where review.appointment_id = visit.id and review.author = '${author}')`;

/** Address and number that are not public are told once the visit is sure. */
const isSure = stateIs('visit.status', sure);

/** The first picture of the first card that has one. */
const pictureOfVisit = `(
  select ${imageObject}
    from app.appointment_item item
    join app.service_card_image shown on shown.card_id = item.card_id
    join app.image image on image.id = shown.image_id
   where item.appointment_id = visit.id
   order by item.position, shown.position limit 1)`;

const visitColumns = `
  visit.id, visit.status, visit.starts_at as start, visit.ends_at as "end", visit.time_zone as "timeZone", visit.version,
  jsonb_build_object(
    'id', provider.id, 'name', coalesce(provider.business_name, provider.name),
    'phone', case when shop.is_phone_public or ${isSure} then coalesce(provider.public_phone, provider.phone) end,
    'portrait', ${portraitOf('provider.profile_image_id')},
    'picture', ${pictureOfVisit},
    'chargesVat', coalesce((select vat_status <> 'small' from app.provider_business business
                             where business.account_id = provider.id), false),
    'address', case when visit.place = 'shop' and (shop.is_address_public or ${isSure}) then nullif(concat_ws(', ',
      nullif(concat_ws(' ', provider.street, provider.house_number), ''), nullif(concat_ws(' ', provider.zip, provider.city), '')),
      '') end) as provider,
  jsonb_build_object(
    'name', coalesce(customer.name, visit.guest_name, ''),
    'email', case when customer.deleted_at is null then coalesce(customer.email, visit.guest_email) end,
    'phone', coalesce(visit.phone, customer.phone, visit.guest_phone), 'isGuest', visit.customer_id is null) as customer,
  jsonb_build_object('id', staff.id, 'name', staff.name) as staff,
  (select coalesce(jsonb_agg(jsonb_build_object('cardId', item.card_id, 'pick', ${pickOfItem}, 'name', item.name, 'category', item.category,
            'priceCents', item.price_cents, 'priceUnit', item.price_unit, 'durationMinutes', item.duration_minutes, 'options', item.options)
            order by item.position), '[]')
     from app.appointment_item item where item.appointment_id = visit.id) as items,
  visit.total_cents as "totalCents", visit.currency, visit.travel_fee_cents as "travelFeeCents", visit.place, visit.address, ${kilometresToVisit('shop')} as distance, visit.note,
  coalesce(visit.visitor_name, '') as visitor, visit.answers,
  visit.origin, visit.answer_until as "answerUntil", visit.coming_at as "comingAt", visit.alternatives,
  visit.cancelled_by as "cancelledBy", visit.cancel_reason as reason, visit.cancelled_at as "cancelledAt",
  ${agreedColumn}, ${depositColumn},
  visit.created_at as "createdAt", visit.customer_id as "customerId", visit.provider_id as "providerId",
  visit.guest_email as "guestEmail", visit.guest_phone as "guestPhone", visit.buffer_minutes as "bufferMinutes",
  visit.cancel_hours as "cancelHours", coalesce(visit.confirmed_at, visit.created_at) as "boundAt",
  visit.completed_at as "completedAt", visit.proposed_starts_at as "proposedStart",
  case when visit.proposed_starts_at is not null then visit.proposed_change end as "proposedChange",
  case when proposed.id is not null then jsonb_build_object('id', proposed.id, 'name', proposed.name) end as "proposedStaff",
  visit.customer_read_at as "customerReadAt", visit.provider_read_at as "providerReadAt",
  ${unreadOf('customer', 'provider')} as "unreadByCustomer", ${unreadOf('provider', 'customer')} as "unreadByProvider",
  ${reviewedBy('customer')} as "customerReviewed", ${reviewedBy('provider')} as "providerReviewed",
  shop.releases_unconfirmed as "releasesUnconfirmed", ${seriesOf('visit')} as series, ${againWeeksOfVisit},
  coalesce((select jsonb_agg(undo.action order by undo.position) from app.appointment_undo undo
             where undo.appointment_id = visit.id), '[]') as waiting,
  (select jsonb_build_object('id', undo.deed, 'action', undo.action) from app.appointment_undo undo
    where undo.appointment_id = visit.id order by undo.position desc limit 1) as undo`;

const visitTables = `
  app.appointment visit
  join app.provider shop on shop.account_id = visit.provider_id
  join app.account provider on provider.id = visit.provider_id
  join app.staff staff on staff.id = visit.staff_id
  left join app.staff proposed on proposed.id = visit.proposed_staff_id
  left join app.account customer on customer.id = visit.customer_id`;

/** Booked with an address that counts as theirs, by somebody without an account; the latest first. */
export const visitsOfAddress = (
  database: Database,
  email: string,
  { endedAfter, limit }: { endedAfter: Date; limit: number },
): Promise<VisitRow[]> =>
  database.query<VisitRow>(
    `select ${visitColumns} from ${visitTables}
      where visit.guest_email = $1 and visit.customer_id is null and visit.guest_proven is distinct from 'phone'
        and ${stateIsNot('visit.status', 'held')} and visit.ends_at > $2::timestamptz
      order by visit.starts_at desc, visit.id limit $3`,
    [email, endedAfter.toISOString(), limit],
  );

export async function visitById(database: Database, id: AppointmentId): Promise<VisitRow | undefined> {
  const [found] = await database.query<VisitRow>(
    `select ${visitColumns} from ${visitTables} where visit.id = $1 and ${stateIsNot('visit.status', 'held')}`,
    [id],
  );
  return found;
}

/** Whether a visit, or a hold, has this id. */
export async function isKnown(database: Database, id: AppointmentId): Promise<boolean> {
  return (await database.query('select from app.appointment where id = $1', [id])).length > 0;
}

export async function staffName(database: Database, id: string): Promise<{ id: StaffId; name: string }> {
  const [found] = await database.query<{ id: StaffId; name: string }>('select id, name from app.staff where id = $1', [
    id,
  ]);
  if (found === undefined) throw new Error('the staff that was just locked is gone');
  return found;
}

/** Locks the row of a visit until the transaction ends, and reads it as it is then. */
export async function lockedVisit(transaction: Database, id: AppointmentId): Promise<VisitRow | undefined> {
  await transaction.query('select from app.appointment where id = $1 for no key update', [id]);
  return visitById(transaction, id);
}

const changed = `
  status = $2, version = version + 1, updated_at = $5::timestamptz, proposed_starts_at = null, proposed_staff_id = null,
            proposed_change = null,
  confirmed_at = case when ${stateIs('$2', 'confirmed')} then $5::timestamptz else confirmed_at end,
  completed_at = case when ${stateIs('$2', 'completed')} then $5::timestamptz else completed_at end,
  paid_at = case when ${stateIs('$2', 'completed_paid')} then $5::timestamptz else paid_at end,
  cancelled_at = case when ${stateIs('$2', 'cancelled')} then $5::timestamptz end,
  cancelled_by = case when ${stateIs('$2', 'cancelled')} then $3 end,
  cancel_reason = case when ${stateIs('$2', 'cancelled')} then $4 end`;

/** Of visits whose rows are locked. A trigger frees the time of those that are cancelled. */
export const changeVisits = (
  transaction: Database,
  ids: readonly AppointmentId[],
  { status, by, reason, alternatives = [], now }: VisitChange,
): Promise<unknown> =>
  transaction.query(
    `update app.appointment set ${changed}, alternatives = $6::jsonb -> 'starts' where id = any($1::uuid[])`,
    [ids, status, by, reason, now.toISOString(), { starts: alternatives }],
  );

/** Moves a visit that is locked. Rejects where somebody's time is taken, or at the commit if that was deferred. */
export async function moveVisit(
  transaction: Database,
  id: AppointmentId,
  { start, end, staff, pieces, now }: { start: number; end: number; staff: string; pieces: readonly Span[]; now: Date },
): Promise<void> {
  await transaction.query('delete from app.busy where owner = $1', [id]);
  await transaction.query(
    `insert into app.busy (owner, kind, staff_id, span)
     select $1::uuid, 'visit', $2::uuid, tstzrange(piece.from, piece.until)
       from jsonb_to_recordset($3::jsonb -> 'pieces') as piece ("from" timestamptz, "until" timestamptz)`,
    [id, staff, { pieces: spansOf(pieces) }],
  );
  await transaction.query(
    `update app.appointment
        set starts_at = $2::timestamptz, ends_at = $3::timestamptz, staff_id = $4, version = version + 1,
            updated_at = $5::timestamptz, coming_at = null, proposed_starts_at = null, proposed_staff_id = null,
            proposed_change = null
      where id = $1`,
    [id, isoOf(start), isoOf(end), staff, now.toISOString()],
  );
}

/** Two visits change places: what overlaps in between is looked at when both are there. */
export const deferOverlaps = (transaction: Database): Promise<unknown> =>
  transaction.query('set constraints app.busy_overlap deferred');

/** Beside the old time, which stays until the customer agrees; null takes it away. */
export const proposeMove = (
  transaction: Database,
  id: AppointmentId,
  proposed: { start: number; staff: string } | null,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `update app.appointment
        set proposed_starts_at = $2::timestamptz, proposed_staff_id = $3, proposed_change = null, version = version + 1, updated_at = $4::timestamptz
      where id = $1`,
    [id, proposed === null ? null : isoOf(proposed.start), proposed?.staff ?? null, now.toISOString()],
  );

/** Whether somebody's time is taken by anything but this visit and holds that are over. */
export async function isBusy(
  database: Database,
  staff: string,
  { pieces, except, now }: { pieces: readonly Span[]; except: AppointmentId; now: Date },
): Promise<boolean> {
  const found = await database.query(
    `select from app.busy, jsonb_to_recordset($2::jsonb -> 'pieces') as piece ("from" timestamptz, "until" timestamptz)
      where staff_id = $1 and span && tstzrange(piece.from, piece.until) and owner <> $3
        and not exists (select from app.appointment held
                         where held.id = owner and ${stateIs('held.status', 'held')} and held.held_until <= $4::timestamptz)
      limit 1`,
    [staff, { pieces: spansOf(pieces) }, except, now.toISOString()],
  );
  return found.length > 0;
}

export async function isActiveStaff(database: Database, provider: AccountId, id: string): Promise<boolean> {
  const found = await database.query('select from app.staff where id = $1 and provider_id = $2 and is_active', [
    id,
    provider,
  ]);
  return found.length > 0;
}

export const setComing = (transaction: Database, id: AppointmentId, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.appointment set coming_at = $2::timestamptz, version = version + 1, updated_at = $2::timestamptz where id = $1`,
    [id, now.toISOString()],
  );

interface SentMessage {
  author: 'customer' | 'provider';
  text: string;
  images: readonly ImageId[];
  now: Date;
}

export async function addMessage(
  transaction: Database,
  id: AppointmentId,
  { author, text, images, now }: SentMessage,
): Promise<string> {
  const [added] = await transaction.query<{ id: string }>(
    `insert into app.appointment_message (appointment_id, author, body, created_at) values ($1, $2, $3, $4) returning id`,
    [id, author, text, now.toISOString()],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  await addMessageImages(transaction, { kind: 'appointment', id: added.id }, images);
  return added.id;
}

/** The cards of a visit as they were agreed, with what the calendar asks of them. */
export const itemsOf = (
  database: Database,
  id: AppointmentId,
): Promise<{ id: string | null; durationMinutes: number; parts: { work: number; wait: number }[] }[]> =>
  database.query(
    `select card_id as id, duration_minutes as "durationMinutes", parts from app.appointment_item
      where appointment_id = $1 order by position`,
    [id],
  );

/** Everything ahead of an account, on either side, locked. */
export interface VisitAhead {
  id: AppointmentId;
  side: 'customer' | 'provider';
  startsAt: string;
  timeZone: string;
  /** The name of the other side, and the number of somebody whom the provider entered. */
  other: string;
  phone: string | null;
  [column: string]: unknown;
}

const endColumns = {
  answer: 'visit.answer_until',
  start: 'visit.starts_at',
  end: 'visit.ends_at',
  booking: 'visit.created_at',
  deposit: depositEnd,
} as const;

const onlyWhere = {
  unconfirmed: `visit.coming_at is null and visit.proposed_starts_at is null and visit.origin in ('site', 'link')
  and exists (select from app.provider where account_id = visit.provider_id and releases_unconfirmed)`,
  unpaid: 'visit.deposit_cents is not null and visit.deposit_received_at is null',
};

/** Whether a visit can end so now. Hours are taken from the bound instant, so that an index over the column serves. */
export function canEnd(
  parameters: Parameters,
  { from, after, until, only, unchangedSince }: Ending,
  now: Date,
): string {
  const counted = ({ hours = 0 }: { hours?: number }) =>
    `${parameters.add(new Date(now.getTime() - hours * 3_600_000).toISOString())}::timestamptz`;
  return [
    stateIs('visit.status', from),
    ...(after === undefined ? [] : [`${endColumns[after.of]} <= ${counted(after)}`]),
    ...(until === undefined ? [] : [`${endColumns[until.of]} > ${counted(until)}`]),
    ...(only === undefined ? [] : [onlyWhere[only]]),
    ...(unchangedSince === undefined
      ? []
      : [
          `visit.updated_at < ${endColumns[unchangedSince.of]}
             + make_interval(hours => ${parameters.add(unchangedSince.hours ?? 0)}::integer)`,
        ]),
  ].join(' and ');
}

export function aheadOf(transaction: Database, account: AccountId, ending: Ending, now: Date): Promise<VisitAhead[]> {
  const parameters = new Parameters();
  const whose = parameters.add(account);
  const own = `visit.provider_id = ${whose}`;
  return transaction.query(
    `select visit.id, case when ${own} then 'provider' else 'customer' end as side,
            visit.starts_at as "startsAt", visit.time_zone as "timeZone",
            coalesce(case when ${own} then coalesce(buyer.name, visit.guest_name)
                          else coalesce(nullif(seller.business_name, ''), seller.name) end, '–') as other,
            case when ${own} and buyer.id is null then visit.guest_phone end as phone
       from app.appointment visit
       join app.account seller on seller.id = visit.provider_id
       left join app.account buyer on buyer.id = visit.customer_id
      where (${own} or visit.customer_id = ${whose}) and ${canEnd(parameters, ending, now)}
      order by visit.id for no key update of visit`,
    parameters.values,
  );
}

const some = 50;

/** Some of those whose time has come, locked; what another run has locked is left to it. */
export function someDue(transaction: Database, ending: Ending, now: Date): Promise<{ id: AppointmentId }[]> {
  const parameters = new Parameters();
  return transaction.query(
    `select visit.id from app.appointment visit where ${canEnd(parameters, ending, now)}
        and not exists (select from app.appointment_undo undo where undo.appointment_id = visit.id)
      order by visit.starts_at, visit.id limit ${some} for no key update skip locked`,
    parameters.values,
  );
}

export interface ListAsked {
  whose: AccountId;
  /** The visits of one of the staff. */
  only: StaffId | undefined;
  as: 'customer' | 'provider';
  from: string | undefined;
  until: string | undefined;
  statuses: readonly AppointmentStatus[] | undefined;
  order: 'ascending' | 'descending';
  after: { start: string; id: string } | undefined;
  limit: number;
}

export async function visitsOf(
  database: Database,
  { whose, only, as, from, until, statuses, order, after, limit }: ListAsked,
): Promise<{ rows: VisitRow[]; total: number }> {
  const parameters = new Parameters();
  const conditions = [
    `visit.${as === 'provider' ? 'provider_id' : 'customer_id'} = ${parameters.add(whose)}`,
    stateIsNot('visit.status', 'held'),
    ...(only === undefined ? [] : [`visit.staff_id = ${parameters.add(only)}`]),
    ...(from === undefined ? [] : [`visit.ends_at > ${parameters.add(from)}::timestamptz`]),
    ...(until === undefined ? [] : [`visit.starts_at < ${parameters.add(until)}::timestamptz`]),
    ...(statuses === undefined ? [] : [`visit.status = any(${parameters.add(statuses)}::text[])`]),
  ].join(' and ');
  const [counted] = await database.query<{ total: number }>(
    `select count(*) as total from app.appointment visit where ${conditions}`,
    parameters.values,
  );
  const [way, beyond] = order === 'ascending' ? ['', '>'] : ['desc', '<'];
  const behind =
    after === undefined
      ? ''
      : `and (visit.starts_at, visit.id) ${beyond} (${parameters.add(after.start)}::timestamptz, ${parameters.add(after.id)}::uuid)`;
  const rows = await database.query<VisitRow>(
    `select ${visitColumns} from ${visitTables} where ${conditions} ${behind}
      order by visit.starts_at ${way}, visit.id ${way} limit ${parameters.add(limit)}`,
    parameters.values,
  );
  return { rows, total: counted?.total ?? 0 };
}

type MessageRow = Omit<AppointmentDetail['messages'][number], 'images'> & { images: MessageImage[] };

export const messagesOf = (database: Database, id: AppointmentId): Promise<MessageRow[]> =>
  database.query<MessageRow & Record<string, unknown>>(
    `select id, author, body as text, created_at as at, ${imagesOfMessage('appointment', 'said.id')} as images
       from app.appointment_message said
      where appointment_id = $1 order by created_at, id`,
    [id],
  );

/** What the other side has written until now counts as read. */
export const markRead = (
  database: Database,
  id: AppointmentId,
  side: 'customer' | 'provider',
  now: Date,
): Promise<unknown> =>
  database.query(`update app.appointment set ${side}_read_at = $2::timestamptz where id = $1`, [id, now.toISOString()]);

/** What the same person still does after a visit on its day, in order. */
export const followingOf = (database: Database, { id, staff, end, timeZone }: VisitRow): Promise<Following[]> =>
  database.query<Following & Record<string, unknown>>(
    `select id, starts_at as start, ends_at + make_interval(mins => buffer_minutes) as "takenUntil" from app.appointment
      where staff_id = $1 and id <> $2 and ${stateIs('status', 'confirmed')} and starts_at >= $3::timestamptz
        and (starts_at at time zone $4)::date = ($3::timestamptz at time zone $4)::date
      order by starts_at`,
    [staff.id, id, end, timeZone],
  );
