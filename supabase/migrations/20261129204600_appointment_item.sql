-- The cards of a visit as they were when it was booked: a card may change or go afterwards.
create table app.appointment_item (
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  position smallint not null,
  card_id uuid references app.service_card (id) on delete set null,
  name text not null check (name <> ''),
  category text not null,
  price_cents integer not null check (price_cents >= 0),
  price_unit text not null check (price_unit in ('visit', 'hour')),
  duration_minutes smallint not null check (duration_minutes > 0),
  -- As in app.service_card.
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- The variant and the extras that were chosen, as they were: [{"id", "name", "priceCents", "durationMinutes"}, ...]. Name, price
  -- and duration contain them.
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  primary key (appointment_id, position)
);
-- The foreign key, when a card goes, and the figures of a card.
create index appointment_item_card on app.appointment_item (card_id);
alter table app.appointment_item enable row level security;
