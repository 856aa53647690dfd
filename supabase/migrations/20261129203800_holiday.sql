-- Public holidays by federal state or canton: DE-BE, AT-9, CH-ZH. The rows: supabase/data/holiday.tsv.
create table app.holiday (
  region text not null,
  day date not null,
  name text not null check (name <> ''),
  primary key (region, day)
);
alter table app.holiday enable row level security;

-- Public holidays on which a provider works all the same.
create table app.worked_holiday (
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  day date not null,
  primary key (provider_id, day)
);
alter table app.worked_holiday enable row level security;
