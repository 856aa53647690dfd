-- The client file of a provider: who has been or is booked, and who was added by hand. The provider is its controller.
create table app.client (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- By what a visit is recognised as theirs: an account, or of somebody without one their address, number or name. Null: added by
  -- hand, or their account is gone.
  known_by text,
  account_id uuid references app.account (id) on delete set null,
  name text not null check (length(name) between 1 and 80),
  -- As the provider wrote them; an account's own are shown where these are null.
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  notes text not null default '' check (length(notes) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, known_by)
);
-- The file of a provider, by name.
create index client_provider on app.client (provider_id, lower(name), id);
-- The foreign key, when an account goes.
create index client_account on app.client (account_id) where account_id is not null;
alter table app.client enable row level security;

alter table app.appointment add column client_id uuid references app.client (id) on delete set null;
-- The visits of a client, the latest first.
create index appointment_client on app.appointment (client_id, starts_at desc) where client_id is not null;

-- Null where nobody is named, as in a walk-in.
create function app.client_known_by(customer uuid, email text, phone text, name text) returns text language sql immutable as $$
  select case
    when customer is not null then 'account:' || customer
    when email is not null then 'email:' || lower(email)
    when regexp_replace(phone, '\D', '', 'g') <> '' then 'phone:' || regexp_replace(phone, '\D', '', 'g')
    when name is not null then 'name:' || lower(name)
  end
$$;

-- Whatever makes a visit, its client is in the file with it. A client who was deleted comes back with their next visit only.
create function app.client_of_visit() returns trigger language plpgsql as $$
declare
  known text := app.client_known_by(new.customer_id, new.guest_email, new.guest_phone, new.guest_name);
begin
  if known is null then
    return new;
  end if;
  insert into app.client (provider_id, known_by, account_id, name, email, phone)
  select new.provider_id, known, new.customer_id,
         coalesce(new.guest_name, (select nullif(left(name, 80), '') from app.account where id = new.customer_id), '-'),
         new.guest_email, left(new.guest_phone, 40)
  on conflict (provider_id, known_by) do nothing;
  select id into new.client_id from app.client where provider_id = new.provider_id and known_by = known;
  return new;
end
$$;
create trigger appointment_client before insert on app.appointment
  for each row when (new.status <> 'held' and new.client_id is null) execute function app.client_of_visit();
-- What was held becomes a visit by an update.
create trigger appointment_client_booked before update of status on app.appointment
  for each row when (old.status = 'held' and new.status not in ('held', 'cancelled') and new.client_id is null)
  execute function app.client_of_visit();

insert into app.client (provider_id, known_by, account_id, name, email, phone)
select distinct on (appointment.provider_id, known.by) appointment.provider_id, known.by, customer_id,
       coalesce(guest_name, nullif(left(account.name, 80), ''), '-'), guest_email, left(guest_phone, 40)
  from app.appointment
  left join app.account on account.id = customer_id
 cross join lateral (select app.client_known_by(customer_id, guest_email, guest_phone, guest_name) as by) as known
 where known.by is not null and appointment.status <> 'held'
 order by appointment.provider_id, known.by, starts_at desc;
update app.appointment
   set client_id = client.id
  from app.client
 where client.provider_id = appointment.provider_id and appointment.status <> 'held'
   and client.known_by = app.client_known_by(customer_id, guest_email, guest_phone, guest_name);
