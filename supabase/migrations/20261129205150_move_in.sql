-- A business that moves in with files of another system: what was made of them within a day, so that all of it can be taken back at
-- once. A visit of a row has an id that follows from what the row says: the row counts once, however often it is sent.
create table app.move_in (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  started_at timestamptz(3) not null
);
-- The last one of a provider.
create index move_in_provider on app.move_in (provider_id, started_at desc);
alter table app.move_in enable row level security;

-- Rows without a foreign key to what they name: what somebody deletes by hand is gone from here with the move.
create table app.moved_thing (
  move_in_id uuid not null references app.move_in (id) on delete cascade,
  kind text not null check (kind in ('visit', 'client', 'card', 'staff')),
  thing_id uuid not null,
  primary key (move_in_id, kind, thing_id)
);
alter table app.moved_thing enable row level security;
