-- The providers that somebody keeps.
create table app.favorite_provider (
  account_id uuid not null references app.account (id) on delete cascade,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, provider_id)
);
-- The foreign key, when a provider goes.
create index favorite_provider_provider on app.favorite_provider (provider_id);
alter table app.favorite_provider enable row level security;
