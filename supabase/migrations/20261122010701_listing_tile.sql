-- A write no longer packs the tile (a block until now) of its listing: it only marks the tile as changed, by a row of its
-- own, so that nobody waits for anybody. Readers test the rows of changed tiles one by one; the packer makes them anew
-- after the commit. netlify/search/README.md explains the whole.
alter table app.listing_block rename to listing_tile;
alter table app.listing_block_newest rename to listing_tile_newest;
alter index app.listing_block_pkey rename to listing_tile_pkey;
alter index app.listing_block_newest_pkey rename to listing_tile_newest_pkey;
alter index app.listing_block_large rename to listing_tile_large;
alter table app.listing_tile rename part_0 to subtile_0;
alter table app.listing_tile rename part_1 to subtile_1;
alter table app.listing_tile rename part_2 to subtile_2;
alter table app.listing_tile rename part_3 to subtile_3;
alter table app.listing_tile rename part_4 to subtile_4;
alter table app.listing_tile rename part_5 to subtile_5;
alter table app.listing_tile add column packed_at timestamptz not null default now();

drop trigger listing_blocks_inserted on app.listing;
drop trigger listing_blocks_updated on app.listing;
drop trigger listing_blocks_deleted on app.listing;
drop function app.pack_changed();
drop function app.pack_block(bigint, bigint);
drop function app.block_pieces(bigint, bigint, bigint, bigint, bigint, varbit, varbit, varbit, varbit, varbit, varbit, varbit);
alter function app.parts_held(varbit, varbit, varbit, varbit, varbit, varbit, varbit) rename to subtiles_held;
alter function app.in_parts(integer, integer, varbit, varbit, varbit, varbit, varbit, varbit) rename to in_subtiles;

-- Keys whose tile has changed since it was packed: where a listing was, and where it is. Rows are only ever inserted and
-- deleted, one for each change, whether the tile has others or not: a packer deletes those that it can see.
create table app.listing_mark (
  q bigint not null
)
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
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

-- The keys of all changed tiles that hold some of [near, far), looked for from tile to tile, however many marks each has.
-- Stable: it sees what the statement sees that calls it.
create function app.changed_tiles(near bigint, far bigint) returns int8multirange language plpgsql stable as $$
declare
  changed int8multirange := '{}';
  at bigint;
  tile int8range;
begin
  -- The mark may lie before the keys that are asked for, in a tile that reaches into them.
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

-- Packs one changed tile that was not packed within the last `pause`; false where there is none, or all of them are being
-- packed. Whoever calls it commits before the next. The order is what makes it sound: the tile is locked; the marks are
-- deleted that a snapshot taken after the lock shows; the rows are read by statements after that one. What a deleted mark
-- speaks of is then among the rows, and what is committed later keeps its mark.
create function app.pack_next_tile(pause interval) returns boolean language plpgsql as $$
declare
  at bigint := 0;
  behind bigint;
  tile record;
begin
  loop
    select q into at from app.listing_mark where q >= at order by q limit 1;
    if not found then
      return false;
    end if;
    select hi into behind from app.listing_tile where lo <= at order by lo desc limit 1;
    -- Read and locked at once: it may have been split meanwhile.
    select lo, hi into tile
      from app.listing_tile
     where lo = (select lo from app.listing_tile where lo <= at order by lo desc limit 1)
       and hi > at and packed_at <= now() - pause
       for update skip locked;
    exit when found;
    at := behind;
  end loop;
  delete from app.listing_mark where q >= tile.lo and q < tile.hi;
  perform app.pack_tile(tile.lo, tile.hi);
  return true;
end
$$;

-- What of the keys [near, far) of the tile [lo, hi) lies in whole subtiles, in spans of at most `keys` keys that hold some
-- of these listings: how many, and the sums of the places of their subtiles among the eight columns and rows. What is less
-- than a subtile, or lies in a tile too large to be cut so finely, has no `matches`.
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
