-- What a tile holds of a listing stands once. The packer reads it from here, and the trigger marks a tile where it has changed:
-- a column that the packer read by itself would be counted as it was before.
create type app.tiled_listing as (
  deal_type text, category text, bedrooms integer, available boolean, furnished boolean, for_foreigners boolean,
  -- Twice the pesos, and twice the square metres, as the columns of app.listing_tile say.
  price integer, size integer
);

create function app.tiled(of app.listing) returns setof app.tiled_listing language sql stable parallel safe rows 1 as $$
  select of.deal_type, of.category, of.bedrooms, of.is_available, of.is_furnished,
         coalesce(of.buyer_eligibility in ('anyone', 'leasehold_for_foreigners'), false),
         (least(of.price_centavos, 100000000000) / 100 * 2 + (of.price_centavos % 100 > 0)::integer)::integer,
         least(floor(of.area) * 2 + (of.area > floor(of.area))::integer, 2047)::integer
$$;

create or replace function app.pack_tile(first bigint, behind bigint, now timestamptz) returns void language plpgsql as $$
declare
  middle bigint := first + (behind - first) / 2;
  held integer;
begin
  delete from app.listing_tile where lo >= first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 851) as met;
  if held > 850 and middle > first then
    perform app.pack_tile(first, middle, now);
    perform app.pack_tile(middle, behind, now);
    return;
  end if;
  with sorted as materialized (
    select x, y, tiled.*, ((q - first) * 64 / (behind - first))::integer as subtile
      from app.listing cross join lateral app.tiled(listing) as tiled
     where status = 'published' and q >= first and q < behind
     order by price, id
  )
  insert into app.listing_tile
  select first, behind, count(*), sum(x), sum(y), now,
    string_agg((deal_type = 'buy')::integer::text, '')::varbit, string_agg((deal_type = 'rent')::integer::text, '')::varbit,
    string_agg((category = 'house-lot')::integer::text, '')::varbit, string_agg((category = 'condominium')::integer::text, '')::varbit,
    string_agg((category = 'lot')::integer::text, '')::varbit, string_agg((category = 'apartment')::integer::text, '')::varbit,
    string_agg((category = 'foreclosures')::integer::text, '')::varbit, string_agg((category = 'commercial')::integer::text, '')::varbit,
    string_agg((category = 'townhouse')::integer::text, '')::varbit, string_agg((category = 'retail')::integer::text, '')::varbit,
    string_agg((category = 'industrial')::integer::text, '')::varbit, string_agg((category = 'hotel')::integer::text, '')::varbit,
    string_agg((category = 'vacation')::integer::text, '')::varbit, string_agg((category = 'architects')::integer::text, '')::varbit,
    string_agg((category = 'constructors')::integer::text, '')::varbit,
    string_agg((bedrooms = 1)::integer::text, '')::varbit, string_agg((bedrooms = 2)::integer::text, '')::varbit,
    string_agg((bedrooms = 3)::integer::text, '')::varbit, string_agg((bedrooms >= 4)::integer::text, '')::varbit,
    string_agg(available::integer::text, '')::varbit, string_agg(furnished::integer::text, '')::varbit,
    string_agg(for_foreigners::integer::text, '')::varbit,
    array_agg(price),
    case when count(*) > 0 then array[
      string_agg((size & 1)::text, '')::varbit, string_agg((size >> 1 & 1)::text, '')::varbit,
      string_agg((size >> 2 & 1)::text, '')::varbit, string_agg((size >> 3 & 1)::text, '')::varbit,
      string_agg((size >> 4 & 1)::text, '')::varbit, string_agg((size >> 5 & 1)::text, '')::varbit,
      string_agg((size >> 6 & 1)::text, '')::varbit, string_agg((size >> 7 & 1)::text, '')::varbit,
      string_agg((size >> 8 & 1)::text, '')::varbit, string_agg((size >> 9 & 1)::text, '')::varbit,
      string_agg((size >> 10 & 1)::text, '')::varbit] end,
    case when count(*) > 0 then array[
      string_agg((subtile & 1)::text, '')::varbit, string_agg((subtile >> 1 & 1)::text, '')::varbit,
      string_agg((subtile >> 2 & 1)::text, '')::varbit, string_agg((subtile >> 3 & 1)::text, '')::varbit,
      string_agg((subtile >> 4 & 1)::text, '')::varbit, string_agg((subtile >> 5 & 1)::text, '')::varbit] end
  from sorted;
end
$$;

create or replace function app.mark_tiles() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.q, old.status, (select tiled from app.tiled(old) as tiled))
    is not distinct from (new.q, new.status, (select tiled from app.tiled(new) as tiled)) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    insert into app.listing_mark values (old.q);
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published' or old.q <> new.q) then
    insert into app.listing_mark values (new.q);
  end if;
  return null;
end
$$;
drop trigger listing_marked_updated on app.listing;
create trigger listing_marked_updated after update on app.listing
  for each row when (old.status = 'published' or new.status = 'published') execute function app.mark_tiles();
