-- When a provider can be booked, beside the hours.
alter table app.provider
  -- Offered times lie next to what is booked, so that the day fills without gaps.
  add column is_tight boolean not null default true,
  -- Visits a day. Null: as many as fit.
  add column per_day_maximum smallint check (per_day_maximum between 1 and 50),
  -- Whose public holidays count, as in app.holiday. Null: none.
  add column holiday_region text,
  -- A visit that the customer has not confirmed 12 hours before its start is given away.
  add column releases_unconfirmed boolean not null default false;

-- Public holidays by federal state or canton: DE-BE, AT-9, CH-ZH.
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

-- Own blocked time. Its rows of app.busy have kind `block` and this id as their owner.
create table app.block (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  staff_id uuid not null references app.staff (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz(3) not null default now(),
  check (starts_at < ends_at)
);
-- A provider's blocks that are not over.
create index block_provider on app.block (provider_id, ends_at);
-- The foreign key, when somebody of the staff goes.
create index block_staff on app.block (staff_id);
alter table app.block enable row level security;
create trigger block_deleted after delete on app.block
  for each row execute function app.let_busy_go();
