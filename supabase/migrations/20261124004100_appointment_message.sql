-- What the two parties write to each other about a visit.
create table app.appointment_message (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  author text not null check (author in ('customer', 'provider')),
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz(3) not null
);
-- A conversation, in order.
create index appointment_message_order on app.appointment_message (appointment_id, created_at, id);
alter table app.appointment_message enable row level security;
