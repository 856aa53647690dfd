-- Whom the client file means by an account, an address, a number or a name. A name alone counts where only one client has it.
create function app.known_client(provider uuid, customer uuid, email text, phone text, name text) returns uuid
language sql stable as $$
  -- Parameters by the function's name: a bare `email` would be the column.
  select coalesce(
    (select client.id from app.client
      where client.provider_id = known_client.provider
        and client.known_by = app.client_known_by(
          known_client.customer, known_client.email, known_client.phone, known_client.name)),
    (select client.id from app.client left join app.account on account.id = client.account_id
      where known_client.customer is null and client.provider_id = known_client.provider
        and (lower(coalesce(client.email, account.email)) = lower(known_client.email)
             or regexp_replace(coalesce(client.phone, account.phone), '\D', '', 'g') =
                nullif(regexp_replace(known_client.phone, '\D', '', 'g'), ''))
      order by client.created_at, client.id limit 1),
    (select (array_agg(client.id))[1] from app.client
      where known_client.customer is null and known_client.email is null and known_client.phone is null
        and client.provider_id = known_client.provider and lower(client.name) = lower(known_client.name)
     having count(*) = 1))
$$;

create or replace function app.client_of_visit() returns trigger language plpgsql as $$
declare
  known text := app.client_known_by(new.customer_id, new.guest_email, new.guest_phone, new.guest_name);
begin
  if known is null then
    return new;
  end if;
  new.client_id := app.known_client(new.provider_id, new.customer_id, new.guest_email, new.guest_phone, new.guest_name);
  if new.client_id is not null then
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
