-- What was agreed, as it was then: the card may change or go afterwards. Instants in UTC, with the provider's time zone.
create table app.appointment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- Reviews outlive the account of whoever wrote them.
  customer_id uuid references app.account (id) on delete set null,
  card_id uuid references app.service_card (id) on delete set null,
  service_name text not null check (service_name <> ''),
  category text not null,
  price_cents integer not null check (price_cents >= 0),
  price_unit text not null check (price_unit in ('visit', 'hour')),
  status text not null default 'open' check (status in ('open', 'confirmed', 'completed', 'completed_paid', 'cancelled')),
  time_zone text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- The appointment with the provider's buffers of that day around it.
  blocked_from timestamptz(3) not null,
  blocked_until timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  unique (id, provider_id),
  check (starts_at < ends_at),
  check (blocked_from <= starts_at and ends_at <= blocked_until),
  check (customer_id <> provider_id),
  -- Two appointments of one provider cannot overlap, even if both are booked at the same moment.
  constraint appointment_overlap exclude using gist (provider_id with =, tstzrange(blocked_from, blocked_until) with &&)
    where (status <> 'cancelled')
);
-- A customer's appointments, in order.
create index appointment_customer on app.appointment (customer_id, starts_at);
-- A provider's calendar.
create index appointment_provider on app.appointment (provider_id, starts_at);
-- The foreign key, when a card goes.
create index appointment_card on app.appointment (card_id);
alter table app.appointment enable row level security;
