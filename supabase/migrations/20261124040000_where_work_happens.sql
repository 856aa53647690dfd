-- How far somebody comes is said card by card: a card that says nothing is asked about, and no way is promised for nothing.
update app.service_card card set travel_reach_kilometres = provider.reach_kilometres
  from app.provider provider
 where provider.account_id = card.provider_id and card.is_mobile and card.travel_reach_kilometres is null
   and provider.reach_kilometres is not null;

-- As before, but for cards at the customer's alone: where they say no reach, or the plan has no home service, they are found
-- like those in the shop. `both_services` are now all that have a reach, and prices are those of every card.
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
                     filter (where not (is_mobile and travel_reach_kilometres is not null)), 0) as shop_services,
            coalesce(bit_or(1 << app.service_number(category))
                     filter (where is_mobile and travel_reach_kilometres is not null), 0) as both_services,
            max(travel_reach_kilometres) filter (where is_mobile) as reach_most,
            min(price_cents) as shop_price
       from app.service_card where provider_id = provider.account_id and is_published
     having count(*) > 0) as offer
   cross join lateral (
     select array_agg(reach order by number) as reach, array_agg(shop_price order by number) as shop_prices
       from (select number, min(card.price_cents) as shop_price,
                    coalesce(max(card.travel_reach_kilometres) filter (where card.is_mobile), 0)::smallint as reach
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

select app.refresh_provider_search(array(select account_id from app.provider));
