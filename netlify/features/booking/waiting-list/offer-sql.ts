import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { ClientId } from '../../../../src/contract/booking/client.ts';
import type { OfferId, OfferReason, WaitingId } from '../../../../src/contract/booking/waiting-list.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { CardPick } from '../../../../src/contract/services/card-option-fields.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Span } from '../../../calendar/hours.ts';
import { isoOf } from '../../../calendar/zone.ts';
import { milliseconds } from '../../../ground/calendars.ts';
import { done, stateIs } from '../../../ground/states.ts';
import type { OfferReader } from '../../messaging/index.ts';
import { type Freed, waitersMaximum } from './rules.ts';
import { accountOf, canBeOffered, isOpenOffer, isWaiting } from './sql.ts';

/** What can still be taken back frees nothing yet. */
const isSettled = `not exists (select from app.appointment_undo undo where undo.appointment_id = freed.owner)`;

/** Providers where time was freed since somebody last looked. */
export const freedProviders = async (database: Database): Promise<{ id: AccountId; timeZone: string }[]> =>
  database.query(
    `select account_id as id, time_zone as "timeZone" from app.provider
      where account_id in (select provider_id from app.freed_time freed where ${isSettled}) order by account_id`,
  );

/** Takes what was freed at a provider, so that nobody else looks at it. */
export const takeFreed = (transaction: Database, provider: AccountId): Promise<Freed[]> =>
  transaction.query<Freed & Record<string, unknown>>(
    `delete from app.freed_time freed where provider_id = $1 and ${isSettled}
     returning staff_id as staff, ${milliseconds('lower(span)')} as from, ${milliseconds('upper(span)')} as until`,
    [provider],
  );

/** Somebody who waits, and how they are told. */
export interface WaitingRow {
  id: WaitingId;
  person: string;
  account: AccountId | null;
  appointment: AppointmentId | null;
  client: ClientId | null;
  cards: CardPick[];
  staff: StaffId | null;
  usual: StaffId | null;
  firstDay: string;
  lastDay: string;
  fromMinute: number | null;
  untilMinute: number | null;
  joinedAt: string;
  language: Language;
  asked: Span[];
  [column: string]: unknown;
}

/** Who waits at a provider and has no offer to answer, the longest waiting first. */
export const waitersAt = (database: Database, provider: AccountId, now: Date): Promise<WaitingRow[]> =>
  database.query<WaitingRow>(
    `select waiting.id, who.person, ${accountOf} as account, visit.id as appointment,
            client.id as client, waiting.picks as cards, coalesce(waiting.staff_id, visit.staff_id) as staff,
            coalesce(visit.staff_id, (
              select had.staff_id from app.appointment had
               where (had.customer_id = waiting.account_id or had.client_id = waiting.client_id)
                 and had.provider_id = waiting.provider_id
                 and ${stateIs('had.status', done)}
               group by had.staff_id order by count(*) desc, max(had.starts_at) desc limit 1)) as usual,
            coalesce(waiting.first_day, ($2::timestamptz at time zone shop.time_zone)::date)::text as "firstDay",
            coalesce(waiting.last_day, (visit.starts_at at time zone shop.time_zone)::date)::text as "lastDay",
            waiting.from_minute as "fromMinute", waiting.until_minute as "untilMinute",
            waiting.created_at as "joinedAt", waiting.language,
            coalesce((select jsonb_agg(jsonb_build_object('from', ${milliseconds('lower(offer.span)')},
                        'until', ${milliseconds('upper(offer.span)')}))
                        from app.waiting_offer offer
                       where offer.person = who.person and offer.provider_id = waiting.provider_id), '[]') as asked
       from app.waiting_list waiting
       join app.provider shop on shop.account_id = waiting.provider_id
       left join app.appointment visit on visit.id = waiting.appointment_id
       left join app.client client on client.id = waiting.client_id
       left join app.account buyer on buyer.id = ${accountOf}
      cross join lateral (select coalesce(${accountOf}, client.id, visit.client_id, visit.id) as person) as who
      where waiting.provider_id = $1 and ${isWaiting('$2')} and ${canBeOffered}
        and buyer.suspended_at is null and buyer.deleted_at is null
        and not exists (select from app.waiting_offer offer where offer.person = who.person and ${isOpenOffer('offer', '$2')})
      order by waiting.created_at, waiting.id limit ${waitersMaximum}`,
    [provider, now.toISOString()],
  );

export interface NewOffer {
  waiting: WaitingId;
  provider: AccountId;
  person: string;
  hold: AppointmentId;
  staff: string;
  span: Span;
  reason: OfferReason;
  until: Date;
}

export async function addOffer(transaction: Database, offer: NewOffer, now: Date): Promise<OfferId> {
  const { waiting, provider, person, hold, staff, span, reason, until } = offer;
  const [added] = await transaction.query<{ id: OfferId }>(
    `insert into app.waiting_offer (waiting_id, provider_id, person, hold_id, staff_id, span, reason, held_until, created_at)
     values ($1, $2, $3, $4, $5, tstzrange($6, $7), $8, $9, $10) returning id`,
    [
      waiting,
      provider,
      person,
      hold,
      staff,
      isoOf(span.from),
      isoOf(span.until),
      reason,
      until.toISOString(),
      now.toISOString(),
    ],
  );
  if (added === undefined) throw new Error('an insert returned nothing');
  return added.id;
}

/** An offer as its link shows it. */
export interface OfferRow {
  id: OfferId;
  waiting: WaitingId;
  hold: AppointmentId;
  provider: AccountId;
  until: string;
  start: string;
  end: string;
  timeZone: string;
  name: string;
  staff: { id: StaffId; name: string };
  cards: CardPick[];
  services: string[];
  totalCents: number;
  currency: 'EUR' | 'CHF';
  reason: OfferReason;
  isOpen: boolean;
  /** Who waits with it; null for a visit, and for a client without one. */
  account: AccountId | null;
  /** A client without an account, who books as a guest. */
  client: { name: string; email: string | null; phone: string | null; country: string | null } | null;
  /** The visit that would move. */
  appointment: AppointmentId | null;
  appointmentStart: string | null;
  isGuest: boolean;
  [column: string]: unknown;
}

export async function offerById(database: Database, id: OfferId, now: Date): Promise<OfferRow | undefined> {
  const [found] = await database.query<OfferRow>(
    `select offer.id, offer.waiting_id as waiting, offer.hold_id as hold, offer.provider_id as provider, offer.held_until as until,
            held.starts_at as start, held.ends_at as "end", shop.time_zone as "timeZone",
            coalesce(nullif(seller.business_name, ''), seller.name) as name,
            jsonb_build_object('id', staff.id, 'name', staff.name) as staff,
            case when waiting.appointment_id is null then to_jsonb(waiting.picks) else '[]' end as cards,
            coalesce((select jsonb_agg(item.name order by item.position) from app.appointment_item item
                       where item.appointment_id = held.id), '[]') as services,
            held.total_cents as "totalCents", held.currency, offer.reason,
            held.id is not null and ${isOpenOffer('offer', '$2')} as "isOpen",
            coalesce(waiting.account_id, client.account_id) as account,
            case when client.id is not null and client.account_id is null
                 then jsonb_build_object('name', client.name, 'email', client.email, 'phone', client.phone, 'country', seller.country) end as client,
            visit.id as appointment, visit.starts_at as "appointmentStart",
            visit.id is not null and visit.customer_id is null as "isGuest"
       from app.waiting_offer offer
       join app.waiting_list waiting on waiting.id = offer.waiting_id
       join app.provider shop on shop.account_id = offer.provider_id
       join app.account seller on seller.id = offer.provider_id
       join app.staff on staff.id = offer.staff_id
       left join app.appointment held on held.id = offer.hold_id
       left join app.appointment visit on visit.id = waiting.appointment_id
       left join app.client client on client.id = waiting.client_id
      where offer.id = $1`,
    [id, now.toISOString()],
  );
  return found;
}

/** Declines an offer that is open, and lets the time go. False where there is none any more. */
export async function declineOffer(transaction: Database, id: OfferId, now: Date): Promise<boolean> {
  const declined = await transaction.query<{ hold: AppointmentId | null }>(
    'update app.waiting_offer set declined_at = coalesce(declined_at, $2::timestamptz) where id = $1 returning hold_id as hold',
    [id, now.toISOString()],
  );
  const hold = declined[0]?.hold ?? null;
  if (hold !== null)
    await transaction.query(`delete from app.appointment where id = $1 and ${stateIs('status', 'held')}`, [hold]);
  return declined.length > 0;
}

/** Lets go what was held for somebody who did not answer; returns how many. */
export async function endOffers(database: Database, now: Date): Promise<number> {
  const ended = await database.query(
    `delete from app.appointment where id in (
       select held.id from app.waiting_offer offer join app.appointment held on held.id = offer.hold_id
        where offer.held_until <= $1::timestamptz and ${stateIs('held.status', 'held')} for update of held skip locked)
     returning id`,
    [now.toISOString()],
  );
  return ended.length;
}

/** How somebody who waits is told. Undefined where nobody is there any more. */
export async function readerOf(
  database: Database,
  { account, appointment, client }: Pick<WaitingRow, 'account' | 'appointment' | 'client'>,
): Promise<OfferReader | undefined> {
  if (account !== null) {
    const [found] = await database.query<OfferReader & Record<string, unknown>>(
      `select id as account, email, email_verified_at is not null as "isProven", country,
              case when phone_verified_at is not null then phone end as phone
         from app.account where id = $1 and deleted_at is null`,
      [account],
    );
    return found;
  }
  if (client !== null) {
    const [found] = await database.query<OfferReader & Record<string, unknown>>(
      `select null as account, seller.country, client.email, client.phone, true as "isTyped"
         from app.client join app.account seller on seller.id = client.provider_id where client.id = $1`,
      [client],
    );
    return found;
  }
  const [found] = await database.query<OfferReader & Record<string, unknown>>(
    `select null as account, seller.country,
            case when visit.guest_proven is distinct from 'phone'
                  and (visit.guest_proven = 'email' or shop.tells_clients) then visit.guest_email end as email,
            case when visit.guest_proven = 'phone' or shop.tells_clients then visit.guest_phone end as phone,
            visit.guest_proven is null as "isTyped"
       from app.appointment visit
       join app.account seller on seller.id = visit.provider_id
       join app.provider shop on shop.account_id = visit.provider_id
      where visit.id = $1`,
    [appointment],
  );
  return found;
}
