-- Counting without reading rows. netlify/search/README.md explains the whole.

-- The published listings in columns of bits, for counting. All tiles together are the grid, without gap or overlap.
create table app.listing_tile (
  -- Keys [lo, hi): a square of the grid, or half of one.
  lo bigint not null, hi bigint not null,
  listings integer not null, sum_x bigint, sum_y bigint,
  packed_at timestamptz not null,
  -- One bit per listing, in the order of `half_pesos` and their ids; null where there is no listing.
  buy varbit, rent varbit,
  house_lot varbit, condominium varbit, lot varbit, apartment varbit, foreclosures varbit, commercial varbit, townhouse varbit,
  retail varbit, industrial varbit, hotel varbit, vacation varbit, architects varbit, constructors varbit,
  bedrooms_1 varbit, bedrooms_2 varbit, bedrooms_3 varbit, bedrooms_4 varbit,
  available varbit, furnished varbit, for_foreigners varbit,
  -- Twice the price in pesos, one more where there are centavos: whole pesos are asked for, and ascending numbers searched.
  half_pesos integer[],
  -- Twice the square metres, one more for a fraction, up to 2047 (1000 at most are asked for): its binary digits, lowest first.
  half_metres varbit[],
  -- The binary digits of the subtile, one of 64 in the order of the keys, lowest first.
  subtiles varbit[],
  primary key (lo) include (hi, listings)
)
-- Kept in the row, and 850 listings are what fits a page: what lies elsewhere would be fetched column by column.
with (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05);
alter table app.listing_tile enable row level security;
do $$
declare
  name text;
begin
  for name in select attname from pg_attribute where attrelid = 'app.listing_tile'::regclass and attnum > 0 and attlen = -1 loop
    execute format('alter table app.listing_tile alter column %I set storage external', name);
  end loop;
end
$$;

-- A write does not pack the tile of its listing. It marks the tile as changed, by inserting a row, so that nobody waits for
-- anybody. Readers test the rows of changed tiles one by one. A packer makes the tiles anew after the commit.
-- A mark is the key where a listing was or is. Marks are only ever inserted and deleted, one for each change, whether the tile
-- has others or not: a packer deletes those that it can see.
create table app.listing_mark (
  q bigint not null
)
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
-- The changed tiles of a key range, and the next tile to pack.
create index listing_mark_q on app.listing_mark (q);
alter table app.listing_mark enable row level security;

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

create function app.mark_tiles() returns trigger language plpgsql as $$
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

create trigger listing_marked_inserted after insert on app.listing
  for each row when (new.status = 'published') execute function app.mark_tiles();
create trigger listing_marked_deleted after delete on app.listing
  for each row when (old.status = 'published') execute function app.mark_tiles();
create trigger listing_marked_updated after update on app.listing
  for each row when (old.status = 'published' or new.status = 'published') execute function app.mark_tiles();

-- The keys of all changed tiles that have some of the keys [near, far). It goes from tile to tile, however many marks each
-- has. Stable: it sees what the statement sees that calls it.
create function app.changed_tiles(near bigint, far bigint) returns int8multirange language plpgsql stable as $$
declare
  changed int8multirange := '{}';
  at bigint;
  tile int8range;
begin
  -- A mark may lie before `near`, in a tile that reaches beyond it.
  select lo into at from app.listing_tile where lo <= near order by lo desc limit 1;
  loop
    select q into at from app.listing_mark where q >= at order by q limit 1;
    exit when not found or at is null;
    select int8range(lo, hi) into tile from app.listing_tile where lo <= at order by lo desc limit 1;
    exit when lower(tile) >= far;
    changed := changed + int8multirange(tile);
    at := upper(tile);
  end loop;
  return changed;
end
$$;

-- Makes the tile [first, behind) anew from its listings, or the tiles in which they fit: halves, until each holds at most 850.
create function app.pack_tile(first bigint, behind bigint, now timestamptz) returns void language plpgsql as $$
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
-- The first tile is all of the grid.
select app.pack_tile(0, 281474976710656, '-infinity');

-- Packs one changed tile that was not packed within the last `pause`; false where there is none, or all of them are being
-- packed. Whoever calls it commits before the next. The order is what makes it sound: the tile is locked; the marks are
-- deleted that a snapshot taken after the lock shows; the rows are read by statements after that one. What a deleted mark
-- speaks of is then among the rows, and what is committed later keeps its mark.
-- After an import a tile may hold more than one transaction has time for: it becomes two halves that have changed.
create function app.pack_next_tile(pause interval, now timestamptz) returns boolean language plpgsql as $$
declare
  at bigint := 0;
  tile record;
  middle bigint;
  held integer;
begin
  loop
    select q into at from app.listing_mark where q >= at order by q limit 1;
    if not found then
      return false;
    end if;
    select lo, hi into tile from app.listing_tile where lo <= at order by lo desc limit 1;
    -- Locked, and read again: it may have been split meanwhile.
    at := tile.hi;
    select lo, hi into tile from app.listing_tile where lo = tile.lo and hi = tile.hi and packed_at <= now - pause
       for update skip locked;
    exit when found;
  end loop;
  delete from app.listing_mark where q >= tile.lo and q < tile.hi;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= tile.lo and q < tile.hi limit 20001) as met;
  if held <= 20000 or tile.hi - tile.lo = 1 then
    perform app.pack_tile(tile.lo, tile.hi, now);
    return true;
  end if;
  middle := (tile.lo + tile.hi) / 2;
  update app.listing_tile set hi = middle, packed_at = '-infinity' where lo = tile.lo;
  insert into app.listing_tile (lo, hi, listings, packed_at) values (middle, tile.hi, 0, '-infinity');
  insert into app.listing_mark values (tile.lo), (middle);
  return true;
end
$$;

-- Where the listings of a tile lie that have these bits: what of its keys [near, far) is whole subtiles, in spans of at most
-- `keys` keys that hold some, with how many, and the sums of the places of their subtiles among the eight columns and rows.
-- What is less than a subtile, all of a tile without bits, and one too large to be cut so finely have no `matches`.
create function app.tile_spans(lo bigint, hi bigint, near bigint, far bigint, keys bigint, bits varbit, subtiles varbit[])
  returns table (first bigint, behind bigint, matches integer, columns integer, rows integer)
  language plpgsql immutable parallel safe rows 4 as $$
declare
  size bigint := hi - lo;
  step integer := least(64, 64 * keys / size);
  begins integer := ((near - lo) * 64 + size - 1) / size;
  ends integer := (far - lo) * 64 / size;
  from_begin varbit := bits | ~bits;
  to_end varbit := from_begin;
  one varbit;
  subtile integer;
  met varbit;
begin
  if bits is null or begins >= ends or step = 0 then
    first := near;
    behind := far;
    return next;
    return;
  end if;
  if near < lo + begins * size / 64 then
    first := near;
    behind := lo + begins * size / 64;
    return next;
  end if;
  if lo + ends * size / 64 < far then
    first := lo + ends * size / 64;
    behind := far;
    return next;
  end if;
  -- What lies between is compared digit by digit from the lowest.
  for digit in 0..5 loop
    exit when ends - begins = 64;
    one := subtiles[digit + 1];
    from_begin := case begins >> digit & 1 when 0 then one | from_begin else one & from_begin end;
    to_end := case (ends - 1) >> digit & 1 when 0 then ~one & to_end else ~one | to_end end;
  end loop;
  bits := bits & from_begin & to_end;
  while bit_count(bits) > 0 loop
    -- Of the first of them the highest digits say the span.
    subtile := 0;
    met := bits;
    for digit in reverse 5..0 loop
      exit when 1 << digit < step;
      one := subtiles[digit + 1];
      if get_bit(one, position(B'1' in bits) - 1) = 1 then
        subtile := subtile + (1 << digit);
        met := met & one;
      else
        met := met & ~one;
      end if;
    end loop;
    first := lo + greatest(subtile, begins) * size / 64;
    behind := lo + least(subtile + step, ends) * size / 64;
    matches := bit_count(met);
    columns := bit_count(met & subtiles[1]) + 2 * bit_count(met & subtiles[3]) + 4 * bit_count(met & subtiles[5]);
    rows := bit_count(met & subtiles[2]) + 2 * bit_count(met & subtiles[4]) + 4 * bit_count(met & subtiles[6]);
    return next;
    bits := bits & ~met;
  end loop;
end
$$;
