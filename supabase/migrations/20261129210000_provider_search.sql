-- Whether visitors may see a provider. Nobody sees one whose profile a decision has hidden: their cards are taken back with it,
-- which keeps the search in step.
create function app.is_shown(account app.account) returns boolean language sql stable as $$
  select account.type = 'provider' and account.email_verified_at is not null and account.suspended_at is null
    and account.business_given_at is not null
    and not exists (select from app.report_hold where kind = 'provider' and subject_id = account.id)
$$;

-- What the search asks of a provider, in one row: reading account and cards of each of the 25,000 around a large city took
-- half a second. Only those are here whom visitors may see and who have a published card.
create table app.provider_search (
  provider_id uuid primary key references app.provider (account_id) on delete cascade,
  -- As in app.provider.
  q bigint not null,
  x integer not null,
  y integer not null,
  -- The place as a point on a sphere with the radius 1.
  ux double precision not null
    generated always as (cos(radians(y / 1000000::float8)) * cos(radians(x / 1000000::float8))) stored,
  uy double precision not null
    generated always as (cos(radians(y / 1000000::float8)) * sin(radians(x / 1000000::float8))) stored,
  uz double precision not null generated always as (sin(radians(y / 1000000::float8))) stored,
  -- In small letters.
  name text not null,
  plan text not null,
  -- Services in the shop, for which the searcher's radius counts.
  shop_services integer not null,
  -- Services at the customer's, with a reach: in the shop, too, where the card says so, and alone without home service.
  both_services integer not null,
  -- Kilometres by service, 0 where nobody comes. Null without any.
  reach smallint[],
  reach_most smallint,
  -- The lowest price by service, null where there is none, and the lowest of these.
  shop_prices integer[],
  shop_price integer,
  -- What the filters ask of cards that are had in the shop: reading the cards of each of 17,000 providers would take as long as
  -- the whole search. Of providers who come to the customer the cards are read, because their way has a price.

  -- There are opening hours and a proven telephone number.
  takes_visits boolean not null default false,
  -- The lowest price of a whole visit in the shop by service, null where there is none, and the lowest of these.
  visit_prices integer[],
  visit_price integer,
  -- The same of cards that are booked at once, where the plan has that.
  immediate_prices integer[],
  immediate_price integer,
  rating_sum integer not null,
  rating_count integer not null,
  -- The next free slot of the shortest card, as of `next_free_read_at`. Cards show the exact one; this is for the order alone.
  next_free_at timestamptz(3),
  -- `next_free_at` in days since 1970, infinite without one: arithmetic with dates is slow.
  next_free_days double precision not null
    generated always as (coalesce(date_part('epoch', next_free_at at time zone 'UTC') / 86400, 'infinity')) stored,
  next_free_read_at timestamptz(3),
  -- Until then the rows of app.free_start hold, if nobody marks the provider.
  free_until timestamptz(3) not null default '-infinity',
  -- When the schedule reads the calendar again.
  free_due_at timestamptz(3) not null default '-infinity',
  -- Until then `next_free_at` can be booked.
  next_free_until timestamptz(3),
  -- Prices are compared within one currency alone: that of the business's clock.
  currency text not null default 'EUR' check (currency in ('EUR', 'CHF'))
)
-- An hour's reading of free slots changes each row: an index is read without its rows only where they were vacuumed since.
with (autovacuum_vacuum_scale_factor = 0.02);

-- What the search reads of each of the 17,000 providers around a large city lies in the index itself, in the order of the places:
-- fetching the rows took four times as long. Hence the distance without sines, and prices without cards. Everybody is in one of
-- the two.
create index provider_search_shop on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, rating_sum, rating_count, next_free_days, shop_price, shop_prices, currency)
  where reach_most is null;
create index provider_search_home on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, both_services, reach, reach_most, plan,
           rating_sum, rating_count, next_free_days, shop_price, shop_prices, currency)
  where reach_most is not null;
create index provider_search_name on app.provider_search using gin (name extensions.gin_trgm_ops);
-- The oldest first, for the schedule.
create index provider_search_read on app.provider_search (next_free_read_at nulls first);
-- Hardly any search in euro has somebody across the border; to know it, nobody else is read.
create index provider_search_francs on app.provider_search (q) where currency = 'CHF';
create index provider_search_free_until on app.provider_search (free_until);
create index provider_search_free_due on app.provider_search (free_due_at);
create index provider_search_next_free on app.provider_search (next_free_until);
alter table app.provider_search enable row level security;

-- In sets: with `= any(changed)` a long list may be gone through for each row. Cards at the customer's alone that say no reach are
-- found like those in the shop; `both_services` are all that have a reach, and prices are those of every card.
create function app.refresh_provider_search(changed uuid[]) returns void language plpgsql as $$
begin
  -- Two changes of one provider wait for each other here, so that the later one sees what the earlier one wrote.
  perform from app.provider join (select distinct id from unnest(changed) id) asked on asked.id = provider.account_id
    order by account_id for no key update of provider;
  delete from app.provider_search searched using unnest(changed) id
   where searched.provider_id = id and not exists (
    select from app.account account join app.service_card card on card.provider_id = account.id and card.is_published
     where account.id = searched.provider_id and app.is_shown(account));
  insert into app.provider_search as known (
    provider_id, q, x, y, name, plan, shop_services, both_services, reach, reach_most, shop_prices, shop_price,
    takes_visits, visit_prices, visit_price, immediate_prices, immediate_price, rating_sum, rating_count)
  select provider.account_id, provider.q, provider.x, provider.y, lower(coalesce(account.business_name, account.name)),
         account.plan, offer.shop_services, offer.both_services,
         case when offer.reach_most is not null then by_service.reach end, offer.reach_most,
         by_service.shop_prices, offer.shop_price,
         account.phone_verified_at is not null
           and exists (select from app.weekly_hours where weekly_hours.provider_id = account.id),
         by_service.visit_prices, by_service.visit_price, by_service.immediate_prices, by_service.immediate_price,
         provider.rating_sum, provider.rating_count
    from (select distinct id from unnest(changed) id) asked
    join app.provider provider on provider.account_id = asked.id
    join app.account account on account.id = asked.id and app.is_shown(account)
   cross join lateral (
     select coalesce(bit_or(services)
                     filter (where not (is_mobile and travel_reach_kilometres is not null)), 0) as shop_services,
            coalesce(bit_or(services)
                     filter (where is_mobile and travel_reach_kilometres is not null), 0) as both_services,
            max(travel_reach_kilometres) filter (where is_mobile) as reach_most,
            min(price_cents) as shop_price
       from app.service_card where provider_id = provider.account_id and is_published
     having count(*) > 0) as offer
   cross join lateral (
     select array_agg(reach order by number) as reach, array_agg(shop_price order by number) as shop_prices,
            array_agg(visit_price order by number) as visit_prices, min(visit_price) as visit_price,
            array_agg(immediate_price order by number) as immediate_prices, min(immediate_price) as immediate_price
       from (select number, min(card.price_cents) as shop_price,
                    min(card.visit_cents) filter (where card.is_at_shop) as visit_price,
                    min(card.visit_cents) filter (where card.is_at_shop and card.is_available_now) as immediate_price,
                    coalesce(max(card.travel_reach_kilometres) filter (where card.is_mobile), 0)::smallint as reach
               from generate_series(0, 13) number
               left join (
                 select *, case price_unit when 'hour' then round(price_cents * duration_minutes / 60.0)::integer
                                else price_cents end as visit_cents
                   from app.service_card where provider_id = provider.account_id and is_published) as card
                 on card.services & (1 << number) <> 0
              group by number) as service) as by_service
      on conflict (provider_id) do update
     set q = excluded.q, x = excluded.x, y = excluded.y, name = excluded.name, plan = excluded.plan,
         shop_services = excluded.shop_services, both_services = excluded.both_services, reach = excluded.reach,
         reach_most = excluded.reach_most, shop_prices = excluded.shop_prices, shop_price = excluded.shop_price,
         takes_visits = excluded.takes_visits, visit_prices = excluded.visit_prices, visit_price = excluded.visit_price,
         immediate_prices = excluded.immediate_prices, immediate_price = excluded.immediate_price,
         rating_sum = excluded.rating_sum, rating_count = excluded.rating_count;
end
$$;

create function app.account_search_changed() returns trigger language plpgsql as $$
begin
  perform app.refresh_provider_search(array[new.id]);
  return null;
end
$$;
create trigger account_searched
  after update of type, email_verified_at, phone_verified_at, suspended_at, business_given_at, plan, name, business_name on app.account
  for each row
  when ((old.type, old.email_verified_at, old.phone_verified_at, old.suspended_at, old.business_given_at, old.plan, old.name, old.business_name)
    is distinct from
    (new.type, new.email_verified_at, new.phone_verified_at, new.suspended_at, new.business_given_at, new.plan, new.name, new.business_name))
  execute function app.account_search_changed();

create function app.provider_search_changed() returns trigger language plpgsql as $$
begin
  perform app.refresh_provider_search(array[new.account_id]);
  return null;
end
$$;
create trigger provider_searched
  after update of public_latitude, public_longitude, reach_kilometres, rating_sum, rating_count on app.provider
  for each row execute function app.provider_search_changed();

create function app.card_search_changed() returns trigger language plpgsql as $$
begin
  perform app.refresh_provider_search(array[coalesce(new.provider_id, old.provider_id)]);
  return null;
end
$$;
create trigger card_searched
  after insert or delete
     or update of category, name, is_published, is_at_shop, is_mobile, travel_reach_kilometres, price_cents, price_unit, duration_minutes,
                  is_available_now on app.service_card
  for each row execute function app.card_search_changed();

-- Once for all hours that one statement writes.
create function app.hours_search_changed() returns trigger language plpgsql as $$
begin
  perform app.refresh_provider_search(array(
    select distinct provider_id from changed join app.provider provider on provider.account_id = changed.provider_id));
  return null;
end
$$;
create trigger hours_given after insert on app.weekly_hours
  referencing new table as changed for each statement execute function app.hours_search_changed();
create trigger hours_taken after delete on app.weekly_hours
  referencing old table as changed for each statement execute function app.hours_search_changed();

create function app.currency_of_zone(time_zone text) returns text language sql immutable as $$
  select case when time_zone = 'Europe/Zurich' then 'CHF' else 'EUR' end
$$;

create function app.keep_search_currency() returns trigger language plpgsql as $$
begin
  new.currency := app.currency_of_zone((select time_zone from app.provider where account_id = new.provider_id));
  return new;
end
$$;
create trigger provider_search_currency before insert or update of q on app.provider_search
  for each row execute function app.keep_search_currency();
create trigger provider_currency_searched after update of time_zone on app.provider
  for each row when (old.time_zone is distinct from new.time_zone) execute function app.provider_search_changed();
