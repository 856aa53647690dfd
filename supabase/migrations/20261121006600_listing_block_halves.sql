-- Blocks are halved, not quartered, where they hold too many: half as many are needed for as many listings. A block is then
-- a square of the grid or half of one, twice as wide as high: 2^n keys, from a multiple of 2^n on.

-- Makes the block [first, behind) anew from its listings, or the blocks in which they fit.
create or replace function app.pack_block(first bigint, behind bigint) returns void language plpgsql as $$
declare
  middle bigint := first + (behind - first) / 2;
  held integer;
begin
  delete from app.listing_block where lo >= first and lo < behind;
  delete from app.listing_block_word where lo > first and lo < behind;
  select count(*) into held from (
    select from app.listing where status = 'published' and q >= first and q < behind limit 851) as met;
  if held > 850 and middle > first then
    perform app.pack_block(first, middle);
    perform app.pack_block(middle, behind);
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

-- What of the keys [near, far) of the block [lo, hi) lies in whole parts, in pieces of at most `keys` keys that hold some
-- of these listings: how many, and the sums of the places of their parts among the eight columns and rows. What is less
-- than a part, or lies in a block too large to be cut so finely, has no hits. Of a block that is half a square, parts are
-- halves as well: the lowest bit of their numbers tells the row.
create or replace function app.block_pieces(
  lo bigint, hi bigint, near bigint, far bigint, keys bigint,
  bits varbit, part_0 varbit, part_1 varbit, part_2 varbit, part_3 varbit, part_4 varbit, part_5 varbit
) returns table (first bigint, behind bigint, hits integer, columns integer, rows integer)
  language plpgsql immutable parallel safe rows 4 as $$
declare
  size bigint := hi - lo;
  is_half boolean := size & x'1555555555555'::bigint = 0;
  step bigint := least(64, 64 * keys / size);
  first_part bigint := ((near - lo) * 64 + size - 1) / size;
  behind_part bigint := (far - lo) * 64 / size;
  until bigint;
  met varbit;
begin
  if first_part >= behind_part or step = 0 then
    first := near;
    behind := far;
    return next;
    return;
  end if;
  if near < lo + first_part * size / 64 then
    first := near;
    behind := lo + first_part * size / 64;
    return next;
  end if;
  if lo + behind_part * size / 64 < far then
    first := lo + behind_part * size / 64;
    behind := far;
    return next;
  end if;
  while first_part < behind_part loop
    until := least(first_part / step * step + step, behind_part);
    if until - first_part < step then
      met := bits & app.in_parts(first_part::integer, until::integer, part_0, part_1, part_2, part_3, part_4, part_5);
    else
      -- The upper digits tell.
      met := bits;
      if step <= 32 then
        met := met & case when first_part & 32 = 0 then ~part_5 else part_5 end;
      end if;
      if step <= 16 then
        met := met & case when first_part & 16 = 0 then ~part_4 else part_4 end;
      end if;
      if step <= 8 then
        met := met & case when first_part & 8 = 0 then ~part_3 else part_3 end;
      end if;
      if step <= 4 then
        met := met & case when first_part & 4 = 0 then ~part_2 else part_2 end;
      end if;
      if step <= 2 then
        met := met & case when first_part & 2 = 0 then ~part_1 else part_1 end;
      end if;
      if step = 1 then
        met := met & case when first_part & 1 = 0 then ~part_0 else part_0 end;
      end if;
    end if;
    hits := bit_count(met);
    if hits > 0 then
      first := lo + first_part * size / 64;
      behind := lo + until * size / 64;
      columns := bit_count(met & part_0) + 2 * bit_count(met & part_2) + 4 * bit_count(met & part_4);
      rows := bit_count(met & part_1) + 2 * bit_count(met & part_3) + 4 * bit_count(met & part_5);
      if is_half then
        select rows, columns into columns, rows;
      end if;
      return next;
    end if;
    first_part := until;
  end loop;
end
$$;

-- How many listings of each kind a block holds: of these alone the index can tell, without a look at the bits.
do $$
declare
  categories text[] := '{house_lot,condominium,lot,apartment,foreclosures,commercial,townhouse,retail,industrial,hotel,vacation}';
  counted text;
  names text;
begin
  select string_agg(format('add column %I integer generated always as (bit_count(%s)) stored', name, bits), ', '),
         string_agg(quote_ident(name), ', ')
    into counted, names
    from (
      select deal || '_count' as name, deal as bits from unnest('{buy,rent}'::text[]) as deal
       union all
      select category || '_' || deal || '_count', category || ' & ' || deal
        from unnest(categories) as category cross join unnest('{buy,rent}'::text[]) as deal
       union all
      select category || '_count', category from unnest('{architects,constructors}'::text[]) as category) as kind;
  execute 'alter table app.listing_block ' || counted;
  execute 'alter table app.listing_block drop constraint listing_block_pkey';
  execute 'alter table app.listing_block add primary key (lo) include (hi, listings, sum_x, sum_y, ' || names || ')';
end
$$;

-- All of the grid.
select app.pack_block(0, 281474976710656);
