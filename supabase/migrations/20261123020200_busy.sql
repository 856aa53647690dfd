-- What takes somebody's time: one row per piece of work of a visit (the last with the buffer behind it, one at a customer's with
-- the way at both ends), per own block and per imported span. Ranges are half open. `owner` is the id of the appointment or
-- of the block. Rows of what is cancelled or let go are deleted; those of completed visits stay.
create table app.busy (
  id bigint generated always as identity primary key,
  owner uuid not null,
  kind text not null check (kind in ('visit', 'block', 'import')),
  staff_id uuid not null references app.staff (id) on delete cascade,
  span tstzrange not null check (not isempty(span) and lower_inc(span) and not upper_inc(span)),
  -- Nobody does two things at once, even if both are booked at the same moment. Deferrable: two visits can change places.
  constraint busy_overlap exclude using gist (staff_id with =, span with &&) deferrable initially immediate
);
-- What belongs to an appointment or a block.
create index busy_owner on app.busy (owner);
alter table app.busy enable row level security;

-- A visit is one block of several cards in their order, done by one person, for a customer with an account, a guest, or
-- somebody whom the provider entered.
alter table app.appointment
  drop constraint appointment_overlap,
  drop constraint appointment_status_check,
  add constraint appointment_status_check
    check (status in ('held', 'open', 'confirmed', 'completed', 'completed_paid', 'cancelled')),
  add column staff_id uuid references app.staff (id),
  -- Of all cards and the way, VAT included, as agreed.
  add column total_cents integer check (total_cents >= 0),
  add column travel_fee_cents integer not null default 0 check (travel_fee_cents >= 0),
  add column buffer_minutes smallint not null default 0 check (buffer_minutes between 0 and 240),
  add column travel_minutes smallint not null default 0 check (travel_minutes between 0 and 240),
  -- Hours before the start until which the customer may move or cancel.
  add column cancel_hours smallint not null default 24 check (cancel_hours between 0 and 720),
  add column place text not null default 'shop' check (place in ('shop', 'customer')),
  -- {street, zip, city} of a visit at the customer's.
  add column address jsonb check (jsonb_typeof(address) = 'object'),
  add column note text not null default '' check (length(note) <= 2000),
  -- Of a customer with an account: how to be reached about this visit.
  add column phone text,
  -- Who comes without an account. The name alone is enough for what the provider entered.
  add column guest_name text check (length(guest_name) between 1 and 80),
  add column guest_email text,
  add column guest_phone text,
  add column origin text not null default 'site' check (origin in ('site', 'link', 'entry', 'walk_in')),
  -- The SEQUENCE of calendar files: grows with every change of time or state.
  add column version integer not null default 0,
  -- A slot that somebody is filling in, and whose: a keyed hash of the visitor.
  add column held_until timestamptz(3),
  add column holder bytea,
  -- Until when an open request is to be answered.
  add column answer_until timestamptz(3),
  add column cancelled_by text check (cancelled_by in ('customer', 'provider', 'system')),
  add column cancel_reason text,
  add column cancelled_at timestamptz(3),
  add column confirmed_at timestamptz(3),
  add column completed_at timestamptz(3),
  add column paid_at timestamptz(3),
  -- The customer's "I am coming".
  add column coming_at timestamptz(3),
  -- A provider's proposal of another time. The old time stays until the customer agrees.
  add column proposed_starts_at timestamptz(3),
  add column proposed_staff_id uuid references app.staff (id),
  -- Free times that a provider offers when declining: ISO instants.
  add column alternatives jsonb not null default '[]' check (jsonb_typeof(alternatives) = 'array'),
  add column updated_at timestamptz(3) not null default now(),
  add check ((status = 'held') = (held_until is not null));

update app.appointment
   set staff_id = (select id from app.staff where staff.provider_id = appointment.provider_id order by position, id limit 1),
       buffer_minutes = least(240, extract(epoch from blocked_until - ends_at) / 60),
       total_cents = case price_unit
         when 'hour' then round(price_cents * extract(epoch from ends_at - starts_at) / 3600)::integer else price_cents end;
alter table app.appointment
  alter column staff_id set not null,
  alter column total_cents set not null,
  alter column blocked_from drop not null,
  alter column blocked_until drop not null;

insert into app.busy (owner, kind, staff_id, span)
select id, 'visit', staff_id, tstzrange(blocked_from, blocked_until) from app.appointment where status <> 'cancelled';

-- Somebody's calendar.
create index appointment_staff on app.appointment (staff_id, starts_at);
-- The foreign key, when a proposal goes.
create index appointment_proposed_staff on app.appointment (proposed_staff_id) where proposed_staff_id is not null;
-- Holds that are over.
create index appointment_held on app.appointment (held_until) where status = 'held';
-- Requests to expire, and visits to complete.
create index appointment_due on app.appointment (status, starts_at) where status in ('open', 'confirmed');

-- No way to cancel leaves the time taken.
create function app.let_busy_go() returns trigger language plpgsql as $$
begin
  delete from app.busy where owner = old.id;
  return null;
end
$$;
create trigger appointment_cancelled after update of status on app.appointment
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function app.let_busy_go();
create trigger appointment_deleted after delete on app.appointment
  for each row execute function app.let_busy_go();

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
  primary key (appointment_id, position)
);
-- The foreign key, when a card goes, and the figures of a card.
create index appointment_item_card on app.appointment_item (card_id);
alter table app.appointment_item enable row level security;

insert into app.appointment_item (appointment_id, position, card_id, name, category, price_cents, price_unit, duration_minutes)
select id, 0, card_id, service_name, category, price_cents, price_unit, extract(epoch from ends_at - starts_at) / 60
  from app.appointment;
