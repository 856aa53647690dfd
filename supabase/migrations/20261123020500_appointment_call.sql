alter table app.appointment
  -- Who holds a slot: a keyed hash of the network address alone. `holder` tells visitors of one address apart.
  add column holder_caller bytea,
  -- Which of a guest's two ways to be reached a code has proven.
  add column guest_proven text check (guest_proven in ('email', 'phone')),
  -- What was written before counts as read.
  add column customer_read_at timestamptz(3),
  add column provider_read_at timestamptz(3);
-- What somebody holds.
create index appointment_holder on app.appointment (holder_caller, holder) where status = 'held';
-- What guests have before them.
create index appointment_guest_email on app.appointment (guest_email, starts_at) where guest_email is not null;
create index appointment_guest_phone on app.appointment (guest_phone, starts_at) where guest_phone is not null;

-- Nobody was told until when an earlier request would be answered.
update app.appointment
   set answer_until = least(created_at + interval '24 hours', starts_at - interval '2 hours')
 where status = 'open' and answer_until is null;

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

-- The code that was sent to an address or a number of somebody without an account. Both are keyed hashes.
create table app.guest_code (
  subject text primary key,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index guest_code_expiry on app.guest_code (expires_at);
alter table app.guest_code enable row level security;
