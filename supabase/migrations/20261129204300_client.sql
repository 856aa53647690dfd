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
  birthday date,
  -- One line, as it is written on a card.
  address text not null default '' check (length(address) <= 200),
  notes text not null default '' check (length(notes) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the site has brought this client: their first booking there. Null: the provider knew them before, or has brought them.
  brought_at timestamptz(3),
  -- Since when the business may invite them to come again, and who has said so. Null: it may not.
  recall_agreed_at timestamptz(3),
  recall_agreed_by text check (recall_agreed_by in ('client', 'business')),
  -- The client has ended it. Only the client begins it again.
  recall_ended_at timestamptz(3),
  -- The last invitation.
  recalled_at timestamptz(3),
  unique (provider_id, known_by),
  check ((recall_agreed_at is null) = (recall_agreed_by is null)),
  check (recall_ended_at is null or recall_agreed_at is null)
);
-- The file of a provider, by name.
create index client_provider on app.client (provider_id, lower(name), id);
-- The foreign key, when an account goes.
create index client_account on app.client (account_id) where account_id is not null;
-- The same client by an address or a number, without a look at each client of the file.
create index client_email on app.client (provider_id, lower(email));
create index client_phone on app.client (provider_id, app.phone_key(phone));
alter table app.client enable row level security;

-- By what a visit is recognised as somebody's. Null where nobody is named, as in a walk-in.
create function app.client_known_by(customer uuid, email text, phone text, name text) returns text
language sql immutable as $$
  select case
    when customer is not null then 'account:' || customer
    when email is not null then 'email:' || lower(email)
    when app.phone_key(phone) is not null then 'phone:' || app.phone_key(phone)
    when name is not null then 'name:' || lower(name)
  end
$$;

-- A name in whatever order it is written: 'Muster, Klara' and 'Klara Muster' are one.
create function app.name_key(name text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(word, ' ' order by word), lower(name)) from regexp_split_to_table(lower(name), '[\s,;.]+') as word where word <> ''
$$;

-- Whom the client file means by an account, an address, a number or a name. A name alone counts where only one client has it.
-- A family may have one number: of several clients with it the one of that name comes first.
create function app.known_client(provider uuid, customer uuid, email text, phone text, name text) returns uuid
language sql stable as $$
  -- Parameters by the function's name: a bare `email` would be the column.
  select coalesce(
    (select client.id from app.client
      where known_client.customer is null and known_client.email is null
        and client.provider_id = known_client.provider
        and app.phone_key(client.phone) = app.phone_key(known_client.phone)
        and app.name_key(client.name) = app.name_key(known_client.name)
      order by client.created_at, client.id limit 1),
    (select client.id from app.client
      where client.provider_id = known_client.provider
        and client.known_by = app.client_known_by(
          known_client.customer, known_client.email, known_client.phone, known_client.name)),
    (select same.id
       from (select client.id, client.created_at from app.client
              where client.provider_id = known_client.provider and lower(client.email) = lower(known_client.email)
             union all
             select client.id, client.created_at from app.client
              where client.provider_id = known_client.provider
                and app.phone_key(client.phone) = app.phone_key(known_client.phone)
             union all
             select client.id, client.created_at from app.account join app.client on client.account_id = account.id
              where client.provider_id = known_client.provider and client.email is null
                and account.email = lower(known_client.email)
             union all
             select client.id, client.created_at from app.account join app.client on client.account_id = account.id
              where client.provider_id = known_client.provider and client.phone is null
                and app.phone_key(account.phone) = app.phone_key(known_client.phone)) as same
      where known_client.customer is null
      order by same.created_at, same.id limit 1),
    (select (array_agg(client.id))[1] from app.client
      where known_client.customer is null and known_client.email is null and known_client.phone is null
        and client.provider_id = known_client.provider and lower(client.name) = lower(known_client.name)
     having count(*) = 1))
$$;

-- Whatever makes a visit, its client is in the file with it. A client who was deleted comes back with their next visit only.
-- It keeps whether the site has brought the client (app.commission_line).
create function app.client_of_visit() returns trigger language plpgsql as $$
declare
  known text := app.client_known_by(new.customer_id, new.guest_email, new.guest_phone, new.guest_name);
  is_brought boolean := false;
begin
  if known is null then
    return new;
  end if;
  if new.origin = 'site' then
    is_brought := not app.is_known_before(
      new.provider_id, new.customer_id,
      array(select lower(email) from (
              select new.guest_email as email union all select own.email from app.account own where own.id = new.customer_id) as said
             where email is not null),
      array(select app.phone_key(phone) from (
              select new.guest_phone as phone union all select new.phone
              union all select own.phone from app.account own where own.id = new.customer_id) as said
             where app.phone_key(phone) is not null));
  end if;
  new.client_id := app.known_client(new.provider_id, new.customer_id, new.guest_email, new.guest_phone, new.guest_name);
  if new.client_id is null then
    insert into app.client (provider_id, known_by, account_id, name, email, phone, brought_at)
    select new.provider_id, known, new.customer_id,
           coalesce(new.guest_name, (select nullif(left(name, 80), '') from app.account where id = new.customer_id), '-'),
           new.guest_email, left(new.guest_phone, 40), case when is_brought then new.updated_at end
    on conflict (provider_id, known_by) do nothing;
    select id into new.client_id from app.client where provider_id = new.provider_id and known_by = known;
  end if;
  if is_brought then
    select client.brought_at into new.brought_at from app.client where client.id = new.client_id;
  end if;
  return new;
end
$$;
