-- Each block in 64 parts, squares of the grid as well and in the order of the keys: where the border of an area, or of a
-- cell of the map, runs through a block, only the parts that it cuts are read row by row. Bit n of a part's number has the
-- value 2^n. With them 850 listings are what fits a page: the blocks are packed so by the next migration.
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
