-- What a provider of services shows the public beside the account, and how their calendar works.
create table app.provider (
  account_id uuid primary key references app.account (id) on delete cascade,
  time_zone text not null default 'Europe/Berlin' check (time_zone in ('Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich')),
  is_phone_public boolean not null default false,
  is_address_public boolean not null default false,
  -- Where searches find them: the address where it is public, else the middle of the postal code. Distances from several
  -- points would reveal a real position.
  public_latitude double precision not null check (public_latitude between -90 and 90),
  public_longitude double precision not null check (public_longitude between -180 and 180),
  x integer not null generated always as (round(public_longitude * 1000000)::integer) stored,
  y integer not null generated always as (round(public_latitude * 1000000)::integer) stored,
  q bigint not null generated always as (
    app.morton(round(public_longitude * 1000000)::integer, round(public_latitude * 1000000)::integer)) stored,
  -- How far they travel to a customer. Null where they do not.
  reach_kilometres smallint check (reach_kilometres between 1 and 100),
  buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 240),
  notice_minutes integer not null default 120 check (notice_minutes between 0 and 43200),
  horizon_days smallint not null default 60 check (horizon_days between 1 and 365),
  -- Offered times lie next to what is booked, so that the day fills without gaps.
  is_tight boolean not null default true,
  -- Visits a day. Null: as many as fit.
  per_day_maximum smallint check (per_day_maximum between 1 and 50),
  -- Whose public holidays count, as in app.holiday. Null: none.
  holiday_region text,
  -- A visit that the customer has not confirmed 12 hours before its start is given away.
  releases_unconfirmed boolean not null default false,
  -- Where customers pay deposits, at a service of the provider's choice. Null: by transfer.
  deposit_link text check (deposit_link ~ '^https://' and length(deposit_link) <= 500),
  -- The part of the price that somebody pays beforehand who has not come twice within a year. Null: nothing.
  no_show_percent smallint check (no_show_percent between 1 and 100),
  -- Whom the provider has entered is told of their visit by the address or number that was typed, unless the provider does not
  -- want it. How many such texts and mails went out is counted by the month of UTC.
  tells_clients boolean not null default true,
  client_month date,
  client_texts integer not null default 0 check (client_texts >= 0),
  client_mails integer not null default 0 check (client_mails >= 0),
  -- The origins of other sites whose pages may frame the booking.
  framed_by text[] not null default '{}' check (cardinality(framed_by) <= 5),
  -- Customers may ask for quotes where a card is of a craft.
  takes_quotes boolean not null default true,
  -- Sums of the reviews that visitors see (app.review).
  rating_sum integer not null default 0,
  rating_count integer not null default 0
);
-- The providers of an area.
create index provider_place on app.provider (q) include (x, y, reach_kilometres, account_id);
-- The providers who come to an area from further away.
create index provider_mobile_place on app.provider (q) include (x, y, reach_kilometres, account_id)
  where reach_kilometres is not null;
alter table app.provider enable row level security;

-- Opening hours, in minutes of the provider's own clock from midnight to midnight. Monday is 1.
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

-- The hours of a single day that differs from its weekday.
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
-- The holidays of a provider that are not over.
create index time_off_provider on app.time_off (provider_id, last_day);
alter table app.time_off enable row level security;
