-- Who waits for a time that somebody frees: an account or a client for a span of days, or a visit for an earlier time. Days and
-- minutes are of the provider's clock. An entry ends after its days, with its visit, and when something is booked from it.
create table app.waiting_list (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  account_id uuid references app.account (id) on delete cascade,
  -- The visit that would be moved: it says who waits, for what, and until when.
  appointment_id uuid unique references app.appointment (id) on delete cascade,
  -- Somebody of the provider's client file, whom the provider has put on the list.
  client_id uuid references app.client (id) on delete cascade,
  cards uuid[] not null default '{}',
  -- The same cards in the same order, each with its options (src/contract/services/card-option-fields.ts).
  picks text[] not null default '{}',
  -- Null: whoever is free.
  staff_id uuid references app.staff (id) on delete cascade,
  first_day date,
  last_day date,
  from_minute smallint check (from_minute between 0 and 1440),
  until_minute smallint check (until_minute between 0 and 1440),
  -- In which who waits is written to.
  language text not null default 'de' check (language in ('de', 'en')),
  created_at timestamptz(3) not null,
  check (num_nonnulls(account_id, client_id, appointment_id) = 1),
  check (case when appointment_id is null
              then cards <> '{}' and first_day <= last_day
              else cards = '{}' and staff_id is null and num_nonnulls(first_day, last_day, from_minute, until_minute) = 0 end),
  check (cardinality(picks) = cardinality(cards)),
  check (from_minute < until_minute),
  check ((from_minute is null) = (until_minute is null)),
  check (account_id <> provider_id)
);
-- One entry for the same cards; also the list of an account.
create unique index waiting_list_account on app.waiting_list (account_id, provider_id, cards) where account_id is not null;
-- The same of a client.
create unique index waiting_list_client on app.waiting_list (client_id, cards) where client_id is not null;
-- Who waits at a provider, in their order.
create index waiting_list_provider on app.waiting_list (provider_id, created_at);
-- The foreign key, when somebody of the staff goes.
create index waiting_list_staff on app.waiting_list (staff_id) where staff_id is not null;
-- The sweep of those whose days are over.
create index waiting_list_end on app.waiting_list (last_day) where last_day is not null;
alter table app.waiting_list enable row level security;

-- What was offered to whom. It is open until `held_until`, unless it was declined. The time itself is held by a row of app.appointment.
create table app.waiting_offer (
  id uuid primary key default gen_random_uuid(),
  waiting_id uuid not null references app.waiting_list (id) on delete cascade,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- Who was asked: an account, or a client or a visit of somebody without one.
  person uuid not null,
  hold_id uuid unique references app.appointment (id) on delete set null,
  staff_id uuid not null references app.staff (id) on delete cascade,
  span tstzrange not null check (not isempty(span)),
  reason text not null check (reason in ('only', 'soonest', 'longest', 'usual')),
  held_until timestamptz(3) not null,
  declined_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- Nobody is asked twice for one gap.
  constraint waiting_offer_once exclude using gist (person with =, provider_id with =, span with &&)
);
create index waiting_offer_waiting on app.waiting_offer (waiting_id);
create index waiting_offer_provider on app.waiting_offer (provider_id);
create index waiting_offer_staff on app.waiting_offer (staff_id);
-- Holds that are over.
create index waiting_offer_held on app.waiting_offer (held_until) where hold_id is not null;
alter table app.waiting_offer enable row level security;

-- Time that was taken and is free again, where somebody waits. A row lives until the job has looked who it is for.
create table app.freed_time (
  id bigint generated always as identity primary key,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  staff_id uuid not null references app.staff (id) on delete cascade,
  -- What had taken it: a visit whose change can still be taken back frees nothing yet.
  owner uuid not null,
  span tstzrange not null
);
create index freed_time_provider on app.freed_time (provider_id);
create index freed_time_staff on app.freed_time (staff_id);
alter table app.freed_time enable row level security;

-- Whatever frees time: a cancellation, a move, an answer, a no-show, a block, a hold that ends. A provider that is being deleted is
-- not there any more.
create function app.note_freed_time() returns trigger language plpgsql as $$
begin
  insert into app.freed_time (provider_id, staff_id, owner, span)
  select provider.account_id, staff.id, old.owner, old.span
    from app.staff join app.provider on provider.account_id = staff.provider_id
   where staff.id = old.staff_id
     and exists (select from app.waiting_list waiting where waiting.provider_id = provider.account_id);
  return null;
end
$$;
create trigger busy_freed after delete on app.busy
  for each row when (old.kind <> 'import') execute function app.note_freed_time();
