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

select app.open_to_site();
