-- What a provider says about a card beside its name, price and duration.
alter table app.service_card
  -- The order on the provider's page.
  add column position integer not null default 0,
  -- The visit as [{"work": 30, "wait": 20}, ...] in minutes. Empty: all of it is work.
  add column parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  add column is_at_shop boolean not null default true,
  -- [{"upTo": 10, "feeCents": 0}, ...] in kilometres, ascending.
  add column travel_zones jsonb not null default '[]' check (jsonb_typeof(travel_zones) = 'array'),
  -- The last zone. Null: as far as the provider comes at all.
  add column travel_reach_kilometres smallint check (travel_reach_kilometres between 1 and 100),
  add column is_urgent boolean not null default false,
  -- Null: the provider's own.
  add column buffer_minutes smallint check (buffer_minutes between 0 and 240),
  add column notice_hours smallint check (notice_hours between 0 and 720),
  add column cancel_hours smallint not null default 24 check (cancel_hours between 0 and 720);

-- How often a provider's page was looked at, per day of the provider's clock.
create table app.provider_day (
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (provider_id, day)
);
alter table app.provider_day enable row level security;

-- Who was counted on a day already: a keyed hash that changes every day, deleted after two.
create table app.provider_visitor (
  day date not null,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  visitor bytea not null,
  primary key (day, provider_id, visitor)
);
alter table app.provider_visitor enable row level security;
