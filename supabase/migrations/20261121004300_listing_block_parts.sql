-- Each block in 64 parts, squares of the grid as well and in the order of the keys: where the border of an area, or of a
-- cell of the map, runs through a block, only the parts that it cuts are read row by row. Bit n of a part's number has the
-- value 2^n. With them 850 listings are what fits a page.
alter table app.listing_block
  add column part_0 varbit,
  add column part_1 varbit,
  add column part_2 varbit,
  add column part_3 varbit,
  add column part_4 varbit,
  add column part_5 varbit;
alter table app.listing_block
  alter column part_0 set storage external,
  alter column part_1 set storage external,
  alter column part_2 set storage external,
  alter column part_3 set storage external,
  alter column part_4 set storage external,
  alter column part_5 set storage external;

-- Makes the block [first, behind) anew from its listings, or the blocks in which they fit.
create or replace function app.pack_block(first bigint, behind bigint) returns void language plpgsql as $$
declare
  quarter bigint := (behind - first) / 4;
  held integer;
begin
  delete from app.listing_block where lo >= first and lo < behind;
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
end
$$;

-- Of a block's listings those in its parts [first, behind), by comparing digit by digit from the lowest.
create function app.in_parts(
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

-- All of the grid.
select app.pack_block(0, 281474976710656);
