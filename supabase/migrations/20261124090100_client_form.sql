-- What a salon keeps of a client beside name and contact. The address is one line, as it is written on a card.
alter table app.client add column birthday date, add column address text not null default '' check (length(address) <= 200);

-- One number, however it is written: 0171 5550001, +49 171 5550001, 0049 (0)171 5550001. Of Germany, Austria and Switzerland
-- the national digits are left; of other countries all digits behind a plus. Null where there is no digit.
create function app.phone_key(phone text) returns text language sql immutable strict parallel safe as $$
  select nullif(nullif(case
    when regexp_replace(phone, '[^0-9+]', '', 'g') ~ '^(\+|00)(49|43|41)'
      then regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?(49|43|41)0*', '')
    when regexp_replace(phone, '[^0-9+]', '', 'g') ~ '^(\+|00)'
      then '+' || regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', '')
    else regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0+', '')
  end, ''), '+')
$$;

-- The same clients found by an index instead of a look at each client of the file.
create index client_email on app.client (provider_id, lower(email));
create index client_phone on app.client (provider_id, app.phone_key(phone));
create index account_phone on app.account (app.phone_key(phone));

create or replace function app.client_known_by(customer uuid, email text, phone text, name text) returns text
language sql immutable as $$
  select case
    when customer is not null then 'account:' || customer
    when email is not null then 'email:' || lower(email)
    when app.phone_key(phone) is not null then 'phone:' || app.phone_key(phone)
    when name is not null then 'name:' || lower(name)
  end
$$;

-- Of several who are the same by now, the first keeps being recognised; the others stay as added by hand.
with ranked as (
  select id, app.phone_key(substr(known_by, 7)) as key,
         row_number() over (partition by provider_id, app.phone_key(substr(known_by, 7)) order by created_at, id) as place
    from app.client where known_by like 'phone:%'
)
update app.client set known_by = null from ranked where ranked.id = client.id and ranked.place > 1;
update app.client set known_by = 'phone:' || app.phone_key(substr(known_by, 7)) where known_by like 'phone:%';

-- Whom the client file means by an account, an address, a number or a name. A name alone counts where only one client has it.
create or replace function app.known_client(provider uuid, customer uuid, email text, phone text, name text) returns uuid
language sql stable as $$
  -- Parameters by the function's name: a bare `email` would be the column.
  select coalesce(
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
