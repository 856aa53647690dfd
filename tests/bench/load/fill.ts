import type { Client } from 'pg';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import { limits } from '../../../src/contract/limits.ts';
import { fillProviders } from '../providers/fill.ts';
import { fill as fillListings, type Progress } from '../search/fill.ts';
import { makeListings } from '../search/listings.ts';
import { rowsOfLists } from './rows.ts';

/** How many of each. `busiest…` belong to one account: whoever has most. */
export interface Sizes {
  providers: number;
  customers: number;
  visits: number;
  busiestVisits: number;
  busiestClients: number;
  customerVisits: number;
  reviews: number;
  notifications: number;
  inquiries: number;
  messages: number;
  listings: number;
  busiestListings: number;
  /** Of the busiest customer, of either kind. */
  favorites: number;
  /** Of the busiest customer; all others together have 399 times as many. */
  savedSearches: number;
  questions: number;
  /** How many invoices there are in all, and for how many months an account has one each. */
  invoices: number;
  invoiceMonths: number;
  /** Of the busiest provider. */
  customerInvoices: number;
  /** Rows of each list of the administration, of which a hundredth waits. */
  desk: number;
}

export const atSize: Sizes = {
  providers: 100_000,
  customers: 100_000,
  visits: 1_000_000,
  busiestVisits: 20_000,
  busiestClients: 5000,
  customerVisits: 500,
  reviews: 300_000,
  notifications: 500_000,
  inquiries: 150_000,
  messages: 50_000,
  listings: 1_000_000,
  busiestListings: 2000,
  favorites: limits.favoritesMaximum,
  savedSearches: limits.savedSearchesMaximum,
  questions: 20_000,
  invoices: 100_000,
  invoiceMonths: 60,
  customerInvoices: 10_000,
  desk: 20_000,
};

/** What a call costs at least: everybody has next to nothing. */
export const nearlyEmpty: Sizes = {
  providers: 40,
  customers: 40,
  visits: 60,
  busiestVisits: 6,
  busiestClients: 3,
  customerVisits: 2,
  reviews: 10,
  notifications: 40,
  inquiries: 20,
  messages: 10,
  listings: 400,
  busiestListings: 4,
  favorites: 4,
  savedSearches: 1,
  questions: 20,
  invoices: 20,
  invoiceMonths: 2,
  customerInvoices: 2,
  desk: 20,
};

/** The busiest of each kind own about so many of everything, and others next to nothing. */
export const ofOwners = (rows: number): Sizes => ({
  ...nearlyEmpty,
  visits: 2 * rows + 60,
  busiestVisits: rows,
  busiestClients: rows,
  customerVisits: Math.ceil(rows / 5),
  reviews: rows,
  notifications: 100 * rows,
  inquiries: 2 * rows,
  messages: rows,
  listings: 400 + rows,
  busiestListings: rows,
  favorites: Math.min(rows, limits.favoritesMaximum),
  savedSearches: Math.min(rows, limits.savedSearchesMaximum),
  questions: rows,
  customerInvoices: rows,
});

/** Fourth of the providers that `fillProviders` makes: the first with the plan that has room for ten people. */
export const busiestProvider = 'p3@example.org';
export const busiestCustomer = 'c1@example.org';
export const busiestSeller = 'seller1@example.com';
export const administrator = 'desk@example.org';

const people = [
  `insert into app.account (type, email, password_hash, name, email_verified_at)
   select 'customer', 'c' || number || '@example.org', 'none', 'Klara Kundin ' || number, now() from generate_series(1, :customers) number`,
  `insert into app.account (type, email, password_hash, name, email_verified_at) values ('admin', '${administrator}', 'none', 'Ada Admin', now())`,
  `insert into app.second_factor (account_id, kind, label, credential_id, public_key, sign_count, added_at, confirmed_at)
   select id, 'passkey', 'Stick', gen_random_uuid()::text, '\\x00', 0, now(), now() from app.account where email = '${administrator}'`,
  `create temporary table customer as
   select id, row_number() over (order by created_at, id) as number from app.account where type = 'customer'`,
  `create temporary table busiest as
   select (select id from app.account where email = '${busiestProvider}') as provider,
          (select id from app.account where email = '${busiestCustomer}') as customer,
          (select id from app.account where email = '${busiestSeller}') as seller`,
  `insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, vat_status, updated_at)
   select provider, true, 'sole', 'Salon Petra', 'Hauptstr. 1', '10115', 'Berlin', 'de', 'small', now() from busiest`,
  `insert into app.staff (provider_id, name, position) select provider, 'Person ' || number, number from busiest, generate_series(1, 9) number`,
  `insert into app.client (provider_id, known_by, account_id, name, email, phone, notes, tags)
   select provider, case when number % 2 = 0 then 'account:' || customer.id else 'phone:171' || number end,
          case when number % 2 = 0 then customer.id end, 'Klient ' || number, 'klient' || number || '@example.org',
          '0171 ' || number, 'mag Tee', array['stamm']
     from busiest, generate_series(1, :busiestClients) number left join customer using (number)`,
];

/**
 * For the busiest provider eight appointments a day for each of ten people, up to 20 days from now. The past is paid,
 * the future busy. If there are few appointments, some are in the past all the same.
 */
const busiestVisits = `
  insert into app.appointment (provider_id, staff_id, customer_id, client_id, guest_name, guest_email, card_id, service_name, category,
    price_cents, price_unit, total_cents, status, time_zone, starts_at, ends_at, completed_at, paid_at, answer_until)
  select busiest.provider, person.id, case when number % 2 = 0 then client.account_id end, client.id,
         case when number % 2 = 1 then client.name end, case when number % 2 = 1 then client.email end, card.id, card.name, card.category,
         card.price_cents, 'visit', card.price_cents,
         case when starts > now() then case when number % 40 = 0 then 'open' else 'confirmed' end else 'completed_paid' end,
         'Europe/Berlin', starts, starts + interval '1 hour', case when starts <= now() then starts + interval '1 hour' end,
         case when starts <= now() then starts + interval '1 hour' end,
         case when starts > now() and number % 40 = 0 then starts - interval '2 hours' end
    from busiest
   cross join generate_series(0, :busiestVisits - 1) number
    join lateral (select (date_trunc('day', now()) + least(20, 1 + :busiestVisits / 1000) * interval '1 day'
                          - (number / least(80, :busiestVisits / 3)) * interval '1 day'
                          + (9 + number % 8) * interval '1 hour') as starts) as at on true
    join (select id, row_number() over (order by position, id) - 1 as place from app.staff, busiest where provider_id = provider) as person
      on person.place = number / 8 % 10
    join (select id, account_id, name, email, row_number() over (order by id) - 1 as place
            from app.client, busiest where provider_id = provider) as client
      on client.place = number % :busiestClients
    join (select * from app.service_card, busiest where provider_id = provider order by id limit 1) as card on true`;

/** Everybody else's lie in the past, one after the other; the busiest customer comes to every fifth until there are enough. */
const otherVisits = `
  insert into app.appointment (provider_id, staff_id, customer_id, card_id, service_name, category, price_cents, price_unit, total_cents,
    status, time_zone, starts_at, ends_at, completed_at)
  select card.provider_id, staff.id,
         case when n % 5 = 0 and n / 5 < :customerVisits then busiest.customer else customer.id end,
         card.id, card.name, card.category, card.price_cents, 'visit', card.price_cents,
         case when n % 20 = 0 then 'cancelled' else 'completed' end, 'Europe/Berlin', starts, starts + interval '45 minutes',
         starts + interval '45 minutes'
    from generate_series(0, :visits - :busiestVisits - 1) n
   cross join busiest
    join (select distinct on (provider_id) service_card.*, dense_rank() over (order by provider_id) - 1 as place
            from app.service_card order by provider_id, id) as card on card.place = n % :providers
    join app.staff on staff.provider_id = card.provider_id and staff.position = 0
    join customer on customer.number = 1 + n % :customers
   cross join lateral (select date_trunc('day', now()) - interval '70 days' - (n / :providers) * interval '9 days'
                              + (8 + n % 9) * interval '1 hour' as starts) as at`;

const belongings = [
  `insert into app.appointment_item (appointment_id, position, card_id, name, category, price_cents, price_unit, duration_minutes)
   select id, 0, card_id, service_name, category, price_cents, price_unit, greatest(1, extract(epoch from ends_at - starts_at) / 60) from app.appointment`,
  `insert into app.busy (owner, kind, staff_id, span)
   select id, 'visit', staff_id, tstzrange(starts_at, ends_at) from app.appointment, busiest
    where provider_id = provider and status in ('open', 'confirmed')`,
  `insert into app.review (appointment_id, provider_id, author, rating, body, created_at, unveiled_at, visible_at, is_counted)
   select id, provider_id, 'customer', 4 + (hashtext(id::text) & 1), 'Pünktlich, freundlich und gut.', ends_at, ends_at, ends_at, true
     from (select appointment.*, row_number() over (order by (provider_id = provider) desc, id) as number from app.appointment, busiest
            where status in ('completed', 'completed_paid') and (provider_id <> provider or hashtext(id::text) % 10 = 0)
              and not exists (select from app.review where appointment_id = appointment.id)) as visit
    where number <= :reviews - (select count(*) from app.review)`,
  `insert into app.notification (account_id, kind, appointment_id, facts, created_at, read_at)
   select case when n % 100 = 0 then busiest.provider when n % 100 = 1 then busiest.customer else customer.id end,
          'appointment_booked', null,
          '{"side": "customer", "service": "Termin", "other": "Petra Privat", "startsAt": "2026-11-02T09:00:00Z", "timeZone": "Europe/Berlin", "occasion": "", "reason": null, "cancelledBy": null, "answerUntil": null, "proposedStartsAt": null, "alternatives": []}', now() - n * interval '30 seconds', case when n % 3 = 0 then null else now() end
     from generate_series(1, :notifications) n cross join busiest join customer on customer.number = 1 + n % :customers`,
  `insert into app.appointment_message (appointment_id, author, body, created_at)
   select id, author, 'Passt es auch eine Stunde später?', least(starts_at - interval '1 day', now()) from (
     select appointment.id, starts_at, row_number() over (order by (provider_id = provider) desc, starts_at desc) as number
       from app.appointment, busiest) as visit, unnest(array['customer', 'provider']) author
    where number <= :messages`,
  `update app.listing set owner_id = (select seller from busiest)
    where id in (select id from app.listing where status = 'published' order by id limit :busiestListings)`,
  `insert into app.inquiry (listing_id, account_id, name, email, language, created_at, last_message_at)
   select listing.id, case when n % 20 = 0 then busiest.customer when n % 3 = 0 then customer.id end, 'Vera Visitor', 'v' || n || '@example.org', 'en',
          now() - n * interval '2 minutes', now() - n * interval '2 minutes'
     from generate_series(1, :inquiries) n cross join busiest
     join customer on customer.number = 1 + n % :customers
     join (select id, row_number() over (order by (owner_id = seller) desc, id) as place from app.listing, busiest
            where status = 'published') as listing
       on listing.place = 1 + n % least(:inquiries, 40000)`,
  `insert into app.inquiry_message (inquiry_id, sender, body, at)
   select id, sender, 'Is it still available?', created_at from app.inquiry, unnest(array['visitor', 'seller']) sender`,
  `insert into app.favorite (account_id, listing_id)
   select customer.id, listing.id from customer, (select id from app.listing where status = 'published' order by id limit 20) as listing
    where customer.number <= 1000`,
  `update app.provider set rating_sum = counted.stars, rating_count = counted.reviews
     from (select provider_id, sum(rating) as stars, count(*) as reviews from app.review where is_counted group by provider_id) as counted
    where counted.provider_id = account_id`,
  `update app.rating_of_all set rating_sum = (select sum(rating_sum) from app.provider), rating_count = (select sum(rating_count) from app.provider)`,
];

const withSizes = (statement: string, sizes: Sizes): string =>
  statement.replace(/(?<!:):(\w+)/g, (whole, name: string) => String(sizes[name as keyof Sizes] ?? whole));

/**
 * Fills a migrated database. Rows that a trigger would have made one by one are made by the statements above, so triggers and
 * foreign keys rest meanwhile.
 */
export async function fillLoad(client: Client, address: string, sizes: Sizes, progress: Progress): Promise<void> {
  const database = postgresDatabase({ connectionString: address, queryMilliseconds: 3_600_000 });
  // They share no table but that of accounts.
  await Promise.all([
    fillListings(database, makeListings(sizes.listings), progress),
    fillProviders(client, sizes.providers),
  ]);
  await database.close();
  await client.query('set session_replication_role = replica');
  // What follows visits must not be planned for the few that were there before.
  const statements = [...people, busiestVisits, otherVisits, 'analyze app.appointment', ...belongings, ...rowsOfLists];
  for (const [number, statement] of statements.entries()) {
    progress('people, visits and what belongs to them', number / statements.length);
    await client.query(withSizes(statement, sizes));
  }
  await client.query('set session_replication_role = origin');
  progress('free times of everybody', 0.99);
  await client.query('select app.refresh_provider_search(array(select account_id from app.provider))');
  await client.query('delete from app.free_mark');
  // As the schedule leaves it.
  await client.query('truncate app.index_news, app.cache_change');
  await client.query('vacuum analyze');
}
