-- The seller's last word that the listing is still to be had.
alter table app.listing add column available_confirmed_at timestamptz(3);

-- Which mails have gone out about an end of a listing's days. A renewal moves the end, and the mails begin anew.
create table app.listing_reminder (
  listing_id uuid not null references app.listing (id) on delete cascade,
  kind text not null check (kind in ('week', 'day', 'expired')),
  expires_at timestamptz not null,
  queued_at timestamptz not null,
  primary key (listing_id, kind, expires_at)
);
alter table app.listing_reminder enable row level security;

-- What the look for ended listings walks along.
create index listing_ended on app.listing (expires_at) where status = 'expired';
