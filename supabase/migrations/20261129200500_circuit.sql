-- A service outside (storage, mail, text messages, …) that failed lately. No row: it works. All processes share what one has
-- learned, so that nobody waits for a service that another has found to be dead.
create table app.circuit (
  service text primary key,
  -- In a row.
  failures integer not null,
  failed_at timestamptz not null,
  -- Since when nobody asks it, and until when; both null while there are too few failures for that.
  opened_at timestamptz,
  rests_until timestamptz,
  check ((opened_at is null) = (rests_until is null))
);
alter table app.circuit enable row level security;
