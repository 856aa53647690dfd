-- A saved search goes to an address. It follows its account to a new one, where it waits for that to be confirmed; and
-- whoever has confirmed an address has confirmed the searches that wait for it, those of a guest included.
create function app.follow_address() returns trigger language plpgsql as $$
begin
  if new.email <> old.email then
    update app.saved_search
       set email = new.email, confirmed_at = case when new.email_verified_at is not null then confirmed_at end
     where account_id = new.id;
  end if;
  if new.email_verified_at is not null then
    update app.saved_search set confirmed_at = new.email_verified_at
     where email = new.email and (account_id is null or account_id = new.id)
       and confirmed_at is null and ended_at is null;
  end if;
  return null;
end
$$;
create trigger account_address_changed after update of email, email_verified_at on app.account
  for each row when (old.email <> new.email or old.email_verified_at is distinct from new.email_verified_at)
  execute function app.follow_address();

-- Until now only the link of their own mail confirmed them.
update app.saved_search search set confirmed_at = account.email_verified_at
  from app.account
 where account.email = search.email and (search.account_id is null or search.account_id = account.id)
   and account.email_verified_at is not null and search.confirmed_at is null and search.ended_at is null;
