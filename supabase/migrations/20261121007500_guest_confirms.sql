-- What a guest has saved for an address was typed by nobody knows whom, its name included, which stands in every mail: only
-- the link of its own mail confirms it, not that somebody has confirmed the address for an account of theirs.
create or replace function app.follow_address() returns trigger language plpgsql as $$
begin
  if new.email <> old.email then
    update app.saved_search
       set email = new.email, confirmed_at = case when new.email_verified_at is not null then confirmed_at end
     where account_id = new.id;
  end if;
  if new.email_verified_at is not null then
    update app.saved_search set confirmed_at = new.email_verified_at
     where account_id = new.id and confirmed_at is null and ended_at is null;
  end if;
  return null;
end
$$;
