-- Whether visitors may see a provider.
create function app.is_shown(account app.account) returns boolean language sql stable as $$
  select account.type = 'provider' and account.email_verified_at is not null and account.suspended_at is null
    and account.business_given_at is not null
$$;

-- The number of a service, from 0: sets of services are bits of an integer.
create function app.service_number(category text) returns integer language sql immutable as $$
  select array_position(array[
    'friseur', 'haarschnitt', 'coloring', 'barber', 'kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage',
    'reinigung', 'reparatur', 'maler', 'umzug', 'hundesitter'], category) - 1
$$;

-- What the search asks of a provider, in one row: reading account and cards of each of the 25,000 around a large city took
-- half a second. Only those are here whom visitors may see and who have a published card.
create table app.provider_search (
  provider_id uuid primary key references app.provider (account_id) on delete cascade,
  -- As in app.provider.
  q bigint not null,
  x integer not null,
  y integer not null,
  -- In small letters.
  name text not null,
  plan text not null,
  -- Services in the shop, for which the searcher's radius counts.
  shop_services integer not null,
  -- Services in the shop and at the customer's: a plan without home service leaves only the shop.
  both_services integer not null,
  -- Kilometres by service, 0 where nobody comes. Null without any.
  reach smallint[],
  reach_most smallint,
  rating_sum integer not null,
  rating_count integer not null,
  -- The next free slot of the shortest card, as of `next_free_read_at`. Cards show the exact one; this is for the order alone.
  next_free_at timestamptz(3),
  next_free_read_at timestamptz(3)
);
create index provider_search_place on app.provider_search (q);
create index provider_search_mobile_place on app.provider_search (q) where reach_most is not null;
create index provider_search_name on app.provider_search using gin (name extensions.gin_trgm_ops);
-- The oldest first, for the schedule.
create index provider_search_read on app.provider_search (next_free_read_at nulls first);
alter table app.provider_search enable row level security;

create function app.refresh_provider_search(changed uuid[]) returns void language plpgsql as $$
begin
  -- Two changes of one provider wait for each other here, so that the later one sees what the earlier one wrote.
  perform from app.provider where account_id = any(changed) order by account_id for no key update;
  delete from app.provider_search where provider_id = any(changed) and not exists (
    select from app.account account join app.service_card card on card.provider_id = account.id and card.is_published
     where account.id = app.provider_search.provider_id and app.is_shown(account));
  insert into app.provider_search as known (
    provider_id, q, x, y, name, plan, shop_services, both_services, reach, reach_most, rating_sum, rating_count)
  select provider.account_id, provider.q, provider.x, provider.y, lower(coalesce(account.business_name, account.name)),
         account.plan, offer.shop_services, offer.both_services,
         case when offer.reach_most is not null then
           array(select coalesce(max(coalesce(card.travel_reach_kilometres, provider.reach_kilometres))
                                    filter (where card.id is not null), 0)::smallint
                   from generate_series(0, 13) number
                   left join app.service_card card on card.provider_id = provider.account_id and card.is_published
                     and card.is_mobile and app.service_number(card.category) = number
                  group by number order by number) end,
         offer.reach_most, provider.rating_sum, provider.rating_count
    from app.provider provider
    join app.account account on account.id = provider.account_id and app.is_shown(account)
   cross join lateral (
     select coalesce(bit_or(1 << app.service_number(category))
                     filter (where is_at_shop and not (is_mobile and provider.reach_kilometres is not null)), 0) as shop_services,
            coalesce(bit_or(1 << app.service_number(category))
                     filter (where is_at_shop and is_mobile and provider.reach_kilometres is not null), 0) as both_services,
            max(coalesce(travel_reach_kilometres, provider.reach_kilometres))
              filter (where is_mobile and provider.reach_kilometres is not null) as reach_most
       from app.service_card where provider_id = provider.account_id and is_published
     having count(*) > 0) as offer
   where provider.account_id = any(changed)
      on conflict (provider_id) do update
     set q = excluded.q, x = excluded.x, y = excluded.y, name = excluded.name, plan = excluded.plan,
         shop_services = excluded.shop_services, both_services = excluded.both_services, reach = excluded.reach,
         reach_most = excluded.reach_most, rating_sum = excluded.rating_sum, rating_count = excluded.rating_count;
end
$$;

create function app.account_search_changed() returns trigger language plpgsql as $$
begin
  perform app.refresh_provider_search(array[new.id]);
  return null;
end
$$;
create trigger account_searched
  after update of type, email_verified_at, suspended_at, business_given_at, plan, name, business_name on app.account
  for each row
  when ((old.type, old.email_verified_at, old.suspended_at, old.business_given_at, old.plan, old.name, old.business_name)
    is distinct from
    (new.type, new.email_verified_at, new.suspended_at, new.business_given_at, new.plan, new.name, new.business_name))
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
  after insert or delete or update of category, is_published, is_at_shop, is_mobile, travel_reach_kilometres on app.service_card
  for each row execute function app.card_search_changed();

select app.refresh_provider_search(array(select account_id from app.provider));
