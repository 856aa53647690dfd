import type { Database } from '../../netlify/adapters/ports.ts';
import { versions } from '../../src/contract/account/agreement-versions.ts';
import { type AccountId, accountId, type CardId, cardId } from '../../src/contract/fields.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import type { ServiceCategory } from '../../src/contract/services/service-taxonomy.ts';

export interface OfferedCard {
  id: CardId;
  category: ServiceCategory;
  priceCents: number;
  priceUnit: 'visit' | 'hour';
  durationMinutes: number;
  isMobile: boolean;
  isAtShop: boolean;
  /** Null: the provider's; null as well: nobody has said how far. */
  travelReachKilometres: number | null;
  travelZones: { upTo: number; feeCents: number }[];
  isPublished: boolean;
  isAvailableNow: boolean;
  /** Their cheapest is what the card costs. */
  variants: OfferedOption[];
  extras: OfferedOption[];
}

interface OfferedOption {
  id: string;
  name: string;
  priceCents: number;
  durationMinutes: number;
  parts?: { work: number; wait: number }[];
}

/** Somebody who offers services, as the tests invent them; there is no call for it yet. Berlin's middle, open on weekdays. */
export interface Offering {
  id: AccountId;
  name: string;
  plan: PlanName;
  zip: string;
  latitude: number;
  longitude: number;
  /** Of the business's country, which decides the currency as well. */
  timeZone: 'Europe/Berlin' | 'Europe/Vienna' | 'Europe/Zurich';
  reachKilometres: number | null;
  isPhonePublic: boolean;
  isAddressPublic: boolean;
  isVerified: boolean;
  isSuspended: boolean;
  bufferAfterMinutes: number;
  noticeMinutes: number;
  /** Opening hours of every weekday, in minutes. */
  hours: { opensMinute: number; closesMinute: number }[];
  cards: OfferedCard[];
}

export const aCard = (overrides: Partial<OfferedCard> = {}): OfferedCard => ({
  id: cardId.parse(crypto.randomUUID()),
  category: 'friseur',
  priceCents: 4500,
  priceUnit: 'visit',
  durationMinutes: 60,
  isMobile: false,
  isAtShop: true,
  travelReachKilometres: null,
  travelZones: [],
  isPublished: true,
  isAvailableNow: false,
  variants: [],
  extras: [],
  ...overrides,
});

let made = 0;

export const anOffering = (overrides: Partial<Offering> = {}): Offering => ({
  id: accountId.parse(crypto.randomUUID()),
  name: `Salon ${(made += 1)}`,
  plan: 'platin',
  zip: '10115',
  latitude: 52.532,
  longitude: 13.384,
  timeZone: 'Europe/Berlin',
  reachKilometres: null,
  isPhonePublic: false,
  isAddressPublic: false,
  isVerified: true,
  isSuspended: false,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  hours: [{ opensMinute: 540, closesMinute: 1080 }],
  cards: [aCard()],
  ...overrides,
});

/** Writes them as they are given; returns them. */
export async function offered<T extends readonly Offering[]>(database: Database, ...offerings: T): Promise<T> {
  const rows = offerings.map((offering) => ({ ...offering }));
  await database.query(
    `insert into app.account (id, type, email, password_hash, name, first_name, last_name, business_name, phone, plan, street, house_number, zip, city,
       country, description, email_verified_at, phone_verified_at, business_given_at, suspended_at)
     select id, 'provider', id || '@example.org', 'none', 'Petra Privat', 'Petra', 'Privat', name, '+49 171 3920000', plan, 'Geheime Straße', '7',
       zip, 'Berlin', 'Deutschland', 'Wir nehmen uns Zeit.', case when "isVerified" then now() end, now(), now(),
       case when "isSuspended" then now() end
     from jsonb_to_recordset($1::jsonb -> 'rows') as row (
       id uuid, name text, plan text, zip text, "isVerified" boolean, "isSuspended" boolean)`,
    [{ rows }],
  );
  await database.query(
    `insert into app.provider (account_id, public_latitude, public_longitude, reach_kilometres, is_phone_public,
       is_address_public, buffer_after_minutes, notice_minutes, time_zone)
     select id, latitude, longitude, "reachKilometres", "isPhonePublic", "isAddressPublic", "bufferAfterMinutes", "noticeMinutes", "timeZone"
     from jsonb_to_recordset($1::jsonb -> 'rows') as row (
       id uuid, latitude float8, longitude float8, "reachKilometres" smallint, "isPhonePublic" boolean,
       "isAddressPublic" boolean, "bufferAfterMinutes" smallint, "noticeMinutes" integer, "timeZone" text)`,
    [{ rows }],
  );
  await database.query(
    `insert into app.agreement (account_id, document, version, agreed_at)
     select id, 'processing', $2, now() from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid)`,
    [{ rows }, versions.processing[0].from],
  );
  await database.query(
    `insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute)
     select row.id, weekday, span."opensMinute", span."closesMinute"
     from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, hours jsonb),
       lateral jsonb_to_recordset(hours) as span ("opensMinute" smallint, "closesMinute" smallint), generate_series(1, 7) weekday`,
    [{ rows }],
  );
  await database.query(
    `insert into app.service_card (id, provider_id, name, category, price_cents, price_unit, duration_minutes, is_mobile, is_at_shop,
       travel_reach_kilometres, travel_zones, is_published, is_available_now, variants, extras)
     select card.id, row.id, 'Termin ' || card.category, card.category, card."priceCents", card."priceUnit", card."durationMinutes",
       card."isMobile", card."isAtShop",
       case when card."isMobile" then coalesce(card."travelReachKilometres", row."reachKilometres") end, card."travelZones", card."isPublished", card."isAvailableNow", card.variants, card.extras
     from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, "reachKilometres" smallint, cards jsonb),
       lateral jsonb_to_recordset(cards) as card (id uuid, category text, "priceCents" integer, "priceUnit" text, "durationMinutes" smallint,
         "isMobile" boolean, "isAtShop" boolean, "travelReachKilometres" smallint, "travelZones" jsonb, "isPublished" boolean,
         "isAvailableNow" boolean, variants jsonb, extras jsonb)`,
    [{ rows }],
  );
  return offerings;
}

interface Appointed {
  provider: AccountId;
  customer?: string | null;
  card?: string | null;
  /** ISO instants. */
  start: string;
  end: string;
  blockedUntil?: string;
  status?: 'open' | 'confirmed' | 'completed' | 'completed_paid' | 'cancelled';
}

/** Writes an appointment; returns its id. Rejects where the database does. */
export async function anAppointment(database: Database, appointed: Appointed): Promise<string> {
  const { provider, customer = null, card = null, start, end, blockedUntil = end, status = 'confirmed' } = appointed;
  const [row] = await database.query<{ id: string }>(
    `with made as (
       insert into app.appointment (provider_id, staff_id, customer_id, card_id, service_name, category, price_cents, price_unit,
         total_cents, status, time_zone, starts_at, ends_at)
       select $1, (select id from app.staff where provider_id = $1 order by position, id limit 1), $2, $7::uuid, 'Haarschnitt',
         'haarschnitt', 4500, 'visit', 4500, $3, 'Europe/Berlin', $4::timestamptz, $5::timestamptz
       returning *),
     item as (
       insert into app.appointment_item (appointment_id, position, card_id, name, category, price_cents, price_unit, duration_minutes)
       select id, 0, card_id, service_name, category, price_cents, price_unit, extract(epoch from ends_at - starts_at) / 60
         from made),
     taken as (
       insert into app.busy (owner, kind, staff_id, span)
       select id, 'visit', staff_id, tstzrange(starts_at, $6::timestamptz) from made where status <> 'cancelled')
     select id from made`,
    [provider, customer, status, start, end, blockedUntil, card],
  );
  return row?.id ?? '';
}

interface Written {
  appointment: string;
  provider: AccountId;
  author?: 'customer' | 'provider';
  rating?: number;
  text?: string;
  reply?: string | null;
  at: Date;
}

export const aReview = (database: Database, review: Written): Promise<unknown> => {
  const { appointment, provider, author = 'customer', rating = 5, text = 'Sehr gut.', reply = null, at } = review;
  return database.query(
    `insert into app.review (appointment_id, provider_id, author, rating, body, reply, replied_at, created_at)
     values ($1, $2, $3, $4, $5, $6::text, case when $6::text is not null then $7::timestamptz end, $7::timestamptz)`,
    [appointment, provider, author, rating, text, reply, at.toISOString()],
  );
};
