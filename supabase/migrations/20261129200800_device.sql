-- Devices on which somebody stays signed in: ticked at the sign-in, for 30 days from the last visit. A token that names a device
-- holds while its row is there and the account's session version is the one of the row. A new password moves the account's.
create table app.device (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  session_version integer not null,
  -- Browser and system, as the browser has told them.
  label text not null check (length(label) between 1 and 80),
  signed_in_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index device_account on app.device (account_id, seen_at desc);
create index device_end on app.device (expires_at);
alter table app.device enable row level security;
