-- The calendar of another program of one of the staff, by its address: its busy time comes in, and nothing goes out. What is kept of
-- it are times alone, as rows of app.block that name it.
create table app.outside_calendar (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  staff_id uuid not null unique references app.staff (id) on delete cascade,
  -- Whoever knows it reads the calendar: only its owner sees it again, in the export of the account.
  address text not null check (length(address) <= 2000),
  added_at timestamptz(3) not null,
  -- When it was last read well, and when it was last tried: the next one to read is the one that was tried longest ago.
  read_at timestamptz(3),
  tried_at timestamptz(3),
  -- Whoever reads it holds it until then.
  held_until timestamptz(3),
  fault text check (fault in ('address', 'private', 'unreachable', 'tooLarge', 'none')),
  -- More time is taken than is kept.
  is_cut boolean not null default false
);
create index outside_calendar_provider on app.outside_calendar (provider_id);
-- What is due.
create index outside_calendar_tried on app.outside_calendar (tried_at nulls first);
alter table app.outside_calendar enable row level security;
