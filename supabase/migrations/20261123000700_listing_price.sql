-- What visitors were asked for, and since when: the database's own record, written by triggers and never changed. A price that
-- only a draft had, or a listing while it was paused, was never asked. A price to buy and a rent per month cannot be compared,
-- so each entry names its deal.
create table app.listing_price (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  price_centavos bigint not null,
  deal_type text not null,
  at timestamptz(3) not null default now()
);
-- The history of a listing, and its latest entry.
create index listing_price_listing on app.listing_price (listing_id, id);
alter table app.listing_price enable row level security;

-- Nobody rewrites history.
create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger listing_price_kept before update on app.listing_price
  for each row execute function app.refuse_change();

-- Writes an entry whenever visitors see another price or another deal than the latest entry says.
create function app.record_price() returns trigger language plpgsql as $$
declare
  latest record;
begin
  if tg_op = 'INSERT' then
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type, new.created_at);
    return null;
  end if;
  select price_centavos, deal_type into latest
    from app.listing_price where listing_id = new.id order by id desc limit 1;
  if latest.price_centavos is distinct from new.price_centavos or latest.deal_type is distinct from new.deal_type then
    -- A price that was changed while nobody saw the listing is asked for from the moment on when it can be seen again.
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type,
            case when old.status = 'published' then new.updated_at else now() end);
  end if;
  return null;
end
$$;
create trigger listing_price_first after insert on app.listing
  for each row when (new.status = 'published') execute function app.record_price();
create trigger listing_price_changed after update of price_centavos, deal_type, status on app.listing
  for each row
  when (new.status = 'published'
        and (old.price_centavos, old.deal_type, old.status) is distinct from (new.price_centavos, new.deal_type, new.status))
  execute function app.record_price();

-- The old price is the highest that this offer ever had, while it is above the present one, whatever somebody writes there.
create function app.prove_old_price() returns trigger language plpgsql as $$
begin
  new.old_price_centavos := (
    select max(past.price_centavos) from app.listing_price past
     where past.listing_id = new.id and past.deal_type = new.deal_type and past.price_centavos > new.price_centavos);
  return new;
end
$$;
create trigger listing_old_price before insert or update of price_centavos, old_price_centavos, deal_type on app.listing
  for each row execute function app.prove_old_price();
