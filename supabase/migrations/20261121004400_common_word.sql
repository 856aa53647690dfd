-- Words that so many listings have that to count those row by row takes long: block by block a bit for each listing that
-- has the word in its title or location, in the order of the block's own bits.
create table app.common_word (
  word text primary key
);
create table app.listing_block_word (
  lo bigint not null,
  word text not null,
  bits varbit not null,
  primary key (lo, word)
);
alter table app.common_word enable row level security;
alter table app.listing_block_word enable row level security;

-- The bits of these words for the block [first, behind).
create function app.pack_words(first bigint, behind bigint, words text[]) returns void language plpgsql as $$
declare
  texts text[];
begin
  if cardinality(words) = 0 then
    return;
  end if;
  texts := array(
    select searched
      from app.listing
     where status = 'published' and q >= first and q < behind
     order by (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer, id);
  if cardinality(texts) = 0 then
    delete from app.listing_block_word where lo = first;
    return;
  end if;
  insert into app.listing_block_word as known
  select first, chosen.word,
         (select string_agg(case strpos(text.searched, chosen.word) when 0 then '0' else '1' end, '')::varbit
            from unnest(texts) as text (searched))
    from unnest(words) as chosen (word)
      on conflict (lo, word) do update set bits = excluded.bits where known.bits <> excluded.bits;
end
$$;

-- Makes the block [first, behind) anew from its listings, or the blocks in which they fit.
create or replace function app.pack_block(first bigint, behind bigint) returns void language plpgsql as $$
declare
  quarter bigint := (behind - first) / 4;
  held integer;
begin
  delete from app.listing_block where lo >= first and lo < behind;
  delete from app.listing_block_word where lo > first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 851) as met;
  if held > 850 and quarter > 0 then
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
         string_agg(case half_metres & 1024 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 1 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 2 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 4 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 8 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 16 when 0 then '0' else '1' end, '')::varbit,
         string_agg(case part & 32 when 0 then '0' else '1' end, '')::varbit
    from (
      select id, x, y, deal_type, category, bedrooms, is_available, is_furnished, buyer_eligibility,
             (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer as half_pesos,
             least(floor(area) * 2 + (area > floor(area))::integer, 2047)::integer as half_metres,
             ((q - first) * 64 / (behind - first))::integer as part
        from app.listing
       where status = 'published' and q >= first and q < behind
       order by half_pesos, id
      offset 0) as sorted;
  perform app.pack_words(first, behind, array(select word from app.common_word));
end
$$;

-- Chooses the words anew: the `most` most common that stand in `share` of a sample of the published listings, or none where
-- there are fewer than `least_listings`. At most `most_new` of them at a time, because nobody can write meanwhile.
-- Returns the words that are new.
create function app.choose_common_words(most integer, share float8, least_listings bigint, most_new integer)
  returns text[] language plpgsql as $$
declare
  published bigint := (select coalesce(sum(listings), 0) from app.listing_block);
  rows bigint := (select greatest(reltuples, 1) from pg_class where oid = 'app.listing'::regclass);
  wanted text[] := '{}';
  added text[];
begin
  if published >= least_listings then
    with sample as materialized (
      select id, searched from app.listing tablesample system (least(100, 100.0 * 20000 / rows)) where status = 'published'
    )
    select coalesce(array_agg(word), '{}') into wanted
      from (
        select word
          from (select distinct id, word
                  from sample cross join lateral regexp_split_to_table(searched, '[^[:alnum:]]+') as word
                 where word <> '') as met
         group by word
        having count(*) >= share * (select count(*) from sample)
         order by count(*) desc, word
         limit most) as chosen;
  end if;
  -- Whoever writes a listing waits, then packs its block with the words that are chosen now.
  lock table app.listing_block in exclusive mode;
  delete from app.common_word where word <> all(wanted);
  delete from app.listing_block_word where word <> all(wanted);
  added := array(
    select word from unnest(wanted) with ordinality as chosen (word, place)
     where word not in (select word from app.common_word) order by place limit most_new);
  insert into app.common_word select unnest(added);
  perform app.pack_words(lo, hi, added) from app.listing_block where listings > 0;
  return added;
end
$$;

-- A new title or location is a change of the block, too.
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
              past.is_available, past.is_furnished, past.buyer_eligibility, past.searched)
             is distinct from
             (present.q, present.status, present.deal_type, present.category, present.price_centavos, present.area,
              present.bedrooms, present.is_available, present.is_furnished, present.buyer_eligibility, present.searched));
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

-- All of the grid.
select app.pack_block(0, 281474976710656);
