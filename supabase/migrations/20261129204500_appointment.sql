-- What was agreed, as it was then: a card may change or go afterwards. A visit is one block of several cards in their order, done by
-- one person, for a customer with an account, a guest, or somebody whom the provider entered. Instants in UTC, with the provider's
-- time zone.
create table app.appointment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  staff_id uuid not null references app.staff (id),
  -- Reviews outlive the account of whoever wrote them.
  customer_id uuid references app.account (id) on delete set null,
  -- In the file of the provider.
  client_id uuid references app.client (id) on delete set null,

  -- The first card; app.appointment_item has all of them.
  card_id uuid references app.service_card (id) on delete set null,
  service_name text not null check (service_name <> ''),
  category text not null,
  price_cents integer not null check (price_cents >= 0),
  price_unit text not null check (price_unit in ('visit', 'hour')),
  -- Of all cards and the way, VAT included, as agreed.
  total_cents integer not null check (total_cents >= 0),
  travel_fee_cents integer not null default 0 check (travel_fee_cents >= 0),
  buffer_minutes smallint not null default 0 check (buffer_minutes between 0 and 240),
  -- Hours before the start until which the customer may move or cancel.
  cancel_hours smallint not null default 24 check (cancel_hours between 0 and 720),

  status text not null default 'open' check (status in ('held', 'open', 'confirmed', 'completed', 'completed_paid', 'cancelled')),
  -- The SEQUENCE of calendar files: grows with every change of time or state.
  version integer not null default 0,
  time_zone text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  place text not null default 'shop' check (place in ('shop', 'customer')),
  -- {street, zip, city} of a visit at the customer's.
  address jsonb check (jsonb_typeof(address) = 'object'),
  note text not null default '' check (length(note) <= 2000),
  -- What the cards have asked, as it was: [{"kind": "text", "question": "Allergien?", "answer": "Henna"}, ...].
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  origin text not null default 'site' check (origin in ('site', 'link', 'entry', 'walk_in')),

  -- Of a customer with an account: how to be reached about this visit.
  phone text,
  -- Who comes without an account. The name alone is enough for what the provider entered.
  guest_name text check (length(guest_name) between 1 and 80),
  guest_email text,
  guest_phone text,
  -- Which of a guest's two ways to be reached a code has proven.
  guest_proven text check (guest_proven in ('email', 'phone')),
  -- Who comes, where a visit was booked for somebody else. Null: whoever booked it.
  visitor_name text check (length(visitor_name) between 1 and 80),
  -- The language in which a customer booked: theirs in mails about the visit.
  language text not null default 'de' check (language in ('de', 'en')),

  -- A slot that somebody is filling in, and whose: a keyed hash of the visitor, and one of the network address alone. The first
  -- tells visitors of one address apart.
  held_until timestamptz(3),
  holder bytea,
  holder_caller bytea,
  -- By somebody without an account: such holds together take a third of a day's times at most.
  held_by_guest boolean not null default false,

  -- Until when an open request is to be answered.
  answer_until timestamptz(3),
  -- The deposit that was agreed, for the provider to receive within a day after the visit is confirmed. Null: none.
  deposit_cents integer check (deposit_cents > 0),
  deposit_received_at timestamptz(3),
  confirmed_at timestamptz(3),
  -- The customer's "I am coming".
  coming_at timestamptz(3),
  completed_at timestamptz(3),
  paid_at timestamptz(3),
  cancelled_by text check (cancelled_by in ('customer', 'provider', 'system')),
  cancel_reason text,
  cancelled_at timestamptz(3),

  -- A provider's proposal of another time. The old visit stays until the customer agrees.
  proposed_starts_at timestamptz(3),
  proposed_staff_id uuid references app.staff (id),
  -- Services, duration and price proposed with it, as they would be agreed. It counts only beside proposed_starts_at.
  proposed_change jsonb check (jsonb_typeof(proposed_change) = 'object'),
  -- Free times that a provider offers when declining: ISO instants.
  alternatives jsonb not null default '[]' check (jsonb_typeof(alternatives) = 'array'),

  -- What was written before counts as read.
  customer_read_at timestamptz(3),
  provider_read_at timestamptz(3),
  -- Since when the provider has to call somebody about a visit, because nothing else reaches them. Null once it is done.
  call_since timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the site has brought the client (app.client), as it was when this visit was booked: what the file says afterwards does not
  -- count.
  brought_at timestamptz(3),
  -- The money in which the visit was agreed, also where the business moves to another country afterwards.
  currency text not null default 'EUR' check (currency in ('EUR', 'CHF')),
  -- Which texts were agreed when it was booked. Null of a visit that its provider entered.
  terms_version text check (terms_version ~ '^\d{4}-\d\d-\d\d$'),
  withdrawal_version text check (withdrawal_version ~ '^\d{4}-\d\d-\d\d$'),
  -- Which instruction about withdrawal it was: of a trader's country, or of a private person.
  withdrawal_rule text check (withdrawal_rule in ('de', 'at', 'ch', 'private')),
  -- When each side has last written: conversations are listed and counted by it, without a look at the messages of every visit that
  -- somebody ever had.
  customer_wrote_at timestamptz(3),
  provider_wrote_at timestamptz(3),
  -- The visits that were booked together, every so many weeks.
  series_id uuid,
  -- Of a held time: the earlier visit that it repeats. Held for a day, for the customer of that visit.
  again_of uuid references app.appointment (id) on delete cascade,
  constraint appointment_agreed check (
    (terms_version is null) = (withdrawal_rule is null) and (withdrawal_version is null) = (withdrawal_rule is null)),
  unique (id, provider_id),
  check (starts_at < ends_at),
  check (deposit_received_at is null or deposit_cents is not null),
  check (customer_id <> provider_id),
  check ((status = 'held') = (held_until is not null)),
  check (again_of is null or status = 'held')
);
-- A customer's appointments, in order.
create index appointment_customer on app.appointment (customer_id, starts_at);
-- A provider's calendar. Sums over all visits are read from the index alone: one with 20,000 visits looks at their numbers each day.
create index appointment_provider_sums on app.appointment (provider_id, starts_at) include (status, total_cents, currency);
-- Somebody's calendar.
create index appointment_staff on app.appointment (staff_id, starts_at);
-- The visits of a client, the latest first.
create index appointment_client on app.appointment (client_id, starts_at desc) where client_id is not null;
-- The foreign key, when a card goes.
create index appointment_card on app.appointment (card_id);
-- The foreign key, when a proposal goes.
create index appointment_proposed_staff on app.appointment (proposed_staff_id) where proposed_staff_id is not null;
-- What somebody holds, and holds that are over.
create index appointment_holder on app.appointment (holder_caller, holder) where status = 'held';
create index appointment_held on app.appointment (held_until) where status = 'held';
create index appointment_series on app.appointment (series_id, starts_at) where series_id is not null;
-- The foreign key, and one such hold for each customer and provider.
create index appointment_again on app.appointment (again_of) where again_of is not null;
create unique index appointment_again_once on app.appointment (provider_id, coalesce(customer_id::text, guest_email, guest_phone))
  where again_of is not null;
-- What guests have before them.
create index appointment_guest_email on app.appointment (guest_email, starts_at) where guest_email is not null;
create index appointment_guest_phone on app.appointment (guest_phone, starts_at) where guest_phone is not null;
-- Requests to expire, and visits to complete.
create index appointment_due on app.appointment (status, starts_at) where status in ('open', 'confirmed');
-- Deposits that the clock waits for.
create index appointment_deposit on app.appointment (confirmed_at)
  where status = 'confirmed' and deposit_cents is not null and deposit_received_at is null;
-- Whom the provider has to call.
create index appointment_call on app.appointment (provider_id, starts_at) where call_since is not null;
-- The conversations of either side, the latest first. `greatest` passes over null.
create index appointment_provider_talk
  on app.appointment (provider_id, greatest(customer_wrote_at, provider_wrote_at) desc, id desc)
  where coalesce(customer_wrote_at, provider_wrote_at) is not null;
create index appointment_customer_talk
  on app.appointment (customer_id, greatest(customer_wrote_at, provider_wrote_at) desc, id desc)
  where coalesce(customer_wrote_at, provider_wrote_at) is not null and customer_id is not null;
-- Those in which something is new.
create index appointment_provider_unread on app.appointment (provider_id)
  where customer_wrote_at > coalesce(provider_read_at, '-infinity'::timestamptz) and status <> 'held';
create index appointment_customer_unread on app.appointment (customer_id)
  where provider_wrote_at > coalesce(customer_read_at, '-infinity'::timestamptz) and status <> 'held';
-- What people without an account have left, by how old it is: for the nightly sweep.
create index appointment_guest_kept on app.appointment (ends_at)
  where customer_id is null and guest_name is not null and origin in ('site', 'link');
alter table app.appointment enable row level security;

alter table app.image
  add constraint image_appointment_id_fkey foreign key (appointment_id) references app.appointment (id) on delete set null;

-- No way to cancel leaves the time taken.
create trigger appointment_cancelled after update of status on app.appointment
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function app.let_busy_go();
create trigger appointment_deleted after delete on app.appointment
  for each row execute function app.let_busy_go();

-- Whatever makes a visit puts its client into the file.
create trigger appointment_client before insert on app.appointment
  for each row when (new.status <> 'held' and new.client_id is null) execute function app.client_of_visit();
-- What was held becomes a visit by an update.
create trigger appointment_client_booked before update of status on app.appointment
  for each row when (old.status = 'held' and new.status not in ('held', 'cancelled') and new.client_id is null)
  execute function app.client_of_visit();

-- The clock of a visit is that of the business's country, and so is its money.
create function app.set_visit_currency() returns trigger language plpgsql as $$
begin
  new.currency := case when new.time_zone = 'Europe/Zurich' then 'CHF' else 'EUR' end;
  return new;
end
$$;
create trigger appointment_currency before insert on app.appointment
  for each row execute function app.set_visit_currency();
