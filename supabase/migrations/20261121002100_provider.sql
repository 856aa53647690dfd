-- Equality beside a range in one exclusion constraint.
create extension if not exists btree_gist with schema extensions;

-- What a provider of services shows the public beside the account, and how their calendar works.
create table app.provider (
  account_id uuid primary key references app.account (id) on delete cascade,
  time_zone text not null default 'Europe/Berlin' check (time_zone in ('Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich')),
  is_phone_public boolean not null default false,
  is_address_public boolean not null default false,
  -- Where searches find them: the address where it is public, else the middle of the postal code. Distances from several
  -- places would give a real position away.
  public_latitude double precision not null check (public_latitude between -90 and 90),
  public_longitude double precision not null check (public_longitude between -180 and 180),
  x integer not null generated always as (round(public_longitude * 1000000)::integer) stored,
  y integer not null generated always as (round(public_latitude * 1000000)::integer) stored,
  q bigint not null generated always as (
    app.morton(round(public_longitude * 1000000)::integer, round(public_latitude * 1000000)::integer)) stored,
  -- How far they travel to a customer; null where they do not.
  reach_kilometres smallint check (reach_kilometres between 1 and 100),
  buffer_before_minutes smallint not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 240),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 43200),
  horizon_days smallint not null default 60 check (horizon_days between 1 and 365)
);
create index provider_place on app.provider (q) include (x, y, reach_kilometres, account_id);
create index provider_mobile_place on app.provider (q) include (x, y, reach_kilometres, account_id)
  where reach_kilometres is not null;
alter table app.provider enable row level security;

-- Who is shown at all, for searches that meet thousands.
create index account_shown_provider on app.account (id) include (plan)
  where type = 'provider' and email_verified_at is not null and suspended_at is null;

create table app.service_card (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  name text not null check (length(name) between 1 and 140),
  category text not null check (category in (
    'friseur', 'haarschnitt', 'coloring', 'barber', 'kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage',
    'reinigung', 'reparatur', 'maler', 'umzug', 'hundesitter')),
  description text not null default '',
  price_cents integer not null check (price_cents >= 0),
  price_unit text not null default 'visit' check (price_unit in ('visit', 'hour')),
  duration_minutes smallint not null check (duration_minutes in (15, 30, 45, 60, 90, 120, 150, 180)),
  deal_type text not null default 'buy' check (deal_type in ('buy', 'rent')),
  is_published boolean not null default false,
  is_available_now boolean not null default false,
  -- Home service: at the customer's, within the provider's reach.
  is_mobile boolean not null default false,
  is_freelancer boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index service_card_provider on app.service_card (provider_id, created_at);
create index service_card_published on app.service_card (provider_id)
  include (id, category, price_cents, price_unit, duration_minutes, is_mobile, is_available_now) where is_published;
alter table app.service_card enable row level security;

create table app.service_card_image (
  card_id uuid not null references app.service_card (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references app.image (id),
  alt text not null default '',
  primary key (card_id, position),
  unique (card_id, image_id)
);
create index service_card_image_image on app.service_card_image (image_id);
alter table app.service_card_image enable row level security;

-- Hours are minutes of the provider's own clock, from midnight to midnight; Monday is 1.
create table app.weekly_hours (
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_minute smallint not null check (opens_minute >= 0),
  closes_minute smallint not null check (closes_minute <= 1440),
  primary key (provider_id, weekday, opens_minute),
  check (opens_minute < closes_minute),
  exclude using gist (provider_id with =, weekday with =, int4range(opens_minute, closes_minute) with &&)
);
alter table app.weekly_hours enable row level security;

-- The hours of one day that is unlike its weekday.
create table app.special_hours (
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  day date not null,
  opens_minute smallint not null check (opens_minute >= 0),
  closes_minute smallint not null check (closes_minute <= 1440),
  primary key (provider_id, day, opens_minute),
  check (opens_minute < closes_minute),
  exclude using gist (provider_id with =, day with =, int4range(opens_minute, closes_minute) with &&)
);
alter table app.special_hours enable row level security;

-- Holidays as one entry, both days included.
create table app.time_off (
  id bigint generated always as identity primary key,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  first_day date not null,
  last_day date not null,
  check (first_day <= last_day)
);
create index time_off_provider on app.time_off (provider_id, last_day);
alter table app.time_off enable row level security;

alter table app.image drop constraint image_purpose_check;
alter table app.image add constraint image_purpose_check check (purpose in ('property', 'profile', 'service'));

do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values
      ('service', 'service', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
