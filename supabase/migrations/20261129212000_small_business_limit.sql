-- Limits of turnover for small businesses that an administrator has entered because a law has changed. Those of today stand with the
-- code. Rows are only added: of two for one day the later counts.
create table app.small_business_limit (
  id bigint generated always as identity primary key,
  country text not null check (country in ('de', 'at', 'ch')),
  -- The first day on which it holds.
  counts_from date not null,
  -- In the money of the country: of the year before, and of the year that runs.
  last_year_minor integer not null check (last_year_minor > 0),
  this_year_minor integer not null check (this_year_minor > 0),
  -- The law, as the provider reads it.
  source text not null check (length(source) between 1 and 200),
  entered_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  entered_by uuid references app.account (id) on delete set null
);
create index small_business_limit_day on app.small_business_limit (country, counts_from desc, id desc);
create index small_business_limit_by on app.small_business_limit (entered_by) where entered_by is not null;
alter table app.small_business_limit enable row level security;
create trigger small_business_limit_kept before update or delete on app.small_business_limit
  for each row execute function app.keep_commission('entered_by');
