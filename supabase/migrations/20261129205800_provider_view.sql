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
