-- What the search reads of each of the 17,000 providers around a large city lies in the index itself, in the order of the
-- places: fetching the rows took four times as long. Hence the distance without sines, and prices without cards.
alter table app.provider_search
  -- The place as a point on a sphere with the radius 1.
  add column ux double precision not null
    generated always as (cos(radians(y / 1000000::float8)) * cos(radians(x / 1000000::float8))) stored,
  add column uy double precision not null
    generated always as (cos(radians(y / 1000000::float8)) * sin(radians(x / 1000000::float8))) stored,
  add column uz double precision not null generated always as (sin(radians(y / 1000000::float8))) stored,
  -- `next_free_at` in days since 1970, infinite without one: arithmetic with dates is slow.
  add column next_free_days double precision not null
    generated always as (coalesce(date_part('epoch', next_free_at at time zone 'UTC') / 86400, 'infinity')) stored,
  -- The lowest price in the shop by service, null where there is none, and the lowest of these.
  add column shop_prices integer[],
  add column shop_price integer,
  -- An hour's reading of free slots changes each row: an index is read without its rows only where they were vacuumed since.
  set (autovacuum_vacuum_scale_factor = 0.02);

-- In sets: with `= any(changed)` a long list may be gone through for each row.
create or replace function app.refresh_provider_search(changed uuid[]) returns void language plpgsql as $$
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
    rating_sum, rating_count)
  select provider.account_id, provider.q, provider.x, provider.y, lower(coalesce(account.business_name, account.name)),
         account.plan, offer.shop_services, offer.both_services,
         case when offer.reach_most is not null then by_service.reach end, offer.reach_most,
         by_service.shop_prices, offer.shop_price, provider.rating_sum, provider.rating_count
    from (select distinct id from unnest(changed) id) asked
    join app.provider provider on provider.account_id = asked.id
    join app.account account on account.id = asked.id and app.is_shown(account)
   cross join lateral (
     select coalesce(bit_or(1 << app.service_number(category))
                     filter (where is_at_shop and not (is_mobile and provider.reach_kilometres is not null)), 0) as shop_services,
            coalesce(bit_or(1 << app.service_number(category))
                     filter (where is_at_shop and is_mobile and provider.reach_kilometres is not null), 0) as both_services,
            max(coalesce(travel_reach_kilometres, provider.reach_kilometres))
              filter (where is_mobile and provider.reach_kilometres is not null) as reach_most,
            min(price_cents) filter (where is_at_shop) as shop_price
       from app.service_card where provider_id = provider.account_id and is_published
     having count(*) > 0) as offer
   cross join lateral (
     select array_agg(reach order by number) as reach, array_agg(shop_price order by number) as shop_prices
       from (select number, min(card.price_cents) filter (where card.is_at_shop) as shop_price,
                    coalesce(max(coalesce(card.travel_reach_kilometres, provider.reach_kilometres))
                             filter (where card.is_mobile), 0)::smallint as reach
               from generate_series(0, 13) number
               left join app.service_card card on card.provider_id = provider.account_id and card.is_published
                 and app.service_number(card.category) = number
              group by number) as service) as by_service
      on conflict (provider_id) do update
     set q = excluded.q, x = excluded.x, y = excluded.y, name = excluded.name, plan = excluded.plan,
         shop_services = excluded.shop_services, both_services = excluded.both_services, reach = excluded.reach,
         reach_most = excluded.reach_most, shop_prices = excluded.shop_prices, shop_price = excluded.shop_price,
         rating_sum = excluded.rating_sum, rating_count = excluded.rating_count;
end
$$;

drop trigger card_searched on app.service_card;
create trigger card_searched
  after insert or delete
     or update of category, is_published, is_at_shop, is_mobile, travel_reach_kilometres, price_cents on app.service_card
  for each row execute function app.card_search_changed();

select app.refresh_provider_search(array(select account_id from app.provider));

-- Everybody is in one of the two.
create index provider_search_shop on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, rating_sum, rating_count, next_free_days, shop_price, shop_prices)
  where reach_most is null;
create index provider_search_home on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, both_services, reach, reach_most, plan,
           rating_sum, rating_count, next_free_days, shop_price, shop_prices)
  where reach_most is not null;
drop index app.provider_search_place, app.provider_search_mobile_place;

-- The price of those who come is read from their cards, because it depends on how far each of them reaches.
drop index app.service_card_published;
create index service_card_published on app.service_card (provider_id)
  include (id, category, price_cents, price_unit, duration_minutes, is_mobile, is_available_now, is_at_shop, travel_reach_kilometres)
  where is_published;
