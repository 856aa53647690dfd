-- What has to be reported to the tax office of a provider whose account has ended: as it was, encrypted. Nothing else reads it.
create table app.last_seller (
  account_id uuid primary key references app.account (id),
  country text not null check (country in ('de', 'at', 'ch')),
  -- Name, address, numbers, day of birth.
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, '.', 1)) stored,
  -- What was missing then cannot be asked for any more.
  missing text[] not null,
  kept_at timestamptz(3) not null
);
create index last_seller_key on app.last_seller (key_id);
alter table app.last_seller enable row level security;

create function app.keep_seller() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['sealed', 'key_id'] = to_jsonb(old) - array['sealed', 'key_id'] then
    return new;
  end if;
  if tg_op = 'DELETE' and extract(year from old.kept_at) + 10 < extract(year from current_date) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger last_seller_kept before update or delete on app.last_seller for each row execute function app.keep_seller();
