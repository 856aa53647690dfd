-- Prices are compared within one currency alone, so the search keeps in which a provider offers: that of the business's clock.
alter table app.provider_search add column currency text not null default 'EUR' check (currency in ('EUR', 'CHF'));

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
update app.provider_search searched set currency = 'CHF'
  from app.provider where account_id = searched.provider_id and provider.time_zone = 'Europe/Zurich';

-- The same as before with the currency: every column that the order reads lies in the index.
drop index app.provider_search_shop;
create index provider_search_shop on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, rating_sum, rating_count, next_free_days, shop_price, shop_prices, currency)
  where reach_most is null;
drop index app.provider_search_home;
create index provider_search_home on app.provider_search (q)
  include (provider_id, ux, uy, uz, shop_services, both_services, reach, reach_most, plan,
           rating_sum, rating_count, next_free_days, shop_price, shop_prices, currency)
  where reach_most is not null;
-- Hardly any search in euro has somebody across the border; to know it, nobody else is read.
create index provider_search_francs on app.provider_search (q) where currency = 'CHF';
