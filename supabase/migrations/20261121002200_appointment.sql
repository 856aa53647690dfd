-- What was agreed, as it was then: a card may change or go afterwards. Instants in UTC, with the provider's time zone.
create table app.appointment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- Reviews outlive the account of who wrote them.
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
  -- With the provider's buffers of that day around it.
  blocked_from timestamptz(3) not null,
  blocked_until timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  unique (id, provider_id),
  check (starts_at < ends_at),
  check (blocked_from <= starts_at and ends_at <= blocked_until),
  check (customer_id <> provider_id),
  -- Two appointments of one provider cannot overlap, whoever comes at the same moment.
  constraint appointment_overlap exclude using gist (provider_id with =, tstzrange(blocked_from, blocked_until) with &&)
    where (status <> 'cancelled')
);
create index appointment_customer on app.appointment (customer_id, starts_at);
create index appointment_provider on app.appointment (provider_id, starts_at);
create index appointment_card on app.appointment (card_id);
alter table app.appointment enable row level security;

-- Each side's word about a completed appointment, once. Both appear together, or after seven days.
create table app.review (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null,
  provider_id uuid not null,
  author text not null check (author in ('customer', 'provider')),
  rating smallint not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 4000),
  reply text check (length(reply) between 1 and 4000),
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  visible_at timestamptz(3) not null,
  unique (appointment_id, author),
  foreign key (appointment_id, provider_id) references app.appointment (id, provider_id) on delete cascade,
  check ((reply is null) = (replied_at is null)),
  check (reply is null or author = 'customer')
);
create index review_provider on app.review (provider_id, created_at desc) include (rating, visible_at) where author = 'customer';
alter table app.review enable row level security;

-- The appointment is locked first: of two reviews at the same moment the later one sees the other.
create function app.admit_review() returns trigger language plpgsql as $$
declare
  outcome text;
begin
  select status into outcome from app.appointment where id = new.appointment_id for update;
  if outcome is null or outcome not in ('completed', 'completed_paid') then
    raise exception 'a review belongs to a completed appointment'
      using errcode = 'check_violation', constraint = 'review_completed';
  end if;
  update app.review set visible_at = least(visible_at, new.created_at)
   where appointment_id = new.appointment_id and author <> new.author;
  new.visible_at := case when found then new.created_at else new.created_at + interval '7 days' end;
  return new;
end
$$;
create trigger review_admitted before insert on app.review
  for each row execute function app.admit_review();
