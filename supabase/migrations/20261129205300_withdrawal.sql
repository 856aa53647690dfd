-- Who withdrew from a contract, and when that arrived. Kept as it was written.
create table app.withdrawal (
  id uuid primary key default gen_random_uuid(),
  -- The visit that its link or its customer's account has named.
  appointment_id uuid references app.appointment (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  email text not null,
  contract text not null default '' check (length(contract) <= 2000),
  language text not null check (language in ('de', 'en')),
  -- The visit was cancelled by it at once.
  is_cancelled boolean not null default false,
  received_at timestamptz(3) not null
);
-- The foreign key, when a visit goes.
create index withdrawal_appointment on app.withdrawal (appointment_id) where appointment_id is not null;
-- What is held about an address.
create index withdrawal_email on app.withdrawal (email);
-- The nightly sweep.
create index withdrawal_received on app.withdrawal (received_at);
alter table app.withdrawal enable row level security;
