-- The price history is what visitors were asked for: a price that only a draft had, or a listing while it was paused, was
-- never offered. What was reduced is therefore known from it alone, and nobody can type an old price.
create or replace function app.record_price() returns trigger language plpgsql as $$
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
    -- What was changed while nobody saw it is asked for from the moment on at which it can be seen again.
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type,
            case when old.status = 'published' then new.updated_at else now() end);
  end if;
  return null;
end
$$;
drop trigger listing_price_first on app.listing;
create trigger listing_price_first after insert on app.listing
  for each row when (new.status = 'published') execute function app.record_price();
drop trigger listing_price_changed on app.listing;
create trigger listing_price_changed after update of price_centavos, deal_type, status on app.listing
  for each row
  when (new.status = 'published'
        and (old.price_centavos, old.deal_type, old.status) is distinct from (new.price_centavos, new.deal_type, new.status))
  execute function app.record_price();

-- The highest price that this offer ever had, while it is above the present one; whatever is written there.
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

-- What was typed before.
update app.listing set old_price_centavos = null where old_price_centavos is not null;

-- A price that is raised and lowered again while nobody sees it has not become cheaper. Runs before the price is recorded:
-- triggers go by their names.
create or replace function app.tell_news() returns trigger language plpgsql as $$
declare
  happened text;
  former bigint;
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.published_at is null) then
    happened := 'published';
  elsif tg_op = 'UPDATE' and new.published_at is not null and new.status <> 'removed'
        and new.price_centavos < old.price_centavos and new.deal_type = old.deal_type then
    select price_centavos into former
      from (select price_centavos, deal_type from app.listing_price where listing_id = new.id order by id desc limit 1) latest
     where deal_type = new.deal_type;
    if former is null or former <= new.price_centavos then
      return null;
    end if;
    happened := 'cheaper';
  else
    return null;
  end if;
  insert into app.listing_news (listing_id, kind, former_price_centavos)
  select new.id, happened, former
  where exists (select 1 from app.saved_search where ended_at is null and confirmed_at is not null);
  return null;
end
$$;
