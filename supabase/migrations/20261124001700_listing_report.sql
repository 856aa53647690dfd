-- What visitors say is wrong with a listing.
create table app.listing_report (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  reason text not null check (reason in ('fraud', 'wrong_facts', 'not_available', 'offensive', 'other')),
  details text not null default '',
  email text,
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
-- The reports that nobody has handled yet, oldest first.
create index listing_report_open on app.listing_report (created_at) where handled_at is null;
alter table app.listing_report enable row level security;
