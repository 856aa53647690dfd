-- Words as they are compared, as src/contract/search-words.ts folds what is typed: small letters without marks, short forms in full, one
-- blank around each word and each number.
create function app.folded_words(written text) returns text language sql immutable parallel safe as $$
  select coalesce(' ' || string_agg(coalesce(short.meant, word), ' ' order by n) || ' ', '')
    from string_to_table(
           regexp_replace(
             regexp_replace(
               regexp_replace(
                 translate(
                   replace(replace(lower(
                     regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '&', ' and '),
                   '''’ʼ', ''),
                 '([0-9]),(?=[0-9]{3})', '\1', 'g'),
               '[\s.,;:/()!?"“”„–—+-]', ' ', 'g'),
             '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])', '\1\2 ', 'g'),
           ' ') with ordinality as one (word, n)
    left join (values
           ('sta', 'santa'), ('sto', 'santo'), ('gen', 'general'), ('brgy', 'barangay'), ('bgy', 'barangay'), ('qc',
           'quezon city'), ('bgc', 'bonifacio global city'), ('cdo', 'cagayan de oro'), ('gensan', 'general santos'),
           ('sjdm', 'san jose del monte'), ('ave', 'avenue'), ('blvd', 'boulevard'), ('subd', 'subdivision'), ('br',
           'bedroom'), ('brs', 'bedroom'), ('bdrm', 'bedroom'), ('bedrooms', 'bedroom'), ('condominium', 'condo'),
           ('condominiums', 'condo'), ('condos', 'condo'), ('apt', 'apartment'), ('apartments', 'apartment'),
           ('townhome', 'townhouse'), ('townhouses', 'townhouse'), ('studios', 'studio')) as short (form, meant) on form = word
   where word <> ''
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
  -- Written by the trigger listing_old_price: nobody can type an old price.
  old_price_centavos bigint check (old_price_centavos >= 0),
  -- The whole days that the old price stood in public; null without one.
  old_price_days integer,
  area double precision not null default 0 check (area >= 0),
  lot_area double precision check (lot_area >= 0),
  floor_area double precision check (floor_area >= 0),
  bedrooms smallint not null default 0 check (bedrooms between 0 and 99),
  bathrooms smallint not null default 0 check (bathrooms between 0 and 99),
  is_available boolean not null default true,
  is_furnished boolean not null default false,
  features text[] not null default '{}',

  -- What a seller says about a Philippine property beyond its size. All of it is optional, and we examine none of it.
  title_type text check (title_type in ('tct', 'cct', 'tax_declaration', 'cloa', 'other')),
  buyer_eligibility text check (
    buyer_eligibility in ('anyone', 'filipinos_only', 'filipinos_and_former', 'leasehold_for_foreigners')),
  broker_licence text check (length(broker_licence) between 1 and 40),
  sell_licence text check (length(sell_licence) between 1 and 40),
  monthly_dues_centavos bigint check (monthly_dues_centavos >= 0),

  rating double precision check (rating between 0 and 5),
  reviews integer check (reviews >= 0),
  projects_completed integer check (projects_completed >= 0),

  location text not null check (location <> ''),
  -- The real position is the seller's. Visitors see, and the area search searches, only the public one.
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
  -- What words are looked for in, already folded: comparing it is several times cheaper than folding every row.
  searched text not null generated always as (app.folded_words(title || ' ' || location)) stored,

  -- 'withheld' is what a suspended account had published. Nobody can set or see it, and it ends with the suspension. So
  -- `status = 'published'` stays the whole condition of the indexes.
  status text not null default 'published' check (
    status in ('draft', 'published', 'paused', 'expired', 'removed', 'withheld')),
  -- A draft that is published by itself once its seller's e-mail address is confirmed. Says nothing of any other status.
  awaits_confirmation boolean not null default false,
  -- The owner chooses beforehand what stays public when a smaller plan begins. What the plan alone has hidden comes back with a
  -- larger one.
  stays_at_smaller boolean not null default false,
  is_hidden_by_plan boolean not null default false,
  -- In milliseconds, because cursors carry them through JSON.
  published_at timestamptz(3),
  expires_at timestamptz,
  -- The seller's last word that the listing is still to be had.
  available_confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((provider_type = 'properties') = (category not in ('architects', 'constructors'))),
  check ((provider_type = 'properties') = (deal_type <> 'none')),
  check (status <> 'published' or (published_at is not null and expires_at is not null))
)
-- Exact counts read the index alone, which needs a fresh visibility map.
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
-- With fewer, the planner thinks every word is rare, and reads all listings that have it instead of those of the area.
alter table app.listing alter column searched set statistics 500;
alter table app.listing enable row level security;

-- Everything that somebody has, newest first. Withdrawn listings too: inquiries, figures, the deletion of an account and the desk ask
-- for them.
create index listing_owner on app.listing (owner_id, created_at desc);

-- The search reads these and not the table: every filter that can be asked is in each of them. Reading who may buy from the
-- rows took ten times as long. listing_q and listing_newest also hold the words, because an area and the newest listings are
-- what words are looked for in; an entry has at most 1.4 kB of the possible 2.7.

-- The listings of an area.
create index listing_q on app.listing (q)
  include (x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at, published_at, id, searched)
  where status = 'published';
-- The listings of an area, of one category and deal.
create index listing_category_q on app.listing (category, deal_type, q)
  include (x, y, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at, id)
  where status = 'published';
-- Along the border of an area when nothing else is asked: thousands of rows are read for their position alone.
create index listing_position on app.listing (q) include (x, y, deal_type) where status = 'published';
-- A page of the newest.
create index listing_newest on app.listing (published_at desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at, searched)
  where status = 'published';
-- A page of the newest of one category and deal.
create index listing_category_newest on app.listing (category, deal_type, published_at desc, id desc)
  include (q, x, y, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at)
  where status = 'published';
-- A page of the cheapest.
create index listing_cheapest on app.listing (price_centavos, id)
  include (q, x, y, category, deal_type, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at,
           published_at)
  where status = 'published';
-- A page of the cheapest to buy: in listing_cheapest everything to let stands before them, and architects and constructors,
-- which have no price.
create index listing_deal_cheapest on app.listing (deal_type, price_centavos, id)
  include (q, x, y, category, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at)
  where status = 'published';
-- A page of the cheapest of one category and deal.
create index listing_category_cheapest on app.listing (category, deal_type, price_centavos, id)
  include (q, x, y, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at)
  where status = 'published';
-- A page of the largest.
create index listing_largest on app.listing (area desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at)
  where status = 'published' and deal_type <> 'none';
-- Rare words, anywhere. New trigrams go to their place at once, and not to a list that every search would read to its end
-- until the next vacuum: searches are many and writes are few.
create index listing_words on app.listing using gin (searched extensions.gin_trgm_ops) with (fastupdate = off)
  where status = 'published';
-- The listings past their days that are still published, which the tiles count and the answers do not: they are subtracted
-- with every filter that can be asked. The look for listings to expire and to remind of reads it as well.
create index listing_expiry on app.listing (expires_at)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility)
  where status = 'published';
-- The newest of the listings whose price is below one that stood in public: the landing page shows a row of them. Few are, so
-- that reading their rows costs less than holding their columns here.
create index listing_reduced on app.listing (published_at desc, id desc)
  where status = 'published' and old_price_centavos > price_centavos;
-- The look for expired listings whose seller is to be told.
create index listing_ended on app.listing (expires_at) where status = 'expired';

-- What a suspended account had published is withheld, and published again when the suspension ends.
create function app.withhold_listings() returns trigger language plpgsql as $$
begin
  if new.suspended_at is null then
    update app.listing set status = 'published' where owner_id = new.id and status = 'withheld';
  else
    update app.listing set status = 'withheld' where owner_id = new.id and status = 'published';
  end if;
  return null;
end
$$;
create trigger account_suspended after update of suspended_at on app.account
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function app.withhold_listings();

-- Whatever the owner, the clock or the administration does with a listing afterwards, it is not the plan any more that hides it.
create function app.forget_hidden_by_plan() returns trigger language plpgsql as $$
begin
  new.is_hidden_by_plan := false;
  return new;
end $$;
create trigger listing_not_hidden_by_plan before update of status on app.listing
  for each row when (old.is_hidden_by_plan and new.status <> 'draft')
  execute function app.forget_hidden_by_plan();
