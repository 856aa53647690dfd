-- The listings that somebody keeps.
create table app.favorite (
  account_id uuid not null references app.account (id) on delete cascade,
  listing_id uuid not null references app.listing (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, listing_id)
);
-- How many kept a seller's listings, and when.
create index favorite_listing on app.favorite (listing_id, created_at);
alter table app.favorite enable row level security;
