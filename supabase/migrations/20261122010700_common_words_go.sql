-- Common words are counted like all others, by the trigrams or row by row: their bits bought 9 to 110 ms of a country-wide
-- count, and cost every write, two tables, and seconds in which nobody could write.
drop table app.listing_block_word;
drop table app.common_word;
drop function app.pack_words(bigint, bigint, text[]);
drop function app.choose_common_words(integer, float8, bigint, integer);

-- Makes the block [first, behind) anew from its listings, or the blocks in which they fit.
create or replace function app.pack_block(first bigint, behind bigint) returns void language plpgsql as $$
declare
  middle bigint := first + (behind - first) / 2;
  held integer;
begin
  delete from app.listing_block where lo >= first and lo < behind;
  delete from app.listing_block_newest where lo >= first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 851) as met;
  if held > 850 and middle > first then
    perform app.pack_block(first, middle);
    perform app.pack_block(middle, behind);
    return;
  end if;
  with sorted as materialized (
    select id, x, y, deal_type, category, bedrooms, is_available, is_furnished, buyer_eligibility, published_at,
           (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer as half_pesos,
           least(floor(area) * 2 + (area > floor(area))::integer, 2047)::integer as half_metres,
           ((q - first) * 64 / (behind - first))::integer as part,
           row_number() over (order by published_at desc, id desc) as age
      from app.listing
     where status = 'published' and q >= first and q < behind
     order by half_pesos, id
  ), packed as (
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
           string_agg(case half_metres & 1024 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 1 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 2 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 4 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 8 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 16 when 0 then '0' else '1' end, '')::varbit,
           string_agg(case part & 32 when 0 then '0' else '1' end, '')::varbit
      from sorted
  )
  insert into app.listing_block_newest
  select first, max(published_at), min(published_at),
         string_agg(case when age <= 4 then '1' else '0' end, '')::varbit,
         min(published_at) filter (where age <= 4),
         string_agg(case when age <= 16 then '1' else '0' end, '')::varbit,
         min(published_at) filter (where age <= 16),
         string_agg(case when age <= 64 then '1' else '0' end, '')::varbit,
         min(published_at) filter (where age <= 64),
         string_agg(case when age <= 256 then '1' else '0' end, '')::varbit,
         min(published_at) filter (where age <= 256)
    from sorted;
end
$$;

-- A new title or location is no change of a block any more.
create or replace function app.pack_changed() returns trigger language plpgsql as $$
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
              past.is_available, past.is_furnished, past.buyer_eligibility, past.published_at)
             is distinct from
             (present.q, present.status, present.deal_type, present.category, present.price_centavos, present.area,
              present.bedrooms, present.is_available, present.is_furnished, present.buyer_eligibility, present.published_at));
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
