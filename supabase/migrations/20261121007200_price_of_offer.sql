-- A price to buy and a rent per month cannot be compared: the history knows what each was asked for, and what changes
-- from the one to the other has not become cheaper.
alter table app.listing_price add column deal_type text;
alter table app.listing_price disable trigger listing_price_kept;
update app.listing_price past set deal_type = listing.deal_type from app.listing where listing.id = past.listing_id;
alter table app.listing_price alter column deal_type set not null;
alter table app.listing_price enable trigger listing_price_kept;

create or replace function app.record_price() returns trigger language plpgsql as $$
begin
  insert into app.listing_price (listing_id, price_centavos, deal_type, at)
  values (new.id, new.price_centavos, new.deal_type,
          case when tg_op = 'INSERT' then new.created_at else new.updated_at end);
  return null;
end
$$;
drop trigger listing_price_changed on app.listing;
create trigger listing_price_changed after update of price_centavos, deal_type on app.listing
  for each row when (old.price_centavos <> new.price_centavos or old.deal_type is distinct from new.deal_type)
  execute function app.record_price();

create or replace function app.tell_news() returns trigger language plpgsql as $$
declare
  happened text;
  former bigint;
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.published_at is null) then
    happened := 'published';
  elsif tg_op = 'UPDATE' and new.published_at is not null and new.status <> 'removed'
        and new.price_centavos < old.price_centavos and new.deal_type = old.deal_type then
    happened := 'cheaper';
    former := old.price_centavos;
  else
    return null;
  end if;
  insert into app.listing_news (listing_id, kind, former_price_centavos)
  select new.id, happened, former
  where exists (select 1 from app.saved_search where ended_at is null and confirmed_at is not null);
  return null;
end
$$;
