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
import type { VisitSide } from '../../../ground/states.ts';
import { type KeptStatus, stateIs, stateIsNot, sure } from '../../../ground/states.ts';
import { visitsOfMember } from './colleague-sql.ts';
import type { Facts } from './fact-messages.ts';
import { type Origin, type Preferences } from './rules.ts';

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

export const visitColumns = `
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

export const visitTables = `
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

/** A party's own visit, and that of an employee. */
export async function visitOf(database: Database, id: string, account: AccountId): Promise<ToldVisit | undefined> {
  const [found] = await database.query<ToldVisit & Row>(
    `select ${visitColumns} from ${visitTables}
      where visit.id = $1 and ${stateIsNot('visit.status', 'held')} and ($2 in (visit.provider_id, visit.customer_id) or visit.id in (${visitsOfMember('own').replace('$1', '$2')}))`,
    [id, account],
  );
  return found;
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
