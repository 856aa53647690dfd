-- Whoever serves the site reads and writes rows, and can change nothing else of the database: no table, no function, no right.
-- It logs in as the owner and takes this role in each transaction. Roles belong to the server, so another database may have made it.
do $$
begin
  create role marketplace_site nologin;
exception when duplicate_object or unique_violation then
  null;
end
$$;
do $$
begin
  if not pg_has_role(current_user, 'marketplace_site', 'set') then
    execute format('grant marketplace_site to %I', current_user);
  end if;
end
$$;

/*
 * Gives that role its rights on every table, and every function a search path of its own. A migration that makes a table or a
 * function ends with it, and so does restoring a dump, which has no rights. It may be run again at any time.
 */
create function app.open_to_site() returns void language plpgsql as $$
declare
  name text;
begin
  grant usage on schema app, extensions, supabase_migrations to marketplace_site;
  grant select on supabase_migrations.schema_migrations to marketplace_site;
  grant select, insert, update, delete on all tables in schema app to marketplace_site;
  grant usage on all sequences in schema app to marketplace_site;

  -- The log is added to and read. Only its references are emptied, when an account ends.
  revoke update, truncate, trigger on app.audit, app.staff_call from public, current_user, marketplace_site;
  grant update (admin_id, account_id) on app.audit to current_user, marketplace_site;
  grant update (admin_id) on app.staff_call to current_user, marketplace_site;

  for name in
    select format('%s', class.oid::regclass) from pg_class class
     where class.relnamespace = 'app'::regnamespace and class.relkind in ('r', 'p')
       and not exists (select from pg_policy where polrelid = class.oid)
  loop
    execute format('create policy site on %s to marketplace_site using (true) with check (true)', name);
  end loop;

  -- Whoever calls one cannot put a table or an operator of their own in the way.
  for name in
    select format('%s', proc.oid::regprocedure) from pg_proc proc
     where proc.pronamespace = 'app'::regnamespace and proc.proconfig is null
  loop
    execute format('alter function %s set search_path = pg_catalog, extensions', name);
  end loop;
end
$$;

select app.open_to_site();
