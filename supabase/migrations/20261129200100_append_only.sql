-- Nobody rewrites history: for tables that are only ever added to.
create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

-- A log: rows are added. A row may be deleted once it is older than the trigger's argument, and an account that ends is taken out.
create function app.keep_log() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb;
begin
  if tg_op = 'DELETE' then
    if old.at < now() - tg_argv[0]::interval then
      return old;
    end if;
    raise exception '% is append-only', tg_table_name;
  end if;
  after := to_jsonb(new);
  if after - 'admin_id' - 'account_id' is distinct from before - 'admin_id' - 'account_id'
     or coalesce(after ->> 'admin_id', before ->> 'admin_id') is distinct from before ->> 'admin_id'
     or coalesce(after ->> 'account_id', before ->> 'account_id') is distinct from before ->> 'account_id' then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;

-- Rows that stay as they were written. A visit or an administrator may go, which empties the reference alone: the argument.
create function app.keep_commission() returns trigger language plpgsql as $$
declare
  reference text := tg_argv[0];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) ->> reference is null and to_jsonb(new) - reference = to_jsonb(old) - reference then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

-- Records of money stay as they were written, and for as long as the law says. A row may be deleted once so many years have passed
-- since the end of the year of its day: by the clock of the database, whoever deletes. Before that only a reference may be emptied,
-- to a visit or an account that goes. Arguments: years, the column of the day, the reference or '', and for rows without a day of
-- their own the table whose day counts and the column that leads to it.
create function app.keep_years() returns trigger language plpgsql as $$
declare
  reference text := nullif(tg_argv[2], '');
  before jsonb := to_jsonb(old);
  after jsonb;
  counted text := before ->> tg_argv[1];
begin
  if tg_op = 'UPDATE' then
    after := to_jsonb(new);
    if after ->> reference is null and after - reference = before - reference then
      return new;
    end if;
  else
    if tg_nargs > 3 then
      execute format('select owner.%I::text from app.%I owner where owner.id = $1', tg_argv[1], tg_argv[3])
         into counted using (before ->> tg_argv[4])::uuid;
    end if;
    if extract(year from counted::date) + tg_argv[0]::integer < extract(year from current_date) then
      return old;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
