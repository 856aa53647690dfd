-- The 48-bit Morton key of a linear square-degree grid with 2^24 cells per 360 degrees: columns (longitude) on the even
-- bits, rows (latitude) on the odd ones. netlify/area/morton.ts computes the same from the same integers.
-- In plpgsql because it is four times as fast here as the same arithmetic in a fenced SQL function.
create function app.morton(x integer, y integer) returns bigint
  language plpgsql immutable strict parallel safe
as $$
declare
  c bigint := least((x + 180000000)::bigint * 16777216 / 360000000, 16777215);
  r bigint := (y + 90000000)::bigint * 16777216 / 360000000;
begin
  c := (c | (c << 16)) & 281470681808895;
  r := (r | (r << 16)) & 281470681808895;
  c := (c | (c << 8)) & 71777214294589695;
  r := (r | (r << 8)) & 71777214294589695;
  c := (c | (c << 4)) & 1085102592571150095;
  r := (r | (r << 4)) & 1085102592571150095;
  c := (c | (c << 2)) & 3689348814741910323;
  r := (r | (r << 2)) & 3689348814741910323;
  c := (c | (c << 1)) & 6148914691236517205;
  r := (r | (r << 1)) & 6148914691236517205;
  return c | (r << 1);
end
$$;

-- What can be browsed: properties, and the architects and constructors beside them (docs/product/property.md).
create table app.listing (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references app.account (id) on delete cascade,
  provider_type text not null default 'properties' check (provider_type in ('properties', 'architects', 'constructors')),
  category text not null check (category in (
    'house-lot', 'condominium', 'lot', 'apartment', 'foreclosures', 'commercial', 'townhouse', 'retail', 'industrial',
    'hotel', 'vacation', 'architects', 'constructors')),
  -- Architects and constructors have no deal: 'none'.
  deal_type text not null check (deal_type in ('buy', 'rent', 'none')),
  title text not null check (title <> ''),
  name text,
  description text not null default '',
  price_centavos bigint not null check (price_centavos >= 0),
  old_price_centavos bigint check (old_price_centavos >= 0),
  area double precision not null default 0 check (area >= 0),
  lot_area double precision check (lot_area >= 0),
  floor_area double precision check (floor_area >= 0),
  bedrooms smallint not null default 0 check (bedrooms between 0 and 99),
  bathrooms smallint not null default 0 check (bathrooms between 0 and 99),
  is_available boolean not null default true,
  is_furnished boolean not null default false,
  features text[] not null default '{}',
  location text not null check (location <> ''),
  -- The real position is the seller's; visitors see, and the area search searches, only the public one.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  is_position_exact boolean not null default true,
  public_latitude double precision not null check (public_latitude between -90 and 90),
  public_longitude double precision not null check (public_longitude between -180 and 180),
  -- Micro-degrees and the grid key of the public position, for the area search.
  x integer not null generated always as (round(public_longitude * 1000000)::integer) stored,
  y integer not null generated always as (round(public_latitude * 1000000)::integer) stored,
  q bigint not null generated always as (
    app.morton(round(public_longitude * 1000000)::integer, round(public_latitude * 1000000)::integer)) stored,
  status text not null default 'published' check (status in ('draft', 'published', 'paused', 'expired', 'removed')),
  -- Milliseconds, because the cursor carries them through JSON.
  published_at timestamptz(3),
  expires_at timestamptz,
  rating double precision check (rating between 0 and 5),
  reviews integer check (reviews >= 0),
  projects_completed integer check (projects_completed >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((provider_type = 'properties') = (category not in ('architects', 'constructors'))),
  check ((provider_type = 'properties') = (deal_type <> 'none')),
  check (status <> 'published' or (published_at is not null and expires_at is not null))
)
-- Exact counts live on index-only scans, and these on a fresh visibility map.
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table app.listing enable row level security;

create index listing_owner on app.listing (owner_id, created_at desc) where status <> 'removed';
create index listing_expiry on app.listing (expires_at) include (q, x, y, category, deal_type) where status = 'published';

-- One family of partial covering indexes: by place, by age, by price and by size, each alone and below (category, deal).
-- Architects and constructors have neither price nor size: thousands of zeros would stand before the cheapest property.
create index listing_q on app.listing (q)
  include (x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, expires_at, published_at, id)
  where status = 'published';
create index listing_category_q on app.listing (category, deal_type, q)
  include (x, y, price_centavos, area, bedrooms, is_available, is_furnished, expires_at, published_at, id)
  where status = 'published';
create index listing_newest on app.listing (published_at desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, expires_at)
  where status = 'published';
create index listing_category_newest on app.listing (category, deal_type, published_at desc, id desc)
  include (q, x, y, price_centavos, area, bedrooms, is_available, is_furnished, expires_at)
  where status = 'published';
create index listing_cheapest on app.listing (price_centavos, id)
  include (q, x, y, category, deal_type, area, bedrooms, is_available, is_furnished, expires_at, published_at)
  where status = 'published';
create index listing_category_cheapest on app.listing (category, deal_type, price_centavos, id)
  include (q, x, y, area, bedrooms, is_available, is_furnished, expires_at, published_at)
  where status = 'published';
create index listing_largest on app.listing (area desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, bedrooms, is_available, is_furnished, expires_at)
  where status = 'published' and deal_type <> 'none';
create index listing_words on app.listing using gin ((title || ' ' || location) extensions.gin_trgm_ops)
  where status = 'published';

-- Without them the planner thinks every word rare, and reads all listings that have it instead of those of the area.
create statistics app.listing_text on (title || ' ' || location) from app.listing;
alter statistics app.listing_text set statistics 500;

create table app.listing_image (
  listing_id uuid not null references app.listing (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references app.image (id),
  alt text not null default '',
  primary key (listing_id, position),
  unique (listing_id, image_id)
);
create index listing_image_image on app.listing_image (image_id);
alter table app.listing_image enable row level security;

-- The price history is the database's own record: written by a trigger, never changed.
create table app.listing_price (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  price_centavos bigint not null,
  at timestamptz(3) not null default now()
);
create index listing_price_listing on app.listing_price (listing_id, id);
alter table app.listing_price enable row level security;

create function app.record_price() returns trigger language plpgsql as $$
begin
  insert into app.listing_price (listing_id, price_centavos, at)
  values (new.id, new.price_centavos, case when tg_op = 'INSERT' then new.created_at else new.updated_at end);
  return null;
end
$$;
create trigger listing_price_first after insert on app.listing
  for each row execute function app.record_price();
create trigger listing_price_changed after update of price_centavos on app.listing
  for each row when (old.price_centavos <> new.price_centavos) execute function app.record_price();

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger listing_price_kept before update on app.listing_price
  for each row execute function app.refuse_change();

-- How many published listings lie in each grid cell, for the clusters of map zooms 6 to 16. At zoom z a cell has
-- 2^(z+2) columns per 360 degrees, which is 64 pixels of a web map; its number is the leading bits of q.
create table app.listing_cell (
  zoom smallint not null,
  cell bigint not null,
  category text not null,
  deal_type text not null,
  listings integer not null,
  sum_x bigint not null,
  sum_y bigint not null,
  primary key (zoom, cell, category, deal_type)
);
create index listing_cell_empty on app.listing_cell (zoom) where listings = 0;
alter table app.listing_cell enable row level security;

create function app.count_in_cells() returns trigger language plpgsql as $$
declare
  changed app.listing_cell[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(z, c, category, deal_type, n, sx, sy)::app.listing_cell order by z, c, category, deal_type) into changed
    from (
      select z, q >> (2 * (22 - z)) as c, category, deal_type, count(*) as n, sum(x) as sx, sum(y) as sy
      from new_rows, generate_series(6, 16) z where status = 'published' group by 1, 2, 3, 4) counted;
  elsif tg_op = 'DELETE' then
    select array_agg(row(z, c, category, deal_type, -n, -sx, -sy)::app.listing_cell order by z, c, category, deal_type) into changed
    from (
      select z, q >> (2 * (22 - z)) as c, category, deal_type, count(*) as n, sum(x) as sx, sum(y) as sy
      from old_rows, generate_series(6, 16) z where status = 'published' group by 1, 2, 3, 4) counted;
  else
    select array_agg(row(z, c, category, deal_type, n, sx, sy)::app.listing_cell order by z, c, category, deal_type) into changed
    from (
      select z, q >> (2 * (22 - z)) as c, category, deal_type, sum(sign) as n, sum(sign * x) as sx, sum(sign * y) as sy
      from (
        select 1 as sign, q, x::bigint as x, y::bigint as y, category, deal_type from new_rows where status = 'published'
        union all
        select -1, q, x::bigint, y::bigint, category, deal_type from old_rows where status = 'published') moved,
        generate_series(6, 16) z
      group by 1, 2, 3, 4
      having sum(sign) <> 0 or sum(sign * x) <> 0 or sum(sign * y) <> 0) counted;
  end if;
  if changed is null then
    return null;
  end if;
  insert into app.listing_cell as known
  select * from unnest(changed)
  on conflict (zoom, cell, category, deal_type) do update
    set listings = known.listings + excluded.listings, sum_x = known.sum_x + excluded.sum_x, sum_y = known.sum_y + excluded.sum_y;
  delete from app.listing_cell where listings = 0 and zoom between 6 and 16;
  return null;
end
$$;
create trigger listing_cells_inserted after insert on app.listing
  referencing new table as new_rows for each statement execute function app.count_in_cells();
create trigger listing_cells_updated after update on app.listing
  referencing old table as old_rows new table as new_rows for each statement execute function app.count_in_cells();
create trigger listing_cells_deleted after delete on app.listing
  referencing old table as old_rows for each statement execute function app.count_in_cells();

-- The planner cannot see how few rows a key range holds and takes these statements for dear ones: compiling them would
-- cost ten times what they do. Whoever migrates a database that another role owns sets it there.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'jit was left as it is';
end
$$;
