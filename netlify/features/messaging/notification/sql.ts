import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { Position } from '../../../../src/contract/area.ts';
import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { PaymentMeans } from '../../../../src/contract/services/business-fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { type Agreed, agreedColumn } from '../../../ground/agreed.ts';
import { pickOfItem } from '../../../ground/card-picks.ts';
import { depositColumn } from '../../../ground/deposits.ts';
import { kilometresToVisit, standsAtTheHouse } from '../../../ground/distance.ts';
import { forget } from '../../../ground/forget.ts';
import type { VisitSide } from '../../../ground/states.ts';
import { type KeptStatus, stateIs, stateIsNot, sure } from '../../../ground/states.ts';
import { visitsOfMember } from './colleague-sql.ts';
import type { Facts } from './fact-messages.ts';
import { dayBefore, feedMaximum, listedMaximum, type Origin, type Preferences, usualCancelHours } from './rules.ts';

/** Somebody with an account, as far as they can be told something. */
export interface Person {
  id: AccountId;
  name: string;
  email: string;
  isProven: boolean;
  isPhoneProven: boolean;
  /** Suspended, or deleted: nobody reads there. */
  isGone: boolean;
  phone: string | null;
  country: string | null;
  preferences: Preferences;
}

/** A visit with both sides, as messages and calendar files need it. */
export interface ToldVisit {
  id: string;
  version: number;
  status: KeptStatus;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  language: Language;
  updatedAt: string;
  origin: Origin;
  services: string[];
  /** Their ids; null if one of them is gone. */
  cards: string[] | null;
  place: 'shop' | 'customer';
  address: { street: string; zip: string; city: string } | null;
  /** Kilometres to it. */
  distance: number | null;
  totalCents: number;
  currency: ServiceCurrency;
  travelFeeCents: number;
  cancelHours: number;
  /** When it was booked, or the request was accepted. */
  boundAt: string;
  createdAt: string;
  /** What the customer has written with it. */
  note: string;
  wasConfirmed: boolean;
  /** The texts that were agreed; null of what a provider entered. */
  agreed: Agreed | null;
  answerUntil: string | null;
  deposit: Facts['deposit'] | null;
  proposedStartsAt: string | null;
  /** What it would be about, and who would do it, where that is proposed. */
  proposedContent: { service: string; endsAt: string; totalCents: number; staff: string | null } | null;
  alternatives: string[];
  cancelledBy: 'customer' | 'provider' | 'system' | null;
  reason: CancelReason | null;
  cancelledAt: string | null;
  comingAt: string | null;
  /** Null where one person works alone. */
  staff: string | null;
  phone: string | null;
  /** Who comes, where that is somebody else than who booked. */
  visitor: string | null;
  provider: Person & {
    /** What customers call. */
    publicPhone: string | null;
    street: string | null;
    zip: string | null;
    city: string | null;
    isAddressPublic: boolean;
    /** Of the house, where the profile shows it; null elsewhere. */
    position: Position | null;
    /** Wants those to be told whom they have entered. */
    tellsClients: boolean;
    /** Who makes the contract, as the details of the business say; the address of traders only. Null without them. */
    /** How customers can pay; null where the details of the business are not given. */
    payments: PaymentMeans[] | null;
    contractor: {
      name: string;
      street: string | null;
      zip: string | null;
      city: string | null;
      isTrader: boolean;
    } | null;
  };
  customer: Person | null;
  guest: { name: string | null; email: string | null; phone: string | null };
}

const person = (table: string, name: string): string => `
  jsonb_build_object(
    'id', ${table}.id, 'name', ${name}, 'email', ${table}.email, 'isProven', ${table}.email_verified_at is not null,
    'isPhoneProven', ${table}.phone_verified_at is not null,
    'isGone', ${table}.suspended_at is not null or ${table}.deleted_at is not null,
    'phone', ${table}.phone, 'country', ${table}.country,
    'preferences', jsonb_build_object(
      'emailNotifications', ${table}.email_notifications, 'appointmentReminders', ${table}.appointment_reminders,
      'smsNotifications', ${table}.sms_notifications, 'bookingEmails', ${table}.booking_emails,
      'quietFrom', ${table}.quiet_from, 'quietUntil', ${table}.quiet_until))`;

/** Where one person works alone nobody has to be told who comes. */
const isOneOfSeveral = `
  (select count(*) from app.staff colleague where colleague.provider_id = visit.provider_id and colleague.is_active) > 1`;

const visitColumns = `
  visit.id, visit.version, visit.status, visit.starts_at as "startsAt", visit.ends_at as "endsAt",
  visit.time_zone as "timeZone", visit.language, visit.updated_at as "updatedAt", visit.origin,
  coalesce(
    (select jsonb_agg(item.name order by item.position) from app.appointment_item item where item.appointment_id = visit.id),
    jsonb_build_array(visit.service_name)) as services,
  (select case when bool_and(item.card_id is not null) then jsonb_agg(${pickOfItem} order by item.position) end
     from app.appointment_item item where item.appointment_id = visit.id) as cards,
  visit.place, visit.address, ${kilometresToVisit('provider')} as distance, visit.total_cents as "totalCents", visit.currency, visit.travel_fee_cents as "travelFeeCents",
  visit.cancel_hours as "cancelHours", coalesce(visit.confirmed_at, visit.created_at) as "boundAt",
  (visit.confirmed_at is not null or ${stateIs('visit.status', sure)}) as "wasConfirmed",
  ${agreedColumn}, ${depositColumn},
  visit.created_at as "createdAt", visit.note,
  visit.answer_until as "answerUntil", visit.proposed_starts_at as "proposedStartsAt",
  case when visit.proposed_starts_at is not null and visit.proposed_change is not null then (
    select jsonb_build_object(
             'service', string_agg(item ->> 'name', ', ' order by position), 'totalCents', visit.proposed_change -> 'totalCents',
             'staff', (select staff.name from app.staff where staff.id = visit.proposed_staff_id and ${isOneOfSeveral}),
             'endsAt', visit.proposed_starts_at + make_interval(mins => sum((item ->> 'durationMinutes')::integer)::integer))
      from jsonb_array_elements(visit.proposed_change -> 'items') with ordinality as listed (item, position)) end as "proposedContent",
  visit.alternatives,
  visit.cancelled_by as "cancelledBy", visit.cancel_reason as reason, visit.cancelled_at as "cancelledAt", visit.coming_at as "comingAt",
  (select staff.name from app.staff where staff.id = visit.staff_id and ${isOneOfSeveral}) as staff,
  visit.phone, visit.visitor_name as visitor,
  ${person('seller', `coalesce(nullif(seller.business_name, ''), seller.name)`)} || jsonb_build_object(
    'publicPhone', coalesce(seller.public_phone, seller.phone),
    'street', nullif(trim(concat(seller.street, ' ', seller.house_number)), ''), 'zip', seller.zip, 'city', seller.city,
    'isAddressPublic', provider.is_address_public,
    'position', case when provider.is_address_public and ${standsAtTheHouse('seller')}
                     then json_build_object('lat', provider.public_latitude, 'lng', provider.public_longitude) end,
    'tellsClients', provider.tells_clients,
    'payments', (select to_jsonb(business.payments) from app.provider_business business where business.account_id = seller.id),
    'contractor', (select jsonb_build_object('name', business.name, 'isTrader', is_trader,
                      'street', case when is_trader then business.street end,
                      'zip', case when is_trader then business.zip else seller.zip end,
                      'city', case when is_trader then business.city else seller.city end)
                     from app.provider_business business where business.account_id = seller.id)) as provider,
  case when buyer.id is not null then ${person('buyer', 'buyer.name')} end as customer,
  jsonb_build_object('name', visit.guest_name, 'email', case when visit.guest_proven is distinct from 'phone' then visit.guest_email end,
    'phone', visit.guest_phone) as guest`;

const visitTables = `
  app.appointment visit
  join app.account seller on seller.id = visit.provider_id
  join app.provider on provider.account_id = visit.provider_id
  left join app.account buyer on buyer.id = visit.customer_id`;

export async function toldVisit(database: Database, id: string): Promise<ToldVisit | undefined> {
  const [found] = await database.query<ToldVisit & Row>(
    `select ${visitColumns} from ${visitTables} where visit.id = $1 and ${stateIsNot('visit.status', 'held')}`,
    [id],
  );
  return found;
}

export interface Announced {
  appointmentId: string;
  version: number;
  kind: NotificationKind;
  side: VisitSide;
  occasion: string;
}

/** True for whoever is first to tell it. The row is there once the transaction commits, and with it what was queued. */
export async function isFirstToTell(transaction: Database, event: Announced, now: Date): Promise<boolean> {
  const first = await transaction.query(
    `insert into app.announcement (appointment_id, version, kind, side, occasion, told_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (appointment_id, version, kind, side, occasion) do nothing
     returning appointment_id`,
    [event.appointmentId, event.version, event.kind, event.side, event.occasion, now.toISOString()],
  );
  return first.length > 0;
}

export interface NewNotification {
  accountId: AccountId;
  kind: NotificationKind;
  appointmentId: string | null;
  facts: Facts;
  /** It counts as read from the beginning. */
  isKnown?: boolean;
}

export const addNotification = (transaction: Database, added: NewNotification, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.notification (account_id, kind, appointment_id, facts, created_at, read_at)
     values ($1, $2, $3, $4, $5::timestamptz, case when $6 then $5::timestamptz end)`,
    [added.accountId, added.kind, added.appointmentId, added.facts, now.toISOString(), added.isKnown ?? false],
  );

interface Rung extends Row {
  id: string;
  kind: NotificationKind;
  appointmentId: string | null;
  facts: Facts;
  at: string;
  isRead: boolean;
}

/** The latest first. */
export const notificationsOf = (database: Database, account: AccountId): Promise<Rung[]> =>
  database.query<Rung>(
    `select id, kind, appointment_id as "appointmentId", facts, created_at as at, read_at is not null as "isRead"
       from app.notification
      where account_id = $1
      order by created_at desc, id desc
      limit ${listedMaximum}`,
    [account],
  );

export async function countUnread(database: Database, account: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    'select count(*) from app.notification where account_id = $1 and read_at is null',
    [account],
  );
  return counted?.count ?? 0;
}

/** Those named, or all. Others' stay as they are. */
export const markRead = (
  database: Database,
  account: AccountId,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<unknown> =>
  database.query(
    `update app.notification set read_at = $3
      where account_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2::uuid[]))`,
    [account, ids ?? null, now.toISOString()],
  );

/** Deletes old ones, read or not; returns their number. */
export const deleteNotificationsBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'notification', 'created_at', before);

/** A party's own visit, and that of an employee. */
export async function visitOf(database: Database, id: string, account: AccountId): Promise<ToldVisit | undefined> {
  const [found] = await database.query<ToldVisit & Row>(
    `select ${visitColumns} from ${visitTables}
      where visit.id = $1 and ${stateIsNot('visit.status', 'held')} and ($2 in (visit.provider_id, visit.customer_id) or visit.id in (${visitsOfMember('own').replace('$1', '$2')}))`,
    [id, account],
  );
  return found;
}

/** What stands in somebody's calendar: on either side, the past quarter and what lies ahead, and what was cancelled lately. */
export const visitsInFeed = (
  database: Database,
  account: AccountId,
  { from, cancelledSince }: { from: Date; cancelledSince: Date },
): Promise<ToldVisit[]> =>
  database.query<ToldVisit & Row>(
    `select ${visitColumns} from ${visitTables}
      where visit.id in (
        select id from app.appointment where provider_id = $1 and starts_at > $2
        union all
        select id from app.appointment where customer_id = $1 and starts_at > $2
        union all
        ${visitsOfMember('own')} and own.starts_at > $2)
        and ${stateIsNot('visit.status', 'held')} and (${stateIsNot('visit.status', 'cancelled')} or visit.cancelled_at > $3::timestamptz)
      order by visit.starts_at, visit.id
      limit ${feedMaximum}`,
    [account, from.toISOString(), cancelledSince.toISOString()],
  );

export interface FeedOwner extends Row {
  id: AccountId;
  type: AccountType;
}

/** Whose feed has this token. */
export async function feedOwner(database: Database, tokenHash: Uint8Array): Promise<FeedOwner | undefined> {
  const [found] = await database.query<FeedOwner>(
    `select account.id, account.type from app.calendar_feed feed join app.account on account.id = feed.account_id
      where feed.token_hash = $1 and account.suspended_at is null`,
    [tokenHash],
  );
  return found;
}

export async function feedRenewedAt(database: Database, account: AccountId): Promise<string | null> {
  const [found] = await database.query<{ at: string }>(
    'select renewed_at as at from app.calendar_feed where account_id = $1',
    [account],
  );
  return found?.at ?? null;
}

export const renewFeed = (database: Database, account: AccountId, tokenHash: Uint8Array, now: Date): Promise<unknown> =>
  database.query(
    `insert into app.calendar_feed (account_id, token_hash, renewed_at) values ($1, $2, $3)
     on conflict (account_id) do update set token_hash = excluded.token_hash, renewed_at = excluded.renewed_at`,
    [account, tokenHash, now.toISOString()],
  );

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

/** Links of text messages about visits that ended before then; returns their number. */
export async function deleteTextLinksBefore(database: Database, before: Date): Promise<number> {
  const deleted = await database.query(
    `delete from app.text_link link using app.appointment visit
      where visit.id = link.appointment_id and visit.ends_at < $1::timestamptz and link.sent_at < $1::timestamptz
      returning link.appointment_id`,
    [before.toISOString()],
  );
  return deleted.length;
}
