import type { Client } from 'pg';
import { serviceCategories } from '../../../src/contract/services/service-taxonomy.ts';

/** Half of the providers live in and around these cities, by their weight; the others anywhere in Germany. */
const cities = `(values (1, 52.52, 13.40, 0.30), (2, 53.55, 10.00, 0.44), (3, 48.14, 11.58, 0.58), (4, 50.94, 6.96, 0.72),
  (5, 50.11, 8.68, 0.84), (6, 51.45, 7.01, 1.0)) as city (number, latitude, longitude, upto)`;

/** Providers with hours, positions in whole micro-degrees, two cards, for every third one reviews, and visits in the next two weeks for every fifth one. */
export async function fillProviders(client: Client, count: number): Promise<void> {
  const say = (text: string, values: unknown[] = []) => client.query(text, values);
  await say('select setseed(0.42)');
  // One row at a time is for people who type: all rows at once are refreshed at the end.
  await say('alter table app.service_card disable trigger card_searched');
  await say('alter table app.provider disable trigger provider_searched');
  await say('alter table app.weekly_hours disable trigger hours_given');
  await say(
    `insert into app.account (type, email, password_hash, name, business_name, plan, zip, city, country, email_verified_at, business_given_at, phone, phone_verified_at)
     select 'provider', 'p' || number || '@example.org', 'none', 'Petra Privat', 'Salon ' || number,
       (array['free', 'free', 'gold', 'platin'])[1 + number % 4], '10115', 'Berlin', 'Deutschland', now(), now(), '+49151' || lpad(number::text, 8, '0'), now()
       from generate_series(1, $1::integer) number`,
    [count],
  );
  await say(
    `insert into app.provider (account_id, public_latitude, public_longitude, reach_kilometres)
     select id, round((case when is_urban then city.latitude + 0.18 * (random() + random() + random() - 1.5) else 47.6 + 7 * random() end)::numeric, 6),
            round((case when is_urban then city.longitude + 0.3 * (random() + random() + random() - 1.5) else 6.5 + 8 * random() end)::numeric, 6),
            case when random() < 0.3 then 5 + floor(random() * 60) end
       from (select id, random() < 0.5 as is_urban, random() as which from app.account where type = 'provider') as account
      cross join lateral (select * from ${cities} where account.which <= upto order by upto limit 1) as city`,
  );
  await say(
    `insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute)
     select account_id, weekday, 540, 1080 from app.provider, generate_series(1, 5) weekday`,
  );
  await say(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_mobile, travel_reach_kilometres,
       travel_zones, is_available_now, is_published)
     select account_id, 'Termin', $1::text[][1 + floor(random() * 14)::integer], 1000 + floor(random() * 9000)::integer,
            (array[30, 45, 60, 90])[1 + floor(random() * 4)::integer], mobile, case when mobile then reach_kilometres end,
            case when mobile and reach_kilometres is not null then jsonb_build_array(
              jsonb_build_object('upTo', reach_kilometres / 2 + 1, 'feeCents', 500),
              jsonb_build_object('upTo', reach_kilometres, 'feeCents', 1500)) else '[]' end,
            hashtext(account_id::text) % 2 = 0, true
       from app.provider, generate_series(1, 2), lateral (select random() < 0.3 and account_id is not null as mobile) as chance`.replace(
      '$1::text[][',
      '($1::text[])[',
    ),
    [serviceCategories],
  );
  await say(
    `with visit as (
       insert into app.appointment (provider_id, staff_id, service_name, category, price_cents, price_unit, total_cents, status,
         time_zone, starts_at, ends_at)
       select provider_id, id, 'Termin', 'friseur', 4500, 'visit', 4500, 'completed', 'Europe/Berlin',
              now() - interval '60 days' + which * interval '1 day', now() - interval '60 days' + which * interval '1 day 1 second'
         from (select *, row_number() over () as number from app.staff) as staff, generate_series(1, 3) which where number % 3 = 0
       returning id, provider_id)
     insert into app.review (appointment_id, provider_id, author, rating, body, created_at)
     select id, provider_id, 'customer', 3 + floor(random() * 3)::integer, 'Gut.', now() - interval '30 days' from visit`,
  );
  await say(
    `insert into app.busy (owner, kind, staff_id, span)
     select gen_random_uuid(), 'visit', id, tstzrange(start, start + interval '2 hours')
       from (select *, row_number() over () as number from app.staff) as staff
      cross join generate_series(1, 5) day
      cross join lateral (select date_trunc('day', now()) + day * interval '1 day' + interval '9 hours' as start) as at
      where number % 5 = 0`,
  );
  await say('alter table app.service_card enable trigger card_searched');
  await say('alter table app.provider enable trigger provider_searched');
  await say('alter table app.weekly_hours enable trigger hours_given');
  await say('analyze');
  await say('select app.refresh_provider_search(array(select account_id from app.provider))');
  // Whoever was never read needs no mark.
  await say('delete from app.free_mark');
  await say('vacuum analyze');
}
