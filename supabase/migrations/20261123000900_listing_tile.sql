-- Counting without reading rows. netlify/search/README.md explains the whole.

-- The published listings again, in columns. A tile is a range of grid keys, a square of the grid or half of one, twice as wide
-- as high. It holds at most 850 listings (more only where they share one key) and a bit per listing and fact. How many listings
-- answer a question is then a few bitwise ands over whole tiles. Together the tiles are all of the grid, without gap or overlap.
create table app.listing_tile (
  -- Keys [lo, hi): 2^n of them, beginning at a multiple of 2^n.
  lo bigint not null,
  hi bigint not null,
  listings integer not null,
  sum_x bigint,
  sum_y bigint,

  -- One bit per listing, ordered by `half_pesos` and the ids. Null where there is no listing.
  buy varbit,
  rent varbit,
  house_lot varbit,
  condominium varbit,
  lot varbit,
  apartment varbit,
  foreclosures varbit,
  commercial varbit,
  townhouse varbit,
  retail varbit,
  industrial varbit,
  hotel varbit,
  vacation varbit,
  architects varbit,
  constructors varbit,
  bedrooms_1 varbit,
  bedrooms_2 varbit,
  bedrooms_3 varbit,
  bedrooms_4 varbit,
  available varbit,
  furnished varbit,
  for_foreigners varbit,
  -- Twice the price in pesos, one more where there are centavos: questions name whole pesos, and the numbers are ascending.
  half_pesos integer[],
  -- Twice the square metres, one more for a fraction, up to 2047 (questions name 1000 at most): bit n has the value 2^n.
  half_metres_0 varbit,
  half_metres_1 varbit,
  half_metres_2 varbit,
  half_metres_3 varbit,
  half_metres_4 varbit,
  half_metres_5 varbit,
  half_metres_6 varbit,
  half_metres_7 varbit,
  half_metres_8 varbit,
  half_metres_9 varbit,
  half_metres_10 varbit,
  -- The number of the listing's subtile, bit n has the value 2^n. The 64 subtiles are parts of equal size in the order of the
  -- keys. Where the border of an area or of a map cell runs through a tile, only the subtiles that it cuts are read row by
  -- row. In a tile that is half a square the subtiles are halves as well: the lowest bit tells the row.
  subtile_0 varbit,
  subtile_1 varbit,
  subtile_2 varbit,
  subtile_3 varbit,
  subtile_4 varbit,
  subtile_5 varbit,

  -- How many listings of each kind: for these alone the primary key is enough, and no bits are read.
  buy_count integer generated always as (bit_count(buy)) stored,
  rent_count integer generated always as (bit_count(rent)) stored,
  house_lot_buy_count integer generated always as (bit_count(house_lot & buy)) stored,
  condominium_buy_count integer generated always as (bit_count(condominium & buy)) stored,
  lot_buy_count integer generated always as (bit_count(lot & buy)) stored,
  apartment_buy_count integer generated always as (bit_count(apartment & buy)) stored,
  foreclosures_buy_count integer generated always as (bit_count(foreclosures & buy)) stored,
  commercial_buy_count integer generated always as (bit_count(commercial & buy)) stored,
  townhouse_buy_count integer generated always as (bit_count(townhouse & buy)) stored,
  retail_buy_count integer generated always as (bit_count(retail & buy)) stored,
  industrial_buy_count integer generated always as (bit_count(industrial & buy)) stored,
  hotel_buy_count integer generated always as (bit_count(hotel & buy)) stored,
  vacation_buy_count integer generated always as (bit_count(vacation & buy)) stored,
  house_lot_rent_count integer generated always as (bit_count(house_lot & rent)) stored,
  condominium_rent_count integer generated always as (bit_count(condominium & rent)) stored,
  lot_rent_count integer generated always as (bit_count(lot & rent)) stored,
  apartment_rent_count integer generated always as (bit_count(apartment & rent)) stored,
  foreclosures_rent_count integer generated always as (bit_count(foreclosures & rent)) stored,
  commercial_rent_count integer generated always as (bit_count(commercial & rent)) stored,
  townhouse_rent_count integer generated always as (bit_count(townhouse & rent)) stored,
  retail_rent_count integer generated always as (bit_count(retail & rent)) stored,
  industrial_rent_count integer generated always as (bit_count(industrial & rent)) stored,
  hotel_rent_count integer generated always as (bit_count(hotel & rent)) stored,
  vacation_rent_count integer generated always as (bit_count(vacation & rent)) stored,
  architects_count integer generated always as (bit_count(architects)) stored,
  constructors_count integer generated always as (bit_count(constructors)) stored,

  packed_at timestamptz not null default now(),

  -- The counts of whole tiles, and the tile of a key.
  primary key (lo) include (
    hi, listings, sum_x, sum_y, buy_count, rent_count,
    house_lot_buy_count, condominium_buy_count, lot_buy_count, apartment_buy_count, foreclosures_buy_count,
    commercial_buy_count, townhouse_buy_count, retail_buy_count, industrial_buy_count, hotel_buy_count, vacation_buy_count,
    house_lot_rent_count, condominium_rent_count, lot_rent_count, apartment_rent_count, foreclosures_rent_count,
    commercial_rent_count, townhouse_rent_count, retail_rent_count, industrial_rent_count, hotel_rent_count,
    vacation_rent_count, architects_count, constructors_count)
)
-- Everything stays in the row, and 850 listings are what fits a page: columns stored elsewhere would be fetched one by one.
with (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05);
-- The few tiles of a country that are larger than a cell of its map.
create index listing_tile_large on app.listing_tile (lo) include (hi, listings) where hi - lo > 268435456;
alter table app.listing_tile enable row level security;

-- Not compressed: every count would have to decompress the bits.
do $$
declare
  name text;
begin
  for name in select column_name from information_schema.columns
               where table_schema = 'app' and table_name = 'listing_tile' and data_type in ('bit varying', 'ARRAY') loop
    execute format('alter table app.listing_tile alter column %I set storage external', name);
  end loop;
end
$$;

-- The newest listings of each tile, in slices: they tell behind which instant a page of the newest in an area ends, and only
-- what is newer is read. The bits have the order of the tile's own.
create table app.listing_tile_newest (
  lo bigint primary key,
  -- When the newest listing of the tile was published, and when the oldest.
  latest timestamptz,
  earliest timestamptz,
  -- The 4 newest, and when the last of them was published; and so on.
  newest_4 varbit,
  since_4 timestamptz,
  newest_16 varbit,
  since_16 timestamptz,
  newest_64 varbit,
  since_64 timestamptz,
  newest_256 varbit,
  since_256 timestamptz
);
alter table app.listing_tile_newest enable row level security;

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

create function app.mark_tiles() returns trigger language plpgsql as $$
begin
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
  for each row
  when ((old.status = 'published' or new.status = 'published')
        and (old.q, old.status, old.deal_type, old.category, old.price_centavos, old.area, old.bedrooms,
             old.is_available, old.is_furnished, old.buyer_eligibility, old.published_at)
            is distinct from
            (new.q, new.status, new.deal_type, new.category, new.price_centavos, new.area, new.bedrooms,
             new.is_available, new.is_furnished, new.buyer_eligibility, new.published_at))
  execute function app.mark_tiles();

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
create function app.pack_tile(first bigint, behind bigint) returns void language plpgsql as $$
declare
  middle bigint := first + (behind - first) / 2;
  held integer;
begin
  delete from app.listing_tile where lo >= first and lo < behind;
  delete from app.listing_tile_newest where lo >= first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 851) as met;
  if held > 850 and middle > first then
    perform app.pack_tile(first, middle);
    perform app.pack_tile(middle, behind);
    return;
  end if;
  with sorted as materialized (
    select x, y, deal_type, category, bedrooms, is_available, is_furnished, buyer_eligibility, published_at,
           (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer as half_pesos,
           least(floor(area) * 2 + (area > floor(area))::integer, 2047)::integer as half_metres,
           ((q - first) * 64 / (behind - first))::integer as subtile,
           row_number() over (order by published_at desc, id desc) as age
      from app.listing
     where status = 'published' and q >= first and q < behind
     order by half_pesos, id
  ), packed as (
    insert into app.listing_tile
    select first, behind, count(*), sum(x), sum(y),
         string_agg((deal_type = 'buy')::integer::text, '')::varbit,
         string_agg((deal_type = 'rent')::integer::text, '')::varbit,
         string_agg((category = 'house-lot')::integer::text, '')::varbit,
         string_agg((category = 'condominium')::integer::text, '')::varbit,
         string_agg((category = 'lot')::integer::text, '')::varbit,
         string_agg((category = 'apartment')::integer::text, '')::varbit,
         string_agg((category = 'foreclosures')::integer::text, '')::varbit,
         string_agg((category = 'commercial')::integer::text, '')::varbit,
         string_agg((category = 'townhouse')::integer::text, '')::varbit,
         string_agg((category = 'retail')::integer::text, '')::varbit,
         string_agg((category = 'industrial')::integer::text, '')::varbit,
         string_agg((category = 'hotel')::integer::text, '')::varbit,
         string_agg((category = 'vacation')::integer::text, '')::varbit,
         string_agg((category = 'architects')::integer::text, '')::varbit,
         string_agg((category = 'constructors')::integer::text, '')::varbit,
         string_agg((bedrooms = 1)::integer::text, '')::varbit,
         string_agg((bedrooms = 2)::integer::text, '')::varbit,
         string_agg((bedrooms = 3)::integer::text, '')::varbit,
         string_agg((bedrooms >= 4)::integer::text, '')::varbit,
         string_agg((is_available)::integer::text, '')::varbit,
         string_agg((is_furnished)::integer::text, '')::varbit,
         string_agg((coalesce(buyer_eligibility in ('anyone', 'leasehold_for_foreigners'), false))::integer::text, '')::varbit,
         array_agg(half_pesos),
         string_agg((half_metres & 1 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 2 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 4 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 8 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 16 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 32 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 64 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 128 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 256 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 512 <> 0)::integer::text, '')::varbit,
         string_agg((half_metres & 1024 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 1 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 2 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 4 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 8 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 16 <> 0)::integer::text, '')::varbit,
         string_agg((subtile & 32 <> 0)::integer::text, '')::varbit
      from sorted
  )
  insert into app.listing_tile_newest
  select first, max(published_at), min(published_at),
         string_agg((age <= 4)::integer::text, '')::varbit, min(published_at) filter (where age <= 4),
         string_agg((age <= 16)::integer::text, '')::varbit, min(published_at) filter (where age <= 16),
         string_agg((age <= 64)::integer::text, '')::varbit, min(published_at) filter (where age <= 64),
         string_agg((age <= 256)::integer::text, '')::varbit, min(published_at) filter (where age <= 256)
    from sorted;
end
$$;

-- Packs one changed tile that was not packed within the last `pause`. False where there is none, or where all of them are
-- being packed. Whoever calls it commits before calling it again.
-- The order is what makes it sound. First the tile is locked. Then the marks are deleted that a snapshot taken after the lock
-- shows. Then later statements read the rows. So what a deleted mark speaks of is among the rows, and what is committed later
-- keeps its mark.
-- After an import a tile may hold more listings than one transaction has time for: then it becomes two changed halves.
create function app.pack_next_tile(pause interval) returns boolean language plpgsql as $$
declare
  at bigint := 0;
  behind bigint;
  tile record;
  middle bigint;
  held integer;
begin
  loop
    select q into at from app.listing_mark where q >= at order by q limit 1;
    if not found then
      return false;
    end if;
    select hi into behind from app.listing_tile where lo <= at order by lo desc limit 1;
    -- Read and locked in one statement, because it may have been split meanwhile.
    select lo, hi into tile
      from app.listing_tile
     where lo = (select lo from app.listing_tile where lo <= at order by lo desc limit 1)
       and hi > at and packed_at <= now() - pause
       for update skip locked;
    exit when found;
    at := behind;
  end loop;
  delete from app.listing_mark where q >= tile.lo and q < tile.hi;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= tile.lo and q < tile.hi limit 20001) as met;
  if held <= 20000 or tile.hi - tile.lo = 1 then
    perform app.pack_tile(tile.lo, tile.hi);
    return true;
  end if;
  middle := (tile.lo + tile.hi) / 2;
  update app.listing_tile set hi = middle, packed_at = '-infinity' where lo = tile.lo;
  insert into app.listing_tile (lo, hi, listings, packed_at) values (middle, tile.hi, 0, '-infinity');
  insert into app.listing_tile_newest (lo) values (middle);
  insert into app.listing_mark values (tile.lo), (middle);
  return true;
end
$$;

-- Of these listings of a tile those in the subtiles [first, behind), by comparing bit by bit from the lowest.
create function app.in_subtiles(
  first integer, behind integer, part_0 varbit, part_1 varbit, part_2 varbit, part_3 varbit, part_4 varbit, part_5 varbit
) returns varbit language plpgsql immutable parallel safe as $$
declare
  last integer := behind - 1;
  from_first varbit := part_0 | ~part_0;
  to_last varbit := from_first;
begin
  from_first := case when first & 1 = 0 then part_0 | from_first else part_0 & from_first end;
  to_last := case when last & 1 = 0 then ~part_0 & to_last else ~part_0 | to_last end;
  from_first := case when first & 2 = 0 then part_1 | from_first else part_1 & from_first end;
  to_last := case when last & 2 = 0 then ~part_1 & to_last else ~part_1 | to_last end;
  from_first := case when first & 4 = 0 then part_2 | from_first else part_2 & from_first end;
  to_last := case when last & 4 = 0 then ~part_2 & to_last else ~part_2 | to_last end;
  from_first := case when first & 8 = 0 then part_3 | from_first else part_3 & from_first end;
  to_last := case when last & 8 = 0 then ~part_3 & to_last else ~part_3 | to_last end;
  from_first := case when first & 16 = 0 then part_4 | from_first else part_4 & from_first end;
  to_last := case when last & 16 = 0 then ~part_4 & to_last else ~part_4 | to_last end;
  from_first := case when first & 32 = 0 then part_5 | from_first else part_5 & from_first end;
  to_last := case when last & 32 = 0 then ~part_5 & to_last else ~part_5 | to_last end;
  return from_first & to_last;
end
$$;

-- The subtiles in which these listings of a tile lie: where they are few, only those subtiles are read.
create function app.subtiles_held(
  bits varbit, part_0 varbit, part_1 varbit, part_2 varbit, part_3 varbit, part_4 varbit, part_5 varbit
) returns integer[] language plpgsql immutable parallel safe as $$
declare
  last integer := length(bits) - 1;
  at integer := -1;
  gap text;
  part integer;
  held integer[] := '{}';
begin
  foreach gap in array string_to_array(bits::text, '1') loop
    at := at + length(gap) + 1;
    exit when at > last;
    part := get_bit(part_0, at) + 2 * get_bit(part_1, at) + 4 * get_bit(part_2, at)
            + 8 * get_bit(part_3, at) + 16 * get_bit(part_4, at) + 32 * get_bit(part_5, at);
    if part <> all(held) then
      held := held || part;
    end if;
  end loop;
  return held;
end
$$;

-- Cuts what the keys [near, far) and the tile [lo, hi) have in common into spans of at most `keys` keys, whole subtiles each,
-- and returns those that hold some of these listings: how many, and the sums of their columns and rows among the eight of the
-- tile. What is less than a subtile, or lies in a tile too large to be cut so finely, has no `matches`.
create function app.tile_spans(
  lo bigint, hi bigint, near bigint, far bigint, keys bigint,
  bits varbit, subtile_0 varbit, subtile_1 varbit, subtile_2 varbit, subtile_3 varbit, subtile_4 varbit, subtile_5 varbit
) returns table (first bigint, behind bigint, matches integer, columns integer, rows integer)
  language plpgsql immutable parallel safe rows 4 as $$
declare
  size bigint := hi - lo;
  step bigint := least(64, 64 * keys / size);
  first_subtile bigint := ((near - lo) * 64 + size - 1) / size;
  behind_subtile bigint := (far - lo) * 64 / size;
  until bigint;
  met varbit;
begin
  if first_subtile >= behind_subtile or step = 0 then
    first := near;
    behind := far;
    return next;
    return;
  end if;
  if near < lo + first_subtile * size / 64 then
    first := near;
    behind := lo + first_subtile * size / 64;
    return next;
  end if;
  if lo + behind_subtile * size / 64 < far then
    first := lo + behind_subtile * size / 64;
    behind := far;
    return next;
  end if;
  while first_subtile < behind_subtile loop
    until := least(first_subtile / step * step + step, behind_subtile);
    met := bits & app.in_subtiles(first_subtile::integer, until::integer, subtile_0, subtile_1, subtile_2, subtile_3, subtile_4, subtile_5);
    matches := bit_count(met);
    if matches > 0 then
      first := lo + first_subtile * size / 64;
      behind := lo + until * size / 64;
      columns := bit_count(met & subtile_0) + 2 * bit_count(met & subtile_2) + 4 * bit_count(met & subtile_4);
      rows := bit_count(met & subtile_1) + 2 * bit_count(met & subtile_3) + 4 * bit_count(met & subtile_5);
      return next;
    end if;
    first_subtile := until;
  end loop;
end
$$;

-- The first tile is all of the grid.
select app.pack_tile(0, 281474976710656);
