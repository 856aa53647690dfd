-- A thread between a visitor (who need not have an account) and the seller of a listing.
create table app.inquiry (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  language text not null check (language in ('de', 'en')),
  is_read boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_message_at timestamptz(3) not null default now()
);
create index inquiry_listing on app.inquiry (listing_id, created_at desc);
alter table app.inquiry enable row level security;

create table app.inquiry_message (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references app.inquiry (id) on delete cascade,
  sender text not null check (sender in ('visitor', 'seller')),
  body text not null check (body <> ''),
  at timestamptz(3) not null default now()
);
create index inquiry_message_inquiry on app.inquiry_message (inquiry_id, id);
alter table app.inquiry_message enable row level security;

create table app.listing_report (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  reason text not null check (reason in ('fraud', 'wrong_facts', 'not_available', 'offensive', 'other')),
  details text not null default '',
  email text,
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index listing_report_open on app.listing_report (created_at) where handled_at is null;
alter table app.listing_report enable row level security;

-- Views per listing and day (Philippine days: that is where the listings are).
create table app.listing_day (
  listing_id uuid not null references app.listing (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (listing_id, day)
);
alter table app.listing_day enable row level security;

-- Who was counted today: a keyed hash that changes every day, deleted after two.
create table app.listing_visitor (
  day date not null,
  listing_id uuid not null references app.listing (id) on delete cascade,
  visitor bytea not null,
  primary key (day, listing_id, visitor)
);
alter table app.listing_visitor enable row level security;

create table app.favorite (
  account_id uuid not null references app.account (id) on delete cascade,
  listing_id uuid not null references app.listing (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, listing_id)
);
create index favorite_listing on app.favorite (listing_id, created_at);
alter table app.favorite enable row level security;
