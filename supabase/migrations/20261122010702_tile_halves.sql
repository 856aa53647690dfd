-- Packs one changed tile that was not packed within the last `pause`; false where there is none, or all of them are being
-- packed. Whoever calls it commits before the next. The order is what makes it sound: the tile is locked; the marks are
-- deleted that a snapshot taken after the lock shows; the rows are read by statements after that one. What a deleted mark
-- speaks of is then among the rows, and what is committed later keeps its mark.
-- After an import a tile may hold more than one transaction has time for: it becomes two halves that have changed.
create or replace function app.pack_next_tile(pause interval) returns boolean language plpgsql as $$
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
