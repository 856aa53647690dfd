-- The published listings again, in columns, for counting: a block is a square of the grid with at most 900 of them (more
-- only where they share one key), and holds a bit per listing and fact. How many answer a question is then a few ands
-- over whole blocks. Together the blocks are all of the grid, without gap or overlap: the leaves of a quadtree.
-- They take the place of the counts per cell, zoom and kind, which no other filter could be asked of.
drop trigger listing_cells_inserted on app.listing;
drop trigger listing_cells_updated on app.listing;
drop trigger listing_cells_deleted on app.listing;
drop function app.count_in_cells();
drop table app.listing_cell;

create table app.listing_block (
  -- Keys [lo, hi): 4^n of them, from a multiple of 4^n on.
  lo bigint not null,
  hi bigint not null,
  listings integer not null,
  sum_x bigint,
  sum_y bigint,
  -- One bit per listing, in the order of `half_pesos` and their ids; null where there is no listing.
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
  -- Twice the price in pesos, one more where there are centavos: whole pesos are asked for, and ascending numbers searched.
  half_pesos integer[],
  -- Twice the square metres, one more for a fraction, up to 2047 (1000 at most are asked for): bit n has the value 2^n.
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
  primary key (lo) include (hi, listings)
)
-- Kept in the row, and 900 listings are what fits a page: what lies elsewhere would be fetched column by column.
with (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05);
alter table app.listing_block enable row level security;

do $$
declare
  name text;
begin
  for name in select column_name from information_schema.columns
               where table_schema = 'app' and table_name = 'listing_block' and data_type in ('bit varying', 'ARRAY') loop
    execute format('alter table app.listing_block alter column %I set storage external', name);
  end loop;
end
$$;

-- Makes the block [first, behind) anew from its listings, or the blocks in which they fit.
create function app.pack_block(first bigint, behind bigint) returns void language plpgsql as $$
declare
  quarter bigint := (behind - first) / 4;
  held integer;
begin
  delete from app.listing_block where lo >= first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 901) as met;
  if held > 900 and quarter > 0 then
    for part in 0..3 loop
      perform app.pack_block(first + part * quarter, first + (part + 1) * quarter);
    end loop;
    return;
  end if;
  insert into app.listing_block
  select first, behind, count(*), sum(x), sum(y),
         string_agg(case deal_type when 'buy' then '1' else '0' end, '')::varbit,
         string_agg(case deal_type when 'rent' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'house-lot' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'condominium' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'lot' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'apartment' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'foreclosures' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'commercial' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'townhouse' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'retail' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'industrial' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'hotel' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'vacation' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'architects' then '1' else '0' end, '')::varbit,
         string_agg(case category when 'constructors' then '1' else '0' end, '')::varbit,
         string_agg(case bedrooms when 1 then '1' else '0' end, '')::varbit,
         string_agg(case bedrooms when 2 then '1' else '0' end, '')::varbit,
         string_agg(case bedrooms when 3 then '1' else '0' end, '')::varbit,
         string_agg(case when bedrooms >= 4 then '1' else '0' end, '')::varbit,
         string_agg(case when is_available then '1' else '0' end, '')::varbit,
         string_agg(case when is_furnished then '1' else '0' end, '')::varbit,
         string_agg(case when buyer_eligibility in ('anyone', 'leasehold_for_foreigners') then '1' else '0' end, '')::varbit,
         array_agg(half_pesos),
         string_agg(case half_metres & 1 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 2 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 4 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 8 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 16 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 32 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 64 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 128 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 256 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 512 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case half_metres & 1024 when 0 then '0' else '1' end, '')::varbit
    from (
      select id, x, y, deal_type, category, bedrooms, is_available, is_furnished, buyer_eligibility,
             (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer as half_pesos,
             least(floor(area) * 2 + (area > floor(area))::integer, 2047)::integer as half_metres
        from app.listing
       where status = 'published' and q >= first and q < behind
       order by half_pesos, id
      offset 0) as sorted;
end
$$;

create function app.pack_changed() returns trigger language plpgsql as $$
declare
  keys bigint[];
  firsts bigint[];
  behinds bigint[];
begin
  if tg_op = 'INSERT' then
    keys := array(select distinct q from new_rows where status = 'published');
  elsif tg_op = 'DELETE' then
    keys := array(select distinct q from old_rows where status = 'published');
  else
    keys := array(
      select distinct side.key
        from old_rows as past join new_rows as present using (id)
       cross join lateral (values (past.q, past.status), (present.q, present.status)) as side (key, status)
       where side.status = 'published'
         and (past.q, past.status, past.deal_type, past.category, past.price_centavos, past.area, past.bedrooms,
              past.is_available, past.is_furnished, past.buyer_eligibility)
             is distinct from
             (present.q, present.status, present.deal_type, present.category, present.price_centavos, present.area,
              present.bedrooms, present.is_available, present.is_furnished, present.buyer_eligibility));
  end if;
  -- Of those that need several blocks, one at a time: a block that was made anew meanwhile is locked out of order, and two
  -- of them could wait for each other. Who needs a single block holds none while waiting for it.
  if cardinality(keys) > 1 then
    perform pg_advisory_xact_lock(hashtextextended('app.listing_block', 0));
  end if;
  -- Whoever waited for a lock may find that the block was made anew, or split, meanwhile: what is left of the keys is
  -- looked for again. A block is read only after its lock, with all that was committed before.
  while cardinality(keys) > 0 loop
    select array_agg(lo), array_agg(hi) into firsts, behinds
      from (
        select lo, hi from app.listing_block
         where lo = any(array(
           select distinct known.lo
             from unnest(keys) as key
            cross join lateral (
              select lo from app.listing_block where lo <= key order by lo desc limit 1) as known))
         order by lo
           for update) as locked;
    perform app.pack_block(first, behind) from unnest(firsts, behinds) as block (first, behind);
    keys := array(
      select key from unnest(keys) as key
       where not exists (select from unnest(firsts, behinds) as block (first, behind) where key >= first and key < behind));
  end loop;
  return null;
end
$$;
create trigger listing_blocks_inserted after insert on app.listing
  referencing new table as new_rows for each statement execute function app.pack_changed();
create trigger listing_blocks_updated after update on app.listing
  referencing old table as old_rows new table as new_rows for each statement execute function app.pack_changed();
create trigger listing_blocks_deleted after delete on app.listing
  referencing old table as old_rows for each statement execute function app.pack_changed();

-- All of the grid.
select app.pack_block(0, 281474976710656);

-- Those past their days are taken off what the blocks count: with everything that can be asked of them.
drop index app.listing_expiry;
create index listing_expiry on app.listing (expires_at)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility)
  where status = 'published';
