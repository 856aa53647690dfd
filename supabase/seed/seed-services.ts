import type { Database } from '../../netlify/adapters/ports.ts';
import { dayAt, minuteAt } from '../../netlify/calendar/zone.ts';
import { versions } from '../../src/contract/account/agreement-versions.ts';
import { craftOf } from '../../src/contract/services/craft-trade.ts';
import { type DemoAppointment, type DemoReview, demoAppointments } from './appointments.ts';
import { picturesOf } from './pictures.ts';
import { firstNames, lastNames } from './provider-words.ts';
import { type DemoColleague, type DemoProvider, demoProviders } from './providers.ts';
import { seedOwners, seedStory } from './seed-story.ts';
import { storyAppointments } from './story.ts';
import { regulars } from './story-words.ts';

const customerCount = 60;
const newcomerCount = 36;

interface SeedInput {
  passwordHash: string;
  /** Name of the picture -> id of its row. */
  pictures: Map<string, string>;
  now: Date;
}

/** The providers of services with all that hangs on them, and the customers who came to them. */
export async function seedServices(database: Database, { passwordHash, pictures, now }: SeedInput): Promise<void> {
  const today = dayAt(now.getTime(), 'Europe/Berlin');
  const providers = demoProviders();
  const customers = await insertCustomers(database, { passwordHash, now });
  const rows = providers.map((provider) => ({ ...provider, id: crypto.randomUUID() }));
  await database.query(insertProviderAccounts, [{ rows: rows.map(accountRow) }, passwordHash, now]);
  await database.query(insertProviders, [{ rows: rows.map(providerRow) }]);
  await database.query(insertAgreements, [versions.processing[0].from, now]);
  await database.query(insertBusinesses, [{ rows: rows.map(businessRow) }, now]);
  await database.query(insertHours, [{ rows: rows.map(({ id, hours }) => ({ id, hours })) }]);
  const colleagues = rows.flatMap(({ id, colleagues: beside }) =>
    beside.map((colleague, index) => ({ ...colleague, id: crypto.randomUUID(), provider: id, position: index + 1 })),
  );
  await database.query(insertStaff, [{ rows: colleagues.map((colleague) => staffRow(colleague, pictures)) }]);
  await seedOwners(database, rows, pictures);
  await database.query(insertTimeOff, [{ rows: rows.map(({ id, timeOff }) => ({ id, spans: timeOff })) }, today]);
  const cards = rows.flatMap(({ id, reachKilometres: reach, cards: offered }) =>
    offered.map((card, position) => ({ ...card, id: crypto.randomUUID(), provider: id, position, reach })),
  );
  await database.query(insertCards, [{ rows: cards }, now]);
  const cardsOf = Map.groupBy(cards, ({ provider }): string => provider);
  const done = colleagues.flatMap(({ id, provider, cards: some }) =>
    (some ?? []).map((index) => ({ staff: id, card: cardsOf.get(provider)?.[index]?.id })),
  );
  await database.query(insertStaffCards, [{ rows: done }]);
  await database.query(nameCardImages, [{ rows: cardImages(rows, cards, pictures) }]);
  const minute = minuteAt(now.getTime(), 'Europe/Berlin');
  const story = storyAppointments(providers, { today, minute, firstRegular: customerCount });
  const happened = [...demoAppointments(providers, customerCount, today), ...story].map((appointment) => {
    const provider = rows[appointment.provider];
    const card = cardsOf.get(provider?.id ?? '')?.[appointment.card];
    return {
      ...appointment,
      id: crypto.randomUUID(),
      provider: provider?.id,
      buffer: provider?.bufferAfterMinutes,
      position: appointment.staff,
      card: card?.id,
      customer: appointment.customer === null ? null : customers[appointment.customer],
    };
  });
  await database.query(insertAppointments, [{ rows: happened }, now, today]);
  await seedStory(database, happened, now);
  const reviews = happened.flatMap(reviewRows);
  for (let start = 0; start < reviews.length; start += reviewsPerStatement)
    await database.query(insertReviews, [{ rows: reviews.slice(start, start + reviewsPerStatement) }, now]);
}

/** The triggers take some milliseconds a review, and a statement has the time of a request. */
const reviewsPerStatement = 100;

interface Reviewed extends Omit<DemoAppointment, 'provider' | 'card' | 'staff' | 'customer'> {
  id: string;
}

/** Reviews of both sides. A trigger decides when they are visible. */
function reviewRows({ id, review }: Reviewed) {
  if (review === null) return [];
  const { rating, parts, text, reply, afterHours, ofCustomer }: DemoReview = review;
  const about = { appointment: id, hours: afterHours };
  return [
    { ...about, author: 'customer', rating, parts, text, reply },
    ...(ofCustomer === null
      ? []
      : [{ ...about, author: 'provider', rating: 5, parts: {}, text: ofCustomer, reply: null }]),
  ];
}

async function insertCustomers(
  database: Database,
  { passwordHash, now }: Pick<SeedInput, 'passwordHash' | 'now'>,
): Promise<string[]> {
  const drawn = Array.from({ length: customerCount }, (_, index) => ({
    email: index === 0 ? 'kunde@example.com' : `kunde-${index}@example.com`,
    first: index === 0 ? 'Klara' : firstNames[(index * 13 + 5) % firstNames.length],
    last: index === 0 ? 'Kundin' : lastNames[(index * 17 + 3) % lastNames.length],
    phone: null,
  }));
  const people = [...drawn, ...regulars.map(regularRow)].map((row) => ({ ...row, days: 730 }));
  // Nobody of them has booked yet. They came in the last eight weeks, more of them lately.
  const newcomers = Array.from({ length: newcomerCount }, (_, index) => ({
    email: `neu-${index + 1}@example.com`,
    first: firstNames[(index * 5 + 2) % firstNames.length],
    last: lastNames[(index * 7 + 1) % lastNames.length],
    phone: null,
    days: Math.floor((55 * index ** 1.3) / newcomerCount ** 1.3),
  }));
  const inserted = await database.query<{ id: string }>(
    // Known for longer than their visits: reviews of new accounts are held back.
    `insert into app.account (type, email, password_hash, name, first_name, last_name, phone, country, email_verified_at, created_at)
     select 'customer', email, $2, first || ' ' || last, first, last, phone, 'Deutschland', $3::timestamptz,
            $3::timestamptz - interval '10 minutes' - days * interval '1 day'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (email text, first text, last text, phone text, days integer)
     returning id`,
    [{ rows: [...people, ...newcomers] }, passwordHash, now],
  );
  return inserted.map(({ id }) => id);
}

/** Numbers that the German regulator keeps free for films and books. */
const regularRow = (name: string, index: number) => {
  const [first = '', last = ''] = name.split(' ');
  return { email: `stammkunde-${index + 1}@example.com`, first, last, phone: `+49 176 040690${40 + index}` };
};

type Identified = DemoProvider & { id: string };

const accountRow = ({ id, place, ...provider }: Identified) => ({
  id,
  email: provider.email,
  first: provider.firstName,
  last: provider.lastName,
  business: provider.businessName,
  phone: provider.phone,
  plan: provider.plan,
  street: place.street,
  house_number: provider.houseNumber,
  zip: place.zip,
  city: place.city,
  description: provider.description,
  member_days: provider.memberDays,
  verified: provider.isIdentityVerified,
});

const insertProviderAccounts = `
  insert into app.account (id, type, email, password_hash, name, first_name, last_name, business_name, phone, plan, street,
    house_number, zip, city, country, description, created_at, email_verified_at, phone_verified_at, identity_verified_at,
    business_given_at)
  select id, 'provider', email, $2, first || ' ' || last, first, last, business, phone, plan, street, house_number, zip, city,
    'Deutschland', description, $3::timestamptz - member_days * interval '1 day', $3::timestamptz, $3::timestamptz,
    case when verified then $3::timestamptz end, $3::timestamptz
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (
    id uuid, email text, first text, last text, business text, phone text, plan text, street text, house_number text,
    zip text, city text, description text, member_days integer, verified boolean)`;

const providerRow = ({ id, place, ...provider }: Identified) => ({
  id,
  zip: place.zip,
  region: provider.isOpenOnHolidays ? null : place.region,
  phone_public: provider.isPhonePublic,
  address_public: provider.isAddressPublic,
  reach: provider.reachKilometres,
  buffer: provider.bufferAfterMinutes,
  notice: provider.noticeMinutes,
});

/** Who shows the address has said where the house stands: some 200 m from the middle of the postal code. */
const insertProviders = `
  with positioned as (
    insert into app.provider (account_id, is_phone_public, is_address_public, public_latitude, public_longitude,
      reach_kilometres, buffer_after_minutes, notice_minutes, holiday_region)
    select id, phone_public, address_public, latitude + case when address_public then 0.0018 else 0 end,
      longitude + case when address_public then 0.0007 else 0 end, reach, buffer, notice, region
    from jsonb_to_recordset($1::jsonb -> 'rows') as row (
      id uuid, zip text, region text, phone_public boolean, address_public boolean, reach smallint, buffer smallint, notice integer)
    join app.postal_code on country = 'de' and code = zip
    returning account_id, is_address_public, public_latitude, public_longitude)
  update app.account set latitude = public_latitude, longitude = public_longitude
    from positioned where id = account_id and is_address_public`;

/** Complete, as the form asks. Nobody's bank account or tax number is invented. */
const businessRow = ({ id, place, ...provider }: Identified, index: number) => {
  const crafts = [...new Set(provider.cards.flatMap(({ category }) => craftOf[category] ?? []))];
  return {
    id,
    legal_form: 'sole',
    name: `${provider.firstName} ${provider.lastName}`,
    street: `${place.street} ${provider.houseNumber}`,
    zip: place.zip,
    city: place.city,
    insurer: insurers[index % insurers.length],
    crafts: crafts.map((trade) => ({
      trade,
      qualification: 'master',
      proof: `Handwerkskammer ${place.city}, Nr. ${String(40_000 + index * 7)}`,
    })),
  };
};

const insurers = ['Musterversicherung AG, Musterstadt', 'Beispiel Versicherungsverein, Beispielhausen'] as const;

/** As their registration would have kept it. */
const insertAgreements = `
  insert into app.agreement (account_id, document, version, agreed_at)
  select account_id, 'processing', $1, $2::timestamptz from app.provider
  on conflict do nothing`;

const insertBusinesses = `
  insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, insurer, insurance_area,
    vat_status, crafts, updated_at)
  select id, true, legal_form, name, street, zip, city, 'de', insurer, 'Deutschland', 'small', crafts, $2::timestamptz
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (
    id uuid, legal_form text, name text, street text, zip text, city text, insurer text, crafts jsonb)`;

const insertHours = `
  insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute)
  select row.id, span.weekday, span."opensMinute", span."closesMinute"
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, hours jsonb),
    lateral jsonb_to_recordset(hours) as span (weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`;

type Colleague = DemoColleague & { id: string; provider: string; position: number };

const staffRow = (
  { id, provider, position, name, cards, hours, picture }: Colleague,
  pictures: Map<string, string>,
) => ({
  id,
  provider,
  position,
  name,
  image: picture === undefined ? null : pictures.get(picture),
  all_cards: cards === null,
  own_hours: hours !== null,
  hours: hours ?? [],
});

/** Those beside the owner, whom the database adds with the provider. */
const insertStaff = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb -> 'rows') as row (
      id uuid, provider uuid, position integer, name text, image uuid, all_cards boolean, own_hours boolean, hours jsonb)),
  added as (
    insert into app.staff (id, provider_id, position, name, image_id, has_all_cards, has_own_hours)
    select id, provider, position, name, image, all_cards, own_hours from given)
  insert into app.staff_hours (staff_id, weekday, opens_minute, closes_minute)
  select given.id, span.weekday, span."opensMinute", span."closesMinute"
  from given, lateral jsonb_to_recordset(hours) as span (weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`;

const insertStaffCards = `
  insert into app.staff_card (staff_id, card_id)
  select staff, card from jsonb_to_recordset($1::jsonb -> 'rows') as row (staff uuid, card uuid)`;

const insertTimeOff = `
  insert into app.time_off (provider_id, first_day, last_day)
  select row.id, $2::date + span.first, $2::date + span.last
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, spans jsonb),
    lateral jsonb_to_recordset(spans) as span (first integer, last integer)`;

/** A card is as old as its place in the list says, so that lists keep their order. */
const insertCards = `
  insert into app.service_card (id, provider_id, category, name, description, price_cents, price_unit, duration_minutes, parts,
    variants, extras, is_published, is_available_now, is_mobile, is_at_shop, travel_zones, travel_reach_kilometres, is_freelancer, created_at)
  select id, provider, category, name, description, "priceCents", "priceUnit", "durationMinutes", parts, variants, extras, true, "isAvailableNow",
    "isMobile", "isAtShop", case when "isMobile" and reach is not null
      then jsonb_build_array(jsonb_build_object('upTo', reach, 'feeCents', reach * 50)) else '[]' end,
    case when "isMobile" then reach end, "isFreelancer", $2::timestamptz - interval '90 days' + position * interval '1 day'
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (
    id uuid, provider uuid, category text, name text, description text, "priceCents" integer, "priceUnit" text,
    "durationMinutes" smallint, parts jsonb, variants jsonb, extras jsonb, "isAvailableNow" boolean, "isMobile" boolean, "isAtShop" boolean,
    reach smallint, "isFreelancer" boolean, position integer)`;

/**
 * Each card shows a picture of its trade: the provider's first and second differ, and so do those of who follows in the trade and
 * the town. Each trade begins with another of the six views, so that a list of several trades shows more than one.
 */
export function cardImages(
  providers: readonly Pick<Identified, 'id' | 'trade' | 'place'>[],
  cards: readonly { id: string; provider: string; position: number }[],
  pictures: Map<string, string>,
) {
  const groupOf = ({ trade, place }: Pick<Identified, 'trade' | 'place'>): string => `${trade.pictures} ${place.city}`;
  const inTown = Map.groupBy(providers, groupOf);
  const trades = [...new Set(providers.map(({ trade }) => trade.pictures))];
  const towns = [...new Set(providers.map(({ place }) => place.city))];
  const tradeOf = new Map(
    providers.map((provider) => {
      const { trade, place } = provider;
      const inGroup = inTown.get(groupOf(provider))?.indexOf(provider) ?? 0;
      const index = inGroup + trades.indexOf(trade.pictures) + towns.indexOf(place.city);
      return [provider.id, { series: trade.pictures, index }];
    }),
  );
  return cards.flatMap(({ id, provider, position }) => {
    const shown = picturesOf('service').filter(({ series }) => series === tradeOf.get(provider)?.series);
    const picture = shown[((tradeOf.get(provider)?.index ?? 0) + position) % shown.length];
    return picture === undefined ? [] : [{ card: id, image: pictures.get(picture.name), alt: picture.alt.de }];
  });
}

const nameCardImages = `
  insert into app.service_card_image (card_id, position, image_id, alt)
  select card, 0, image, alt from jsonb_to_recordset($1::jsonb -> 'rows') as row (card uuid, image uuid, alt text)`;

/**
 * The provider's clock decides: a day and a minute there become instants here. Nothing is booked on a public holiday. The clients
 * are added at once, one of each name: the trigger that would add them one by one takes most of the time of a first start.
 */
const insertAppointments = `
  with listed as materialized (
    select row.*, coalesce(row.guest, account.name) as name, account.phone,
           case when row.address is null then 0 else (card.travel_zones -> 0 ->> 'feeCents')::integer end as fee, starts, starts + card.duration_minutes * interval '1 minute' as ends
      from jsonb_to_recordset($1::jsonb -> 'rows') as row (
          id uuid, provider uuid, position integer, customer uuid, guest text, card uuid, status text, day integer, minute integer,
          buffer integer, note text, address jsonb, "askedMinutes" integer)
      join app.service_card card on card.id = row.card
      join app.provider provider on provider.account_id = row.provider
      left join app.account on account.id = row.customer,
      lateral (select ($3::date + day + minute * interval '1 minute') at time zone 'Europe/Berlin' as starts) as time
     where row.status not in ('open', 'confirmed')
        or not exists (select from app.holiday where region = provider.holiday_region
                        and day = (starts at time zone 'Europe/Berlin')::date)),
  known as (
    insert into app.client (provider_id, known_by, account_id, name, brought_at)
    select distinct on (provider, name) provider, app.client_known_by(customer, null, null, guest), customer, name,
           case when guest is null then $2::timestamptz end
      from listed order by provider, name, customer nulls last
    returning id, provider_id, name, brought_at),
  made as (
    insert into app.appointment (id, provider_id, staff_id, customer_id, guest_name, client_id, brought_at, origin, card_id,
      service_name, category, price_cents, price_unit, total_cents, travel_fee_cents, status, time_zone, starts_at, ends_at,
      buffer_minutes, created_at, confirmed_at, completed_at, answer_until, note, place, address, phone)
    select listed.id, provider, staff.id, customer, guest, known.id,
      case when guest is null then known.brought_at end,
      case when guest is null then 'site' else 'entry' end,
      card.id, card.name, card.category, card.price_cents, card.price_unit,
      fee + case card.price_unit
        when 'hour' then round(card.price_cents * card.duration_minutes / 60.0)::integer else card.price_cents end,
      fee, status, 'Europe/Berlin', starts, ends, buffer,
      booked,
      case when status not in ('open', 'cancelled') then booked + interval '1 hour' end,
      case when status like 'completed%' then ends + interval '2 hours' end,
      case when status = 'open' then least($2::timestamptz + interval '23 hours' - coalesce("askedMinutes", 0) * interval '1 minute', starts - interval '2 hours') end,
      coalesce(note, ''), case when address is null then 'shop' else 'customer' end, address, listed.phone
    from listed
      join known on known.provider_id = provider and known.name = listed.name
      -- What is to come was booked on the days of the last three weeks.
      cross join lateral (select coalesce($2::timestamptz - "askedMinutes" * interval '1 minute',
        case when status = 'confirmed' and starts > $2::timestamptz
          then $2::timestamptz - interval '2 hours' - (day * 7 + minute) % 20 * interval '1 day'
          else least(starts, $2::timestamptz) - interval '3 days' end) as booked) as told
      join app.service_card card on card.id = listed.card
      join app.staff staff on staff.provider_id = provider and staff.position = listed.position
    returning *),
  items as (
    insert into app.appointment_item (
      appointment_id, position, card_id, name, category, price_cents, price_unit, duration_minutes, parts)
    select made.id, 0, card.id, service_name, made.category, made.price_cents, made.price_unit, card.duration_minutes, card.parts
      from made join app.service_card card on card.id = made.card_id)
  insert into app.busy (owner, kind, staff_id, span)
  select made.id, 'visit', staff_id, tstzrange(
      starts_at + before * interval '1 minute',
      starts_at + (before + work + case when is_last then made.buffer_minutes else 0 end) * interval '1 minute')
    from made join app.service_card card on card.id = made.card_id
   cross join lateral (
     select work, sum(work + wait) over (order by place) - work - wait as before, place = count(*) over () as is_last
       from (select (part ->> 'work')::integer as work, (part ->> 'wait')::integer as wait, place
               from jsonb_array_elements(case when jsonb_array_length(card.parts) = 0
                      then jsonb_build_array(jsonb_build_object('work', card.duration_minutes, 'wait', 0)) else card.parts end)
                    with ordinality as listed (part, place)) as piece) as pieces
   where status <> 'cancelled'`;

/** Those whose time has not come yet are left out. */
const insertReviews = `
  insert into app.review (appointment_id, provider_id, author, rating, parts, body, reply, replied_at, created_at)
  select appointment.id, appointment.provider_id, author, rating, parts, text, reply,
    case when reply is not null then written + interval '1 day' end, written
  from jsonb_to_recordset($1::jsonb -> 'rows') as row (
      appointment uuid, author text, rating smallint, parts jsonb, text text, reply text, hours integer)
    join app.appointment on appointment.id = row.appointment,
    lateral (select appointment.ends_at + hours * interval '1 hour' as written) as time
  where written + interval '1 day' < $2::timestamptz`;
