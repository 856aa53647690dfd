-- Which mails were sent about the end of a listing's days. A renewal moves the end, and the mails begin anew.
create table app.listing_reminder (
  listing_id uuid not null references app.listing (id) on delete cascade,
  kind text not null check (kind in ('week', 'day', 'expired')),
  expires_at timestamptz not null,
  primary key (listing_id, kind, expires_at)
);
alter table app.listing_reminder enable row level security;
