-- The parts of a block in which these listings of it lie: where they are few, only those parts are read.
create function app.parts_held(
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

-- Words are looked for in the index that the listings of an area, or the newest ones, are found by: to fetch their rows
-- took three times as long. An entry has at most 1.4 kB of 2.7, for title and location have at most 340 signs.
drop index app.listing_q;
drop index app.listing_newest;
create index listing_q on app.listing (q)
  include (x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at, published_at, id, searched)
  where status = 'published';
create index listing_newest on app.listing (published_at desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at, searched)
  where status = 'published';
