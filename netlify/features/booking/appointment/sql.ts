import type { Appointment, AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId, CardId } from '../../../../src/contract/fields.ts';
import type { PlanName } from '../../../../src/contract/plans.ts';
import type { CardOption } from '../../../../src/contract/services/card-option-fields.ts';
import type { CardQuestion } from '../../../../src/contract/services/card-question-fields.ts';
import type { ServiceCategory } from '../../../../src/contract/services/service-taxonomy.ts';
import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { Span } from '../../../calendar/hours.ts';
import { isoOf } from '../../../calendar/zone.ts';
import type { Agreed } from '../../../ground/agreed.ts';
import { takesTransfer } from '../../../ground/deposits.ts';
import { forget } from '../../../ground/forget.ts';
import { isBookable, isShown } from '../../../ground/provider-states.ts';
import { ahead, stateIs } from '../../../ground/states.ts';

/** A provider as somebody who books meets it. */
export interface Booked {
  id: AccountId;
  plan: PlanName;
  country: string | null;
  /** As the details of the business say; null where there are none. */
  business: { isTrader: boolean; country: Country } | null;
  timeZone: string;
  bufferAfterMinutes: number;
  noticeMinutes: number;
  latitude: number;
  longitude: number;
  /** By a link or by transfer. */
  takesDeposits: boolean;
  /** Of the price, from whoever has not come twice. */
  noShowPercent: number | null;
  /** There are hours, a number that was proven, and a card whose times are booked. */
  isBookable: boolean;
}

export interface BookedCard {
  id: CardId;
  name: string;
  category: ServiceCategory;
  priceCents: number;
  priceUnit: 'visit' | 'hour';
  durationMinutes: number;
  parts: readonly { work: number; wait: number }[];
  /** What was chosen of its variants and extras: name, price and duration contain it. */
  options: CardOption[];
  questions: readonly CardQuestion[];
  bufferMinutes: number | null;
  noticeMinutes: number | null;
  cancelHours: number;
  /** What is paid beforehand: a part, or a sum, or nothing. */
  depositPercent: number | null;
  depositCents: number | null;
  isImmediate: boolean;
  isAtShop: boolean;
  isMobile: boolean;
  travelZones: { upTo: number; feeCents: number }[];
  travelReachKilometres: number | null;
}

/** A card as it is offered, before anything is chosen. */
export type CardOffer = Omit<BookedCard, 'options'> & {
  variants: readonly (CardOption & { parts: BookedCard['parts'] })[];
  extras: readonly CardOption[];
};

/** With the named cards that are public, in no order. Undefined if visitors may not see the provider. */
export async function bookedProvider(
  database: Database,
  id: AccountId,
  cards: readonly CardId[],
): Promise<(Booked & { cards: CardOffer[] }) | undefined> {
  const [found] = await database.query<Booked & { cards: CardOffer[] } & Record<string, unknown>>(
    `select account.id, account.plan, account.country, time_zone as "timeZone",
            (select jsonb_build_object('isTrader', is_trader, 'country', business.country)
               from app.provider_business business where business.account_id = account.id) as business,
            buffer_after_minutes as "bufferAfterMinutes", notice_minutes as "noticeMinutes",
            public_latitude as latitude, public_longitude as longitude,
            ${isBookable} as "isBookable",
            (deposit_link is not null or ${takesTransfer}) as "takesDeposits", no_show_percent as "noShowPercent",
            coalesce((
              select jsonb_agg(jsonb_build_object(
                       'id', card.id, 'name', card.name, 'category', category, 'priceCents', price_cents,
                       'priceUnit', price_unit, 'durationMinutes', duration_minutes, 'parts', parts,
                       'variants', variants, 'extras', extras, 'questions', questions,
                       'bufferMinutes', buffer_minutes, 'noticeMinutes', notice_hours * 60, 'cancelHours', cancel_hours,
                       'depositPercent', deposit_percent, 'depositCents', deposit_cents,
                       'isImmediate', is_available_now, 'isAtShop', is_at_shop, 'isMobile', is_mobile,
                       'travelZones', travel_zones, 'travelReachKilometres', travel_reach_kilometres))
                from app.service_card card
               where card.provider_id = account.id and card.id = any($2::uuid[]) and is_published), '[]') as cards
       from app.provider join app.account account on account.id = account_id
      where account.id = $1 and ${isShown}`,
    [id, cards],
  );
  return found;
}

/** Lets one transaction at a time count what somebody has, until it ends. */
export const inTurn = (transaction: Database, subject: string): Promise<unknown> =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);

/** Locks the active staff of a provider, or one of them, in the order of their ids, until the transaction ends. */
export const lockStaff = (transaction: Database, provider: AccountId, only?: StaffId): Promise<{ id: StaffId }[]> =>
  transaction.query(
    `select id from app.staff where provider_id = $1 and is_active and ($2::uuid is null or id = $2::uuid)
      order by id for no key update`,
    [provider, only ?? null],
  );

/** Who of the staff has how many minutes taken in the week of the start, by the provider's clock. */
export const minutesOfWeek = (
  database: Database,
  staff: readonly string[],
  { start, timeZone }: { start: number; timeZone: string },
): Promise<{ id: string; minutes: number }[]> =>
  database.query(
    `with week as (
       select tstzrange(monday at time zone $3, (monday + interval '7 days') at time zone $3) as span
         from (select date_trunc('week', $2::timestamptz at time zone $3) as monday) as first)
     select staff.id, coalesce((
              select sum(extract(epoch from upper(busy.span * week.span) - lower(busy.span * week.span)) / 60)
                from app.busy where busy.staff_id = staff.id and busy.span && week.span), 0)::float8 as minutes
       from app.staff cross join week where staff.id = any($1::uuid[])`,
    [staff, new Date(start).toISOString(), timeZone],
  );

/** Deletes the expired holds of a provider, all that a visitor has there, and one by its id. */
export const clearHolds = (
  transaction: Database,
  provider: AccountId,
  { now, holder, id }: { now: Date; holder?: Uint8Array; id?: AppointmentId | undefined },
): Promise<unknown> =>
  transaction.query(
    `delete from app.appointment
      where ${stateIs('status', 'held')} and provider_id = $1
        and (held_until <= $2::timestamptz or holder = $3::bytea or id = $4::uuid)`,
    [provider, now.toISOString(), holder ?? null, id ?? null],
  );

export async function countHeld(transaction: Database, caller: Uint8Array, now: Date): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.appointment where ${stateIs('status', 'held')} and holder_caller = $1 and held_until > $2::timestamptz`,
    [caller, now.toISOString()],
  );
  return counted?.count ?? 0;
}

/** Holds of visitors without an account on one day of a provider, from all network addresses. */
export async function countGuestHolds(
  transaction: Database,
  provider: AccountId,
  { from, until, now }: { from: number; until: number; now: Date },
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    `select count(*) from app.appointment
      where ${stateIs('status', 'held')} and provider_id = $1 and held_by_guest and held_until > $4::timestamptz
        and starts_at >= $2::timestamptz and starts_at < $3::timestamptz`,
    [provider, isoOf(from), isoOf(until), now.toISOString()],
  );
  return counted?.count ?? 0;
}

/** Whoever knows the id of a hold has it. */
export const deleteHold = (database: Database, id: AppointmentId): Promise<unknown> =>
  database.query(`delete from app.appointment where id = $1 and ${stateIs('status', 'held')}`, [id]);

/** Deletes holds that ended; returns their number. */
export async function deleteHoldsBefore(database: Database, before: Date): Promise<number> {
  const deleted = await database.query(
    `delete from app.appointment where id in (
       select id from app.appointment where ${stateIs('status', 'held')} and held_until <= $1::timestamptz for update skip locked)
     returning id`,
    [before.toISOString()],
  );
  return deleted.length;
}

/** Who comes: an account, or somebody without one. */
export interface Customer {
  customer: AccountId | null;
  phone: string | null;
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
  guestProven: 'email' | 'phone' | null;
}

/** A card as a visit keeps it; of one that was agreed earlier the card may be gone. */
type NewItem = Pick<BookedCard, 'name' | 'category' | 'priceCents' | 'priceUnit' | 'durationMinutes'> & {
  id: CardId | null;
  parts: readonly { work: number; wait: number }[];
  options: readonly BookedCard['options'][number][];
};

export interface NewVisit extends Partial<Customer> {
  id: AppointmentId;
  provider: AccountId;
  staff: string;
  status: 'held' | 'open' | 'confirmed';
  timeZone: string;
  start: number;
  end: number;
  pieces: readonly Span[];
  cards: readonly NewItem[];
  totalCents: number;
  travelFeeCents?: number;
  bufferMinutes: number;
  cancelHours: number;
  place?: 'shop' | 'customer';
  address?: { street: string; zip: string; city: string } | undefined;
  note?: string;
  answers?: Appointment['answers'];
  /** '' where whoever books comes. */
  visitor?: string;
  origin?: 'site' | 'link' | 'entry' | 'walk_in';
  answerUntil?: Date | null;
  depositCents?: number | null;
  /** The same of all visits that are booked together. */
  series?: AppointmentId;
  /** Of a held time: the earlier visit that it repeats. */
  againOf?: AppointmentId;
  /** In which the customer is written to. */
  language?: Language;
  /** The versions of the texts to which the customer agrees. */
  agreed?: Agreed;
  /** Of the provider's client file, where it is known; else a trigger finds it. */
  client?: string | null;
  heldUntil?: Date;
  holder?: Uint8Array;
  holderCaller?: Uint8Array;
  isGuestHold?: boolean;
}

export const spansOf = (pieces: readonly Span[]) =>
  pieces.map(({ from, until }) => ({ from: isoOf(from), until: isoOf(until) }));

/** Writes a visit, its cards as they are now, and what it takes of somebody's time. Rejects where that is taken. */
export async function addVisit(transaction: Database, visit: NewVisit, now: Date): Promise<void> {
  const { holder = null, holderCaller = null, pieces, cards, ...said } = visit;
  const row = {
    ...said,
    start: isoOf(visit.start),
    end: isoOf(visit.end),
    pieces: spansOf(pieces),
    cards: cards.map((card, position) => ({ ...card, position })),
  };
  await transaction.query(
    `with said as (
       select * from jsonb_to_record($1::jsonb) as said (
         id uuid, provider uuid, staff uuid, customer uuid, status text, "timeZone" text, start timestamptz, "end" timestamptz,
         pieces jsonb, cards jsonb, "totalCents" integer, "travelFeeCents" integer, "bufferMinutes" smallint,
         "cancelHours" smallint, place text, address jsonb, note text, visitor text, phone text, "guestName" text, "guestEmail" text,
         "guestPhone" text, "guestProven" text, origin text, language text, "answerUntil" timestamptz, "heldUntil" timestamptz,
         client uuid, agreed jsonb, "isGuestHold" boolean, series uuid, "againOf" uuid, "depositCents" integer, answers jsonb)),
     made as (
       insert into app.appointment (id, provider_id, staff_id, customer_id, card_id, service_name, category, price_cents,
         price_unit, total_cents, travel_fee_cents, buffer_minutes, cancel_hours, status, time_zone, starts_at, ends_at, place,
         address, note, visitor_name, phone, guest_name, guest_email, guest_phone, guest_proven, origin, language, answer_until, confirmed_at,
         held_until, holder, holder_caller, created_at, updated_at, client_id, terms_version, withdrawal_version, withdrawal_rule,
         held_by_guest, series_id, again_of, deposit_cents, answers)
       select id, provider, staff, customer, (cards -> 0 ->> 'id')::uuid, cards -> 0 ->> 'name', cards -> 0 ->> 'category',
              (cards -> 0 ->> 'priceCents')::integer, cards -> 0 ->> 'priceUnit', "totalCents", coalesce("travelFeeCents", 0),
              "bufferMinutes", "cancelHours", status, "timeZone", start, "end", coalesce(place, 'shop'), address,
              coalesce(note, ''), nullif(visitor, ''), phone, "guestName", "guestEmail", "guestPhone", "guestProven", coalesce(origin, 'site'), coalesce(language, 'de'),
              "answerUntil", case when ${stateIs('status', 'confirmed')} then $2::timestamptz end, "heldUntil", $3::bytea, $4::bytea,
              $2::timestamptz, $2::timestamptz, client, agreed ->> 'terms', agreed ->> 'withdrawal', agreed ->> 'rule',
              coalesce("isGuestHold", false), series, "againOf", "depositCents", coalesce(answers, '[]')
         from said),
     items as (
       insert into app.appointment_item (appointment_id, position, card_id, name, category, price_cents, price_unit,
         duration_minutes, parts, options)
       select said.id, position, card.id, name, category, "priceCents", "priceUnit", "durationMinutes", parts, options
         from said, jsonb_to_recordset(cards) as card (id uuid, position smallint, name text, category text,
           "priceCents" integer, "priceUnit" text, "durationMinutes" smallint, parts jsonb, options jsonb))
     insert into app.busy (owner, kind, staff_id, span)
     select said.id, 'visit', staff, tstzrange(piece.from, piece.until)
       from said, jsonb_to_recordset(pieces) as piece ("from" timestamptz, "until" timestamptz)`,
    [row, now.toISOString(), holder, holderCaller],
  );
}

/** How many requests a provider has not answered, and how many visits lie ahead in all. A series counts as one. */
export async function countAhead(
  transaction: Database,
  customer: Pick<Customer, 'customer' | 'guestEmail' | 'guestPhone' | 'guestProven'>,
  provider: AccountId,
  now: Date,
): Promise<{ open: number; ahead: number }> {
  const [whose, value] =
    customer.customer !== null
      ? ['customer_id', customer.customer]
      : customer.guestProven === 'email'
        ? ['guest_email', customer.guestEmail]
        : ['guest_phone', customer.guestPhone];
  const [counted] = await transaction.query<{ open: number; ahead: number }>(
    `select count(distinct coalesce(series_id, id)) filter (where ${stateIs('status', 'open')} and provider_id = $2) as open,
            count(distinct coalesce(series_id, id)) as ahead
       from app.appointment where ${whose} = $1 and ${stateIs('status', ahead)} and starts_at > $3::timestamptz`,
    [value, provider, now.toISOString()],
  );
  return counted ?? { open: 0, ahead: 0 };
}

/** When another code can be sent; undefined if now. */
export async function nextGuestCodeAt(
  database: Database,
  subject: string,
  { now, seconds }: { now: Date; seconds: number },
): Promise<Date | undefined> {
  const [sent] = await database.query<{ nextAt: string }>(
    `select sent_at + make_interval(secs => $3) as "nextAt" from app.guest_code
      where subject = $1 and sent_at + make_interval(secs => $3) > $2::timestamptz`,
    [subject, now.toISOString(), seconds],
  );
  return sent && new Date(sent.nextAt);
}

/** In place of the code before. False if one was sent just now, by a call at the same moment. */
export async function putGuestCode(
  transaction: Database,
  code: { subject: string; codeHash: string; expiresAt: Date },
  { now, seconds }: { now: Date; seconds: number },
): Promise<boolean> {
  const put = await transaction.query(
    `insert into app.guest_code as known (subject, code_hash, sent_at, expires_at) values ($1, $2, $3::timestamptz, $4)
     on conflict (subject) do update
       set code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     where known.sent_at + make_interval(secs => $5) <= $3::timestamptz
     returning subject`,
    [code.subject, code.codeHash, now.toISOString(), code.expiresAt.toISOString(), seconds],
  );
  return put.length > 0;
}

/** Counts a try and says what it is compared with. Undefined where no code counts, or its tries are used up. */
export async function triedGuestCode(
  database: Database,
  subject: string,
  { now, tries }: { now: Date; tries: number },
): Promise<{ codeHash: string; triesLeft: number } | undefined> {
  const [tried] = await database.query<{ codeHash: string; triesLeft: number }>(
    `update app.guest_code set tries = tries + 1
      where subject = $1 and expires_at > $2::timestamptz and tries < $3
     returning code_hash as "codeHash", $3 - tries as "triesLeft"`,
    [subject, now.toISOString(), tries],
  );
  return tried;
}

/** Uses the code up. False if it was used or replaced meanwhile. */
export async function usedGuestCode(database: Database, subject: string, codeHash: string): Promise<boolean> {
  const used = await database.query(
    'delete from app.guest_code where subject = $1 and code_hash = $2 returning subject',
    [subject, codeHash],
  );
  return used.length > 0;
}

/** Deletes codes that count no more; returns their number. */
export const deleteGuestCodesBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'guest_code', 'expires_at', before);

export type OwnCard = CardOffer & { isPublished: boolean };

/** All own cards in their order, the public ones first. */
export const ownCards = (database: Database, owner: AccountId): Promise<OwnCard[]> =>
  database.query<OwnCard & Record<string, unknown>>(
    `select id, name, category, price_cents as "priceCents", price_unit as "priceUnit",
            duration_minutes as "durationMinutes", parts, variants, extras, questions, buffer_minutes as "bufferMinutes",
            notice_hours * 60 as "noticeMinutes", cancel_hours as "cancelHours", deposit_percent as "depositPercent",
            deposit_cents as "depositCents", is_available_now as "isImmediate",
            is_at_shop as "isAtShop", is_mobile as "isMobile", travel_zones as "travelZones",
            travel_reach_kilometres as "travelReachKilometres", is_published as "isPublished"
       from app.service_card where provider_id = $1 order by is_published desc, position, created_at, id`,
    [owner],
  );

/** Null where there is no such provider. */
export async function knownProvider(database: Database, id: AccountId): Promise<AccountId | null> {
  const [found] = await database.query<{ id: AccountId }>(
    'select account_id as id from app.provider where account_id = $1',
    [id],
  );
  return found?.id ?? null;
}
