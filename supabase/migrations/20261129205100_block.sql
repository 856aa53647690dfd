-- Own blocked time. Its rows of app.busy have kind `block` and this id as their owner.
create table app.block (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  staff_id uuid not null references app.staff (id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  note text not null default '' check (length(note) <= 200),
  -- A day off sick that can be taken back: the deed that took the time. See app.appointment_undo.
  deed uuid,
  -- The calendar of another program that says so.
  outside_id uuid references app.outside_calendar (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  check (starts_at < ends_at)
);
-- A provider's blocks that are not over.
create index block_provider on app.block (provider_id, ends_at);
-- The foreign key, when somebody of the staff goes.
create index block_staff on app.block (staff_id);
-- The blocks of a deed that is taken back.
create index block_deed on app.block (deed) where deed is not null;
-- The blocks of a calendar that is read again.
create index block_outside on app.block (outside_id) where outside_id is not null;
alter table app.block enable row level security;
create trigger block_deleted after delete on app.block
  for each row execute function app.let_busy_go();
