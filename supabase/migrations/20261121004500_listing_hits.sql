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

-- What of the keys [near, far) of the block [lo, hi) lies in whole parts, in pieces of at most `keys` keys that hold some
-- of these listings: how many, and the sums of the places of their parts among the eight columns and rows. What is less
-- than a part, or lies in a block too large to be cut so finely, has no hits.
create function app.block_pieces(
  lo bigint, hi bigint, near bigint, far bigint, keys bigint,
  bits varbit, part_0 varbit, part_1 varbit, part_2 varbit, part_3 varbit, part_4 varbit, part_5 varbit
) returns table (first bigint, behind bigint, hits integer, columns integer, rows integer)
  language plpgsql immutable parallel safe rows 4 as $$
declare
  size bigint := hi - lo;
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
    met := bits & app.in_parts(first_part::integer, until::integer, part_0, part_1, part_2, part_3, part_4, part_5);
    hits := bit_count(met);
    if hits > 0 then
      first := lo + first_part * size / 64;
      behind := lo + until * size / 64;
      columns := bit_count(met & part_0) + 2 * bit_count(met & part_2) + 4 * bit_count(met & part_4);
      rows := bit_count(met & part_1) + 2 * bit_count(met & part_3) + 4 * bit_count(met & part_5);
      return next;
    end if;
    first_part := until;
  end loop;
end
$$;
